internal import Foundation

/// The names that CLDR has for Foundation's units: the unit identifiers of Unicode Technical Standard 35.
enum CLDRUnit {
    /// - Returns: The name; nil for a unit that CLDR does not have, such as one of the extension's own.
    static func name(of unit: Unit) -> String? {
        switch unit {
        // Their symbols are those of other units, too.
        case UnitAcceleration.gravity: "g-force"
        case UnitDuration.minutes: "minute"
        case UnitFuelEfficiency.milesPerImperialGallon: "mile-per-gallon-imperial"
        case _ where String(reflecting: type(of: unit)).hasPrefix("Foundation."): names[unit.symbol]
        default: nil
        }
    }

    /// By the unit's symbol.
    private static let names = Dictionary(
        uniqueKeysWithValues: list.split(separator: "\n").flatMap { $0.split(separator: ", ") }
            .map { $0.split(separator: "=") }.map { (String($0[0]), String($0[1])) }
    )

    private static let list = """
        m/s²=meter-per-square-second, °=degree, ʹ=arc-minute, ʹʹ=arc-second, rad=radian, rev=revolution
        km²=square-kilometer, m²=square-meter, cm²=square-centimeter, mm²=square-millimeter, µm²=square-micrometer
        in²=square-inch, ft²=square-foot, yd²=square-yard, mi²=square-mile, ac=acre, ha=hectare
        g/L=gram-per-liter, mg/dL=milligram-per-deciliter, ppm=permillion, s=second, h=hour
        Ah=ampere-hour, kA=kiloampere, A=ampere, mA=milliampere, kV=kilovolt, V=volt, mV=millivolt, Ω=ohm
        kJ=kilojoule, J=joule, kCal=kilocalorie, cal=calorie, kWh=kilowatt-hour
        GHz=gigahertz, MHz=megahertz, kHz=kilohertz, Hz=hertz, L/100km=liter-per-100-kilometer, mpg=mile-per-gallon
        lx=lux, bit=bit, kb=kilobit, Mb=megabit, Gb=gigabit
        B=byte, kB=kilobyte, MB=megabyte, GB=gigabyte, TB=terabyte, PB=petabyte
        Mm=megameter, km=kilometer, hm=hectometer, m=meter, dm=decimeter, cm=centimeter, mm=millimeter, µm=micrometer
        nm=nanometer, pm=picometer, in=inch, ft=foot, yd=yard, mi=mile, smi=mile-scandinavian, ly=light-year
        NM=nautical-mile, ftm=fathom, fur=furlong, ua=astronomical-unit, pc=parsec
        kg=kilogram, g=gram, dg=decigram, cg=centigram, mg=milligram, µg=microgram, ng=nanogram, oz=ounce, lb=pound
        st=stone, t=tonne, ton=ton, ct=carat, oz t=ounce-troy
        TW=terawatt, GW=gigawatt, MW=megawatt, kW=kilowatt, W=watt, mW=milliwatt, hp=horsepower
        N/m²=newton-per-square-meter, GPa=gigapascal, MPa=megapascal, kPa=kilopascal, hPa=hectopascal
        inHg=inch-ofhg, bar=bar, mbar=millibar, mmHg=millimeter-ofhg, psi=pound-force-per-square-inch
        m/s=meter-per-second, km/h=kilometer-per-hour, mph=mile-per-hour, kn=knot, K=kelvin, °C=celsius, °F=fahrenheit
        ML=megaliter, kL=kiloliter, L=liter, dl=deciliter, cL=centiliter, mL=milliliter
        km³=cubic-kilometer, m³=cubic-meter, dm³=cubic-decimeter, cm³=cubic-centimeter, mm³=cubic-millimeter
        in³=cubic-inch, ft³=cubic-foot, yd³=cubic-yard, mi³=cubic-mile, af=acre-foot, bsh=bushel
        tsp=teaspoon, tbsp=tablespoon, fl oz=fluid-ounce, cup=cup, pt=pint, qt=quart, gal=gallon
        fl oz Imperial=fluid-ounce-imperial, qt Imperial=quart-imperial, gal Imperial=gallon-imperial
        """
}
