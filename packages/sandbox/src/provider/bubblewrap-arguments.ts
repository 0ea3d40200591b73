import type { Mount, StartOptions } from './provider.ts';
import type { SystemView } from './system-view.ts';

export interface BubblewrapView extends SystemView {
  readonly canDisableUserNamespaces: boolean;
}

const MEGABYTE = 1024 * 1024;

export interface Inside extends Pick<StartOptions, 'mounts' | 'env' | 'workingDir'> {
  /** Megabytes of temporary files. */
  readonly diskMb: number;
}

/** The isolation of one program, as arguments. What is not named here does not exist inside. */
export function bubblewrapArguments(options: Inside, system: BubblewrapView): readonly string[] {
  const diskBytes = String(options.diskMb * MEGABYTE);
  return [
    ...['user', 'pid', 'ipc', 'uts', 'net'].map((name) => `--unshare-${name}`),
    '--unshare-cgroup-try',
    // A namespace inside a namespace opens kernel paths that an ordinary account never reaches.
    ...(system.canDisableUserNamespaces ? ['--disable-userns'] : []),
    '--uid',
    '1000',
    '--gid',
    '1000',
    '--hostname',
    'sandbox',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    ...Object.entries(options.env).flatMap(([name, value]) => ['--setenv', name, value]),
    ...system.folders.flatMap(({ path, linkTo }) =>
      linkTo === undefined ? ['--ro-bind', path, path] : ['--symlink', linkTo, path],
    ),
    '--ro-bind',
    system.etcDir,
    '/etc',
    '--proc',
    '/proc',
    '--dev',
    '/dev',
    '--size',
    diskBytes,
    '--tmpfs',
    '/dev/shm',
    '--remount-ro',
    '/dev',
    '--size',
    diskBytes,
    '--tmpfs',
    '/tmp',
    ...outerFirst(options.mounts).flatMap(({ source, target, mode }) => [
      mode === 'ro' ? '--ro-bind' : '--bind',
      source,
      target,
    ]),
    '--remount-ro',
    '/',
    '--chdir',
    options.workingDir ?? '/tmp',
  ];
}

export function outerFirst(mounts: readonly Mount[]): readonly Mount[] {
  return mounts.toSorted((left, right) => left.target.length - right.target.length);
}

/** Limits of the kernel for one program. RLIMIT_AS is left alone: V8 reserves far more than it uses. */
export function resourceLimits(options: StartOptions): readonly string[] {
  const { processes, diskMb } = options.limits;
  return [`--nproc=${processes}`, `--fsize=${diskMb * MEGABYTE}`, '--core=0', '--nofile=8192'];
}
