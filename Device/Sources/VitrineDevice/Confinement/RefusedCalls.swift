/// The system calls that a filter refuses, with their numbers (asm/unistd_64.h, asm-generic/unistd.h).
enum RefusedCalls {
    /// A call by its numbers on x86-64 and on arm64; nil where there is none.
    struct Call {
        var x86: UInt32?
        var arm: UInt32?

        func number(_ architecture: SystemCallFilter.Architecture) -> UInt32? { architecture.isARM ? arm : x86 }
    }

    static let clone = Call(x86: 56, arm: 220)
    static let clone3 = Call(x86: 435, arm: 435)
    static let ioctl = Call(x86: 16, arm: 29)
    static let socket = Call(x86: 41, arm: 198)

    /// Refused to every program.
    static let always = [
        Call(x86: 163, arm: 89),  // acct
        Call(x86: 248, arm: 217),  // add_key
        Call(x86: 159, arm: 171),  // adjtimex
        Call(x86: 321, arm: 280),  // bpf
        Call(x86: 161, arm: 51),  // chroot
        Call(x86: 305, arm: 266),  // clock_adjtime
        Call(x86: 227, arm: 112),  // clock_settime
        Call(x86: 176, arm: 106),  // delete_module
        Call(x86: 300, arm: 262),  // fanotify_init
        Call(x86: 313, arm: 273),  // finit_module
        Call(x86: 431, arm: 431),  // fsconfig
        Call(x86: 432, arm: 432),  // fsmount
        Call(x86: 430, arm: 430),  // fsopen
        Call(x86: 433, arm: 433),  // fspick
        Call(x86: 175, arm: 105),  // init_module
        Call(x86: 426, arm: 426),  // io_uring_enter
        Call(x86: 427, arm: 427),  // io_uring_register
        Call(x86: 425, arm: 425),  // io_uring_setup
        Call(x86: 173, arm: nil),  // ioperm
        Call(x86: 172, arm: nil),  // iopl
        Call(x86: 320, arm: 294),  // kexec_file_load
        Call(x86: 246, arm: 104),  // kexec_load
        Call(x86: 250, arm: 219),  // keyctl
        Call(x86: 212, arm: 18),  // lookup_dcookie
        Call(x86: 256, arm: 238),  // migrate_pages
        Call(x86: 165, arm: 40),  // mount
        Call(x86: 442, arm: 442),  // mount_setattr
        Call(x86: 429, arm: 429),  // move_mount
        Call(x86: 279, arm: 239),  // move_pages
        Call(x86: 303, arm: 264),  // name_to_handle_at
        Call(x86: 304, arm: 265),  // open_by_handle_at
        Call(x86: 428, arm: 428),  // open_tree
        Call(x86: 298, arm: 241),  // perf_event_open
        Call(x86: 155, arm: 41),  // pivot_root
        Call(x86: 179, arm: 60),  // quotactl
        Call(x86: 443, arm: 443),  // quotactl_fd
        Call(x86: 169, arm: 142),  // reboot
        Call(x86: 249, arm: 218),  // request_key
        Call(x86: 171, arm: 162),  // setdomainname
        Call(x86: 170, arm: 161),  // sethostname
        Call(x86: 308, arm: 268),  // setns
        Call(x86: 164, arm: 170),  // settimeofday
        Call(x86: 168, arm: 225),  // swapoff
        Call(x86: 167, arm: 224),  // swapon
        Call(x86: 103, arm: 116),  // syslog
        Call(x86: 166, arm: 39),  // umount2
        Call(x86: 272, arm: 97),  // unshare
        Call(x86: 323, arm: 282),  // userfaultfd
        Call(x86: 134, arm: nil),  // uselib
        Call(x86: 153, arm: 58),  // vhangup
    ]

    /// Refused unless a tracer runs beside the program.
    static let tracing = [
        Call(x86: 312, arm: 272),  // kcmp
        Call(x86: 438, arm: 438),  // pidfd_getfd
        Call(x86: 440, arm: 440),  // process_madvise
        Call(x86: 310, arm: 270),  // process_vm_readv
        Call(x86: 311, arm: 271),  // process_vm_writev
        Call(x86: 101, arm: 117),  // ptrace
    ]

    /// Refused to a program that may not start processes.
    static let starting = [
        Call(x86: 57, arm: nil),  // fork
        Call(x86: 58, arm: nil),  // vfork
    ]
}
