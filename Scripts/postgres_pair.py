"""The database of Scripts/many-machines and Scripts/many-workers: a PostgreSQL server, with a standby that has every commit.

A client finds the server that can be written by an address with both. After a change to the standby, the old primary begins anew
as the standby of the other.
"""
import os, shutil, socket, subprocess, sys, time

from network_link import NetworkLink

PROGRAMS = "/usr/lib/postgresql/15/bin/"


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class PostgresPair:
    def __init__(self, folder, log, name, with_standby):
        self.folder, self.log, self.name, self.primary = folder, log, name, 0
        self.links = []
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        os.chmod(folder, 0o755)
        self.ports = [free_port() for _ in range(2 if with_standby else 1)]
        self.run("initdb", "--pgdata", self.data(0), "--username", "owner", "--auth", "trust")
        with open(self.data(0) + "/postgresql.auto.conf", "a") as file:
            # A server that finds the other again does so within the time limit of a client.
            file.write("wal_retrieve_retry_interval = '200ms'\n")
        self.start(0)
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.ports[0]), "-U", "owner", name)
        if with_standby:
            self.add_standby()

    @property
    def address(self):
        return self.address_at(self.ports)

    def address_at(self, ports):
        hosts = ",".join(f"127.0.0.1:{port}" for port in ports)
        return f"postgres://owner@{hosts}/{self.name}" + ("?target_session_attrs=read-write&tcp_user_timeout=500" if len(ports) > 1 else "")

    def new_links(self):
        """A way to each server that can be cut; where a server does not run, it refuses connections, too."""
        links = [NetworkLink(port) for port in self.ports]
        self.links += links
        return links

    def data(self, number):
        return f"{self.folder}/data{number}"

    def run(self, program, *arguments):
        # The server and initdb refuse to run as root.
        user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        return subprocess.run(user + [PROGRAMS + program, *arguments], check=True, stdout=self.log, stderr=self.log, cwd="/")

    def query(self, text):
        """The rows of a statement, as lists of texts."""
        output = subprocess.run(
            [PROGRAMS + "psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-d", self.address, "-c", text],
            check=True, capture_output=True, text=True).stdout
        return [line.split("|") for line in output.splitlines()]

    def start(self, number):
        options = f"-c listen_addresses=127.0.0.1 -c port={self.ports[number]} -c unix_socket_directories={self.folder}"
        self.run("pg_ctl", "start", "-w", "-D", self.data(number), "-o", options, "-l", f"{self.folder}/postgres{number}.log")
        for link in self.links_to(number):
            link.open()

    def stop(self, number):
        for link in self.links_to(number):
            link.close()
        self.run("pg_ctl", "stop", "-m", "immediate", "-D", self.data(number))

    def links_to(self, number):
        return [link for link in self.links if link.target == self.ports[number]]

    def crash(self, meanwhile):
        self.stop(self.primary)
        meanwhile()
        self.start(self.primary)

    def add_standby(self):
        """Begins a standby; from then on no commit is reported that it does not have."""
        number = 1 - self.primary
        shutil.rmtree(self.data(number), ignore_errors=True)
        self.replication = NetworkLink(self.ports[self.primary])
        self.run("pg_basebackup", "-h", "127.0.0.1", "-p", str(self.replication.port), "-U", "owner", "-D", self.data(number),
                 "--write-recovery-conf", "--checkpoint=fast", "--wal-method=stream")
        self.start(number)
        self.wait_for_standby("streaming", "state")
        self.query("ALTER SYSTEM SET synchronous_standby_names = '*'")
        self.query("SELECT pg_reload_conf()")
        self.wait_for_standby("sync", "sync_state")

    def wait_for_standby(self, value, column, seconds=30):
        deadline = time.monotonic() + seconds
        while self.query(f"SELECT {column} FROM pg_stat_replication") != [[value]]:
            if time.monotonic() > deadline:
                sys.exit(f"many-machines: the standby is not {value} within {seconds} s; see {self.folder}")
            time.sleep(0.05)

    def fail_over(self, pause):
        """Loses the primary, and makes the standby the primary."""
        self.wait_for_standby("sync", "sync_state")
        self.stop(self.primary)
        time.sleep(pause)
        self.primary = 1 - self.primary
        port = str(self.ports[self.primary])
        # Without a standby its commits would wait.
        for text in ["SELECT pg_promote()", "ALTER SYSTEM RESET synchronous_standby_names", "SELECT pg_reload_conf()"]:
            self.run("psql", "-X", "-q", "-h", "127.0.0.1", "-p", port, "-U", "owner", "-d", self.name, "-c", text)
        self.add_standby()

    def end(self):
        for number in range(len(self.ports)):
            self.stop(number)
