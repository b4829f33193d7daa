"""What Scripts/many-machines needs for pushes: phones, a push service in Apple's form, and workers.

The push service is nginx with HTTP/2 and TLS: it answers every push at once, and its log has what was sent. A phone whose token
begins with `dd` is gone, and a part of the requests finds the service overloaded.
"""
import collections, http.client, os, random, shutil, subprocess

GONE = "dd"


def token(number, is_gone=False):
    return (GONE if is_gone else "aa") + f"{number:08x}"


class PushEndpoint:
    """The push service, the workers' key, and its log."""

    def __init__(self, folder, port, log, busy_percent):
        self.folder, self.port = folder, port
        self.certificate, self.key = folder + "/endpoint.pem", folder + "/push.p8"
        curve = ["-pkeyopt", "ec_paramgen_curve:prime256v1"]
        subprocess.run(["openssl", "genpkey", "-algorithm", "EC", *curve, "-out", self.key], check=True, stderr=log)
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", *curve, "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
                        "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", self.certificate, "-out", self.certificate],
                       check=True, stderr=log)
        temporary = "".join(f"    {kind}_temp_path {folder}/nginx;\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
        busy = f'"$request_id" $busy {{ {busy_percent}% yes; * ""; }}' if busy_percent else '"" $busy { * ""; }'
        user = "user root;\n" if os.geteuid() == 0 else ""
        with open(folder + "/nginx.conf", "w") as file:
            file.write(f"""{user}daemon off;
pid {folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events {{ worker_connections 1024; }}
http {{
{temporary}    access_log off;
    log_format pushes '$status $uri $http_apns_id $http_apns_push_type $http_apns_topic';
    split_clients {busy}
    server {{
        listen 127.0.0.1:{port} ssl http2;
        ssl_certificate {self.certificate};
        ssl_certificate_key {self.certificate};
        http2_max_concurrent_streams 1000;
        keepalive_requests 1000000;
        location /3/device/ {{
            access_log {folder}/pushes.log pushes;
            # Whoever answers before the end of a request resets its stream; the answer comes from behind.
            proxy_pass http://unix:{folder}/answers:;
        }}
    }}
    server {{
        listen unix:{folder}/answers;
        location / {{
            if ($uri ~ "^/3/device/{GONE}") {{ return 410 '{{"reason":"Unregistered"}}'; }}
            if ($busy) {{ return 503 '{{"reason":"ServiceUnavailable"}}'; }}
            return 200;
        }}
    }}
}}
""")
        nginx = shutil.which("nginx", path="/usr/sbin:/usr/bin")
        self.process = subprocess.Popen([nginx, "-c", folder + "/nginx.conf"], stdout=log, stderr=log)

    def worker(self, program, database, log, *options):
        """Starts a worker."""
        return subprocess.Popen(
            [program, "--database", database, "--endpoint", f"https://127.0.0.1:{self.port}", "--authority", self.certificate,
             "--key", self.key, "--key-id", "ABC123DEFG", "--team-id", "TEAM123456", "--pushes-per-day", "1440",
             "--log-level", "error", *options],
            stdout=log, stderr=log)

    def sent(self):
        """How often each push of a phone was taken: a count by token and identifier."""
        taken = collections.Counter()
        with open(self.folder + "/pushes.log") as file:
            for line in file:
                status, path, id, kind, topic = line.split()
                assert (kind, topic) == ("widgets", "app.hangangjari.push-type.widgets"), line
                if status == "200":
                    taken[path.rsplit("/", 1)[1], id] += 1
        return taken


class Phones:
    """Phones that register for two parks each, through the balancer; one in twenty is gone by the time of its push."""

    # A record of every push that was ever queued, which the service itself does not keep.
    AUDIT = """
        CREATE TABLE queued (number bigserial, token text, id uuid);
        CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
            'BEGIN INSERT INTO queued (token, id) VALUES (NEW.token, NEW.id); RETURN NULL; END';
        CREATE TRIGGER note AFTER INSERT OR UPDATE OF id ON hangangjari.push FOR EACH ROW EXECUTE FUNCTION note()"""
    COUNT = 200

    def __init__(self, port, parks, seed):
        draw = random.Random(seed)
        for number in range(self.COUNT):
            # As from several addresses: each may register sixty times a minute.
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10, source_address=(f"127.0.0.{2 + number // 25}", 0))
            for park in draw.sample(sorted(parks), 2):
                connection.request("PUT", f"/v2/devices/{token(number, number % 20 == 0)}/parks/{park}")
                answer = connection.getresponse()
                answer.read()
                assert answer.status == 204, answer.status
            connection.close()

    def check(self, database, endpoint):
        """Returns what must not be, and a line of counts; `database` runs a query."""
        sent, last, problems = endpoint.sent(), {}, []
        queued = dict.fromkeys(tuple(row) for row in database("SELECT token, id FROM queued ORDER BY number"))
        for phone, id in queued:
            last[phone] = id
        charged = {phone: int(count) for phone, count in database("SELECT token, charged FROM hangangjari.push_device")}
        gone = [phone for phone in last if phone.startswith(GONE)]
        problems += [f"{phone} is gone, and still registered" for phone in gone if phone in charged]
        problems += [f"the last push to {phone} was not sent" for phone, id in last.items()
                     if phone not in gone and (phone, id) not in sent]
        pushes = collections.Counter(phone for phone, _ in sent)
        problems += [f"{count} pushes to {phone} are charged, of {pushes[phone]}" for phone, count in charged.items()
                     if count > pushes[phone]]
        problems += [f"a push to {phone} was sent that nobody queued" for phone, id in sent if (phone, id) not in queued]
        twice = sum(1 for count in sent.values() if count > 1)
        return problems, (f"{len(queued)} pushes queued for {len(last)} phones: {len(sent)} sent, {twice} of them more than once, "
                          f"{sum(charged.values())} charged; {len(gone)} phones gone")
