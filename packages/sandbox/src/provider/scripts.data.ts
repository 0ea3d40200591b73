/**
 * Builds the tree that a program sees out of nothing, as the root of a user namespace, and starts the program in it.
 * Everything comes as arguments: where to build, our /etc, bytes for temporary files, the folder to begin in; a count
 * and that many pairs of a system folder and what it links to (empty for a real one); a count and that many triples of
 * source, target and mode, outer ones first; then the program.
 */
export const BUILD_TREE = `set -euf
base=$1 etc=$2 size=$3 work=$4 folders=$5
shift 5
place_for() {
  if [ -d "$1" ]; then mkdir -p "$2"; else mkdir -p "\${2%/*}"; [ -e "$2" ] || : > "$2"; fi
}
bind_all() {
  left=$1
  shift
  while [ "$left" -gt 0 ]; do
    place_for "$1" "$base$2"
    mount --rbind "$1" "$base$2"
    shift 3
    left=$((left - 1))
  done
}
mode_of() {
  at=$1 left=$2 mode=ro
  shift 2
  while [ "$left" -gt 0 ]; do
    case $at in "$2" | "$2"/*) mode=$3 ;; esac
    shift 3
    left=$((left - 1))
  done
}
# A line of the list of mounts: the fifth word is the place, the sixth its options.
read_line() { place=$5 options=$6; }
seal() {
  case $place in *\\\\*) place=$(printf '%b' "$place") ;; esac
  case $place in "$base"/*) inside=\${place#"$base"} ;; *) return 0 ;; esac
  case $inside in /proc | /dev/* | /tmp) return 0 ;; esac
  mode_of "$inside" "$@"
  # What an outer namespace has set may not be taken away in this one.
  case ,$options, in *,noexec,*) mode=$mode,noexec ;; esac
  mount -o "remount,bind,$mode,nosuid,nodev" "$place"
}

mount -t tmpfs -o mode=755,nosuid,nodev,size=1m sandbox "$base"
while [ "$folders" -gt 0 ]; do
  if [ -n "$2" ]; then ln -s "$2" "$base$1"; else bind_all 1 "$1" "$1" ro; fi
  shift 2
  folders=$((folders - 1))
done
mkdir "$base/proc" "$base/dev" "$base/tmp"
bind_all 1 "$etc" /etc ro

mount -t proc -o nosuid,nodev,noexec proc "$base/proc"
# One more, for the program itself; a namespace inside that one opens kernel paths that an ordinary account never reaches.
echo 1 > "$base/proc/sys/user/max_user_namespaces"
for name in sys sysrq-trigger irq bus; do
  [ ! -e "$base/proc/$name" ] || mount --bind "$base/proc/$name" "$base/proc/$name"
done

mount -t tmpfs -o mode=755,nosuid,size=1m dev "$base/dev"
for name in null zero full random urandom tty; do
  [ ! -e "/dev/$name" ] || bind_all 1 "/dev/$name" "/dev/$name" rw
done
ln -s /proc/self/fd "$base/dev/fd"
ln -s fd/0 "$base/dev/stdin"
ln -s fd/1 "$base/dev/stdout"
ln -s fd/2 "$base/dev/stderr"
ln -s pts/ptmx "$base/dev/ptmx"
mkdir "$base/dev/pts" "$base/dev/shm"
mount -t devpts -o newinstance,ptmxmode=0666,mode=620 devpts "$base/dev/pts"
mount -t tmpfs -o "mode=1777,nosuid,nodev,size=$size" shm "$base/dev/shm"
mount -t tmpfs -o "mode=1777,nosuid,nodev,size=$size" tmp "$base/tmp"

bind_all "$@"
IFS='
'
for line in $(cat /proc/self/mountinfo); do
  IFS=' '
  read_line $line
  seal "$@"
done
unset IFS

hostname sandbox 2> /dev/null || :
ip link set lo up 2> /dev/null || ifconfig lo up 2> /dev/null ||
  perl -e 'socket(my $s, 2, 2, 0) && ioctl($s, 0x8914, pack("a16s x22", "lo", 0x41)) || exit 1'

mkdir "$base/.machine"
cd "$base"
pivot_root . .machine
cd /
umount -l /.machine
rmdir /.machine
mount -o remount,bind,ro,nosuid,nodev /

count=$1
shift
while [ "$count" -gt 0 ]; do
  shift 3
  count=$((count - 1))
done
cd "$work"
exec unshare --user --map-user=1000 --map-group=1000 --keep-caps -- \\
  setpriv --no-new-privs --bounding-set=-all --inh-caps=-all --ambient-caps=-all -- "$@"
`;

/** Says a word before, so that whoever waits knows the process by now. Nobody hears it when the server has died meanwhile. */
export const TELL_AND_BUILD_TREE = `echo up >&4
exec 4>&-
${BUILD_TREE}`;

/**
 * Takes the environment from descriptor 3, where no list of processes shows it, and starts the program. As the first
 * process of a namespace it stays: whatever loses its parent is handed to it.
 */
export const START_AND_STAY = `eval "$(cat <&3)"
exec 3<&0
"$@" <&3 3<&- &
exec 3<&- < /dev/null
wait "$!"
`;

/** As the first process of a namespace it stays; the program keeps every stream. */
export const STAY_BESIDE = `"$@" <&0 &
wait "$!"
`;

/** Limits the size of a file (in blocks of 512 bytes), takes the environment from descriptor 3 and becomes the program. */
export const LIMIT_AND_BECOME = `ulimit -c 0
ulimit -f "$1" || exit 126
ulimit -n 8192 2> /dev/null || :
shift
eval "$(cat <&3)"
exec 3<&-
exec "$@"
`;
