"""A program that tries to get out of its sandbox; it prints the name of each attempt and what came of it, a line each.

Arguments: the folder to stay out of, a file of the program's own, a port, the name of an abstract socket, a process.
"""
import ctypes
import errno
import os
import resource
import signal
import socket
import sys
import threading

outside, own, port, name, other = sys.argv[1], sys.argv[2], int(sys.argv[3]), sys.argv[4], int(sys.argv[5])
libc = ctypes.CDLL(None, use_errno=True)
libc.syscall.restype = ctypes.c_long
arm = os.uname().machine == "aarch64"
attempts = {}
# Beside the standard streams; the one that lists them has ended.
inherited = [name for name in os.listdir("/proc/self/fd") if int(name) > 2 and os.path.exists("/proc/self/fd/" + name)]


def attempt(function):
    attempts[function.__name__.replace("_", " ")] = function


def call(x86, number, *arguments):
    """A system call by its numbers; fails as one of Python's own does."""
    result = libc.syscall(ctypes.c_long(number if arm else x86), *[ctypes.c_long(value) for value in arguments])
    if result < 0:
        raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
    return result


def read(path):
    with open(path, "rb") as file:
        return file.read(1)


def write(path):
    with open(path, "wb") as file:
        file.write(b"x")


@attempt
def read_the_home(): return read(outside + "/home/secret")


@attempt
def list_the_home(): return os.listdir(outside + "/home")


@attempt
def read_another_app(): return read(outside + "/containers/group.other/secret")


@attempt
def read_the_devices_state(): return read(outside + "/state/home-screen.json")


@attempt
def write_outside(): write(outside + "/written"); return os.path.exists(outside + "/written")


@attempt
def write_its_own_program(): return os.open(sys.argv[0], os.O_WRONLY)


@attempt
def write_to_usr(): return os.open("/usr/lib/os-release", os.O_WRONLY)


@attempt
def read_the_passwords(): return read("/etc/shadow")


@attempt
def read_through_a_link():
    os.symlink(outside + "/home/secret", own + "/link")
    return read(own + "/link")


@attempt
def read_through_a_link_that_changes():
    """A link that is turned again and again while it is read."""
    stopped = threading.Event()

    def turn():
        while not stopped.is_set():
            for target in (own, outside + "/home"):
                try:
                    os.symlink(target, own + "/turning.new")
                    os.replace(own + "/turning.new", own + "/turning")
                except OSError:
                    pass

    thread = threading.Thread(target=turn)
    thread.start()
    try:
        for _ in range(2_000):
            try:
                return read(own + "/turning/secret")
            except OSError:
                pass
        raise OSError(errno.ENOENT, "never")
    finally:
        stopped.set()
        thread.join()


@attempt
def make_a_hard_link(): os.link(outside + "/home/secret", own + "/hard")


@attempt
def walk_up(): return os.open("../" * 30 + outside.lstrip("/") + "/home/secret", os.O_RDONLY)


@attempt
def connect_to_a_port(): socket.create_connection(("127.0.0.1", port), 1)


@attempt
def connect_out(): socket.socket(socket.AF_INET, socket.SOCK_DGRAM).connect(("192.0.2.1", 53))


@attempt
def connect_by_ipv6(): socket.create_connection(("::1", port), 1)


@attempt
def connect_to_an_abstract_socket(): socket.socket(socket.AF_UNIX).connect("\0" + name)


@attempt
def connect_to_a_socket_file(): socket.socket(socket.AF_UNIX).connect(outside + "/socket")


@attempt
def open_a_raw_socket(): socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_ICMP)


@attempt
def open_a_packet_socket(): socket.socket(socket.AF_PACKET, socket.SOCK_DGRAM)


@attempt
def signal_the_device(): os.kill(other, 0)


@attempt
def signal_everything(): os.kill(-1, 0); return any(int(pid) > 3 for pid in os.listdir("/proc") if pid.isdigit())


@attempt
def see_other_processes(): return [pid for pid in os.listdir("/proc") if pid.isdigit() and int(pid) > 3]


@attempt
def read_another_environment(): return read(f"/proc/{other}/environ")


@attempt
def open_another_root(): return os.listdir(f"/proc/1/root{outside}/home")


@attempt
def fork(): return os.fork() or os._exit(0)


@attempt
def start_a_program(): return os.posix_spawn("/bin/true", ["true"], {})


@attempt
def fork_by_vfork(): return call(58, 220, 17)


@attempt
def fork_by_clone3(): return call(435, 435, ctypes.addressof(ctypes.create_string_buffer(88)), 88)


@attempt
def trace(): return call(101, 117, 0x4206, os.getppid(), 0, 0) == 0


@attempt
def read_memory(): return call(310, 270, other, 0, 0, 0, 0, 0) == 0


@attempt
def write_memory(): return call(311, 271, other, 0, 0, 0, 0, 0) == 0


@attempt
def signal_by_a_descriptor(): return call(434, 434, other, 0)


@attempt
def change_anothers_limit(): return call(302, 261, other, 0, 0, 0) == 0


@attempt
def open_by_a_handle(): return call(304, 265, -100, ctypes.addressof(ctypes.create_string_buffer(24)), 0)


@attempt
def read_the_kernels_log(): return call(103, 116, 3, ctypes.addressof(ctypes.create_string_buffer(64)), 64)


@attempt
def mount_by_a_descriptor(): return call(430, 430, ctypes.addressof(ctypes.create_string_buffer(b"tmpfs")), 0)


@attempt
def open_a_socket_to_the_hypervisor(): socket.socket(40, socket.SOCK_STREAM)


@attempt
def connect_to_the_system_bus(): socket.socket(socket.AF_UNIX).connect("/run/dbus/system_bus_socket")


@attempt
def read_the_terminal(): return os.open("/dev/tty", os.O_RDWR)


@attempt
def leave_by_its_own_root(): return read("/proc/self/root/.." + outside + "/home/secret")


@attempt
def list_the_hardware(): return os.listdir("/sys")


@attempt
def give_a_file_capabilities():
    write(own + "/capable")
    os.setxattr(own + "/capable", "security.capability", bytes.fromhex("0100000200040000000000000000000000000000"))


@attempt
def mount(): return call(165, 40, 0, 0, 0, 0, 0) == 0


@attempt
def unmount(): return call(166, 39, ctypes.addressof(ctypes.create_string_buffer(b"/nowhere")), 2) == 0


@attempt
def make_a_user_namespace(): return call(272, 97, 0x10000000) == 0


@attempt
def enter_a_namespace(): return call(308, 268, os.open("/proc/1/ns/net", os.O_RDONLY), 0) == 0


@attempt
def change_the_root(): os.chroot("/")


@attempt
def use_the_keyring(): return call(250, 219, 0, -3, 1)


@attempt
def load_a_filter_program(): return call(321, 280, 0, 0, 0)


@attempt
def count_events(): return call(298, 241, 0, 0, -1, -1, 0)


@attempt
def catch_page_faults(): return call(323, 282, 0)


@attempt
def use_another_queue(): return call(425, 425, 1, ctypes.addressof(ctypes.create_string_buffer(120)))


@attempt
def set_the_clock(): return call(227, 112, 0, 0)


@attempt
def rename_the_machine(): return call(170, 161, ctypes.addressof(ctypes.create_string_buffer(b"x")), -1)


@attempt
def write_the_kernels_settings(): return os.open("/proc/sys/kernel/core_pattern", os.O_WRONLY)


@attempt
def restart_the_machine(): return os.open("/proc/sysrq-trigger", os.O_WRONLY)


@attempt
def read_a_disk(): return read("/dev/sda")


@attempt
def make_a_device(): os.mknod(own + "/disk", 0o60600, os.makedev(8, 0))


@attempt
def read_memory_of_the_machine(): return read("/dev/mem")


@attempt
def use_shared_memory(): write("/dev/shm/hostile"); os.remove("/dev/shm/hostile")


@attempt
def write_the_notices_of_the_device(): return os.open(outside + "/containers/.device/reloads", os.O_WRONLY | os.O_NONBLOCK)


@attempt
def type_into_the_terminal(): import fcntl; fcntl.ioctl(2, 0x5412, b"x"); return True


@attempt
def write_a_huge_file():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    with open(own + "/huge", "wb") as file:
        os.posix_fallocate(file.fileno(), 1 << 30, 1 << 20)


@attempt
def take_all_addresses(): import mmap; mmap.mmap(-1, 5 << 30)


@attempt
def raise_a_limit(): resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 40, 1 << 40))


@attempt
def use_an_inherited_descriptor(): return inherited


@attempt
def open_descriptors_without_an_end():
    opened = []
    try:
        while len(opened) < 4_000:
            opened.append(os.open("/dev/null", os.O_RDONLY))
    finally:
        for descriptor in opened:
            os.close(descriptor)


@attempt
def make_threads_without_an_end():
    stopped = threading.Event()
    count = 0
    try:
        while count < 20_000:
            threading.Thread(target=stopped.wait, daemon=True).start()
            count += 1
    finally:
        stopped.set()


@attempt
def change_the_user(): os.setuid(1 if os.getuid() != 1 else 2)


for attempted, function in attempts.items():
    try:
        outcome = "refused" if function() in ([], False) else "THROUGH"
    except (OSError, RuntimeError, ValueError, OverflowError) as error:
        outcome = "refused: " + (errno.errorcode.get(getattr(error, "errno", None)) or type(error).__name__)
    print(f"{attempted}: {outcome}", flush=True)
# What it may do: its own files.
with open(own + "/kept", "w") as file:
    file.write("kept")
print("end", flush=True)
