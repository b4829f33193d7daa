import 'package:home_widget/home_widget.dart';

Future<void> save(int steps) async {
  await HomeWidget.setAppGroupId('group.org.example.steps');
  await HomeWidget.saveWidgetData('steps', steps);
  await HomeWidget.updateWidget(iOSName: 'Steps');
}
