"""A way to a port of loopback that can be cut, as a network can: for Scripts/many-machines."""
import socket, threading


class NetworkLink:
    """Passes bytes on to a port; what is sent while it is cut arrives when it is mended, and nobody is told meanwhile."""

    def __init__(self, target):
        self.target, self.port, self.passes = target, 0, threading.Event()
        self.passes.set()
        self.open()

    def open(self):
        self.listener = socket.create_server(("127.0.0.1", self.port))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, args=(self.listener,), daemon=True).start()

    def close(self):
        """Refuses connections, as where nothing listens."""
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()

    def cut(self):
        self.passes.clear()

    def mend(self):
        self.passes.set()

    def accept(self, listener):
        while True:
            try:
                near = listener.accept()[0]
            except OSError:
                return  # it was closed
            threading.Thread(target=self.connect, args=(near,), daemon=True).start()

    def connect(self, near):
        self.passes.wait()
        try:
            far = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            return near.close()
        for end in (near, far):
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        threading.Thread(target=self.carry, args=(far, near), daemon=True).start()
        self.carry(near, far)

    def carry(self, source, sink):
        try:
            while data := source.recv(65536):
                self.passes.wait()
                sink.sendall(data)
        except OSError:
            pass  # one of the two was killed
        self.passes.wait()
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass  # the other direction has ended, too
