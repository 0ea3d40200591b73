import { mkdirSync, readFileSync, readdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Limits } from './provider.ts';

export interface Cgroup {
  /** A program writes 0 into each of these to place itself before it starts anything. */
  readonly entryFiles: readonly string[];
  memoryBytes(): number;
  wasOutOfMemory(): boolean;
  /** False while a process is still inside. */
  remove(): boolean;
}

export interface Cgroups {
  create(name: string, limits: Limits): Cgroup;
}

export interface CgroupPlaces {
  readonly mountsFile: string;
  readonly selfFile: string;
  readonly processId: number;
}

interface Hierarchy {
  readonly controller: 'memory' | 'cpu' | 'pids';
  readonly folder: string;
}

const MEGABYTE = 1024 * 1024;
const PERIOD_US = 100_000;
const PREFIX = 'loam-sandbox';

/** Undefined where the kernel or our rights allow no caps on memory and processes. */
export function findCgroups(places: CgroupPlaces): Cgroups | undefined {
  const found = findVersion2(places) ?? findVersion1(places);
  if (!found) return undefined;
  sweep(found.folders);
  let count = 0;
  const create = (name: string, limits: Limits) => {
    count += 1;
    return found.create(`${PREFIX}-${places.processId}-${count}-${name}`, limits);
  };
  try {
    const trial = create('trial', { memoryMb: 64, cpu: 1, processes: 16, diskMb: 1, timeoutMs: 0 });
    return trial.remove() ? { create } : undefined;
  } catch {
    return undefined;
  }
}

type Version = { readonly folders: readonly string[]; create(name: string, limits: Limits): Cgroup };

function findVersion2(places: CgroupPlaces): Version | undefined {
  const mount = mountsOf(places).find(({ type }) => type === 'cgroup2');
  const path = selfPaths(places).find(({ controllers }) => controllers === '')?.path;
  if (!mount || path === undefined) return undefined;
  const parent = join(mount.folder, path);
  if (!enableControllers(parent, places.processId)) return undefined;
  return {
    folders: [parent],
    create(name, limits) {
      const folder = makeFolder(join(parent, name));
      writeFileSync(join(folder, 'memory.max'), String(limits.memoryMb * MEGABYTE));
      tryWrite(join(folder, 'memory.swap.max'), '0');
      // One process of a sandbox killed alone leaves a half-dead server behind.
      tryWrite(join(folder, 'memory.oom.group'), '1');
      writeFileSync(join(folder, 'pids.max'), String(limits.processes));
      tryWrite(join(folder, 'cpu.max'), `${Math.round(limits.cpu * PERIOD_US)} ${PERIOD_US}`);
      tryWrite(join(folder, 'cpu.weight'), String(100 * (limits.cpuShare ?? 1)));
      return cgroupOf([folder], {
        usage: join(folder, 'memory.stat'),
        events: join(folder, 'memory.events'),
      });
    },
  };
}

/** Version 2 gives controllers only to the children of a group that holds no process itself. */
function enableControllers(parent: string, processId: number): boolean {
  const wanted = ['memory', 'pids'];
  const has = (file: string) => {
    const names = tryRead(join(parent, file)).split(/\s+/);
    return wanted.every((name) => names.includes(name));
  };
  if (!has('cgroup.controllers')) return false;
  if (has('cgroup.subtree_control')) return true;
  const enable = () => tryWrite(join(parent, 'cgroup.subtree_control'), '+memory +pids +cpu');
  if (!enable() && isAlone(parent, processId)) {
    try {
      const own = makeFolder(join(parent, `${PREFIX}-server`));
      writeFileSync(join(own, 'cgroup.procs'), String(processId));
      enable();
    } catch {
      return false;
    }
  }
  return has('cgroup.subtree_control');
}

function isAlone(parent: string, processId: number): boolean {
  const inside = tryRead(join(parent, 'cgroup.procs')).trim();
  return inside === String(processId);
}

function findVersion1(places: CgroupPlaces): Version | undefined {
  const hierarchies = (['memory', 'pids', 'cpu'] as const).flatMap((controller): Hierarchy[] => {
    const mount = mountsOf(places).find(
      ({ type, options }) => type === 'cgroup' && options.split(',').includes(controller),
    );
    const path = selfPaths(places).find(({ controllers }) =>
      controllers.split(',').includes(controller),
    )?.path;
    return mount && path !== undefined ? [{ controller, folder: join(mount.folder, path) }] : [];
  });
  if (!hierarchies.some(({ controller }) => controller === 'memory')) return undefined;
  if (!hierarchies.some(({ controller }) => controller === 'pids')) return undefined;
  return {
    folders: hierarchies.map(({ folder }) => folder),
    create(name, limits) {
      const folders = hierarchies.map(({ controller, folder }) =>
        limitVersion1({ controller, folder: makeFolder(join(folder, name)) }, limits),
      );
      const memory = join(hierarchies.find(({ controller }) => controller === 'memory')?.folder ?? '', name);
      return cgroupOf(folders, {
        usage: join(memory, 'memory.stat'),
        events: join(memory, 'memory.oom_control'),
      });
    },
  };
}

function limitVersion1({ controller, folder }: Hierarchy, limits: Limits): string {
  if (controller === 'memory') {
    const bytes = String(limits.memoryMb * MEGABYTE);
    writeFileSync(join(folder, 'memory.limit_in_bytes'), bytes);
    tryWrite(join(folder, 'memory.memsw.limit_in_bytes'), bytes);
  }
  if (controller === 'pids') writeFileSync(join(folder, 'pids.max'), String(limits.processes));
  if (controller === 'cpu') {
    tryWrite(join(folder, 'cpu.cfs_period_us'), String(PERIOD_US));
    tryWrite(join(folder, 'cpu.cfs_quota_us'), String(Math.round(limits.cpu * PERIOD_US)));
    tryWrite(join(folder, 'cpu.shares'), String(1024 * (limits.cpuShare ?? 1)));
  }
  return folder;
}

function cgroupOf(
  folders: readonly string[],
  files: { readonly usage: string; readonly events: string },
): Cgroup {
  return {
    entryFiles: folders.map((folder) => join(folder, 'cgroup.procs')),
    memoryBytes: () => usedBytes(tryRead(files.usage)),
    wasOutOfMemory: () => /^oom_kill [1-9]/m.test(tryRead(files.events)),
    remove: () => folders.map(tryRemove).every(Boolean),
  };
}

/** Pages of files are left out: the kernel takes them back when it needs them. */
function usedBytes(stat: string): number {
  const value = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(stat)?.[1] ?? 0);
  return Math.max(value('anon'), value('total_rss')) + Math.max(value('shmem'), value('total_shmem'));
}

/** Groups of a server that was killed stay behind, empty. */
function sweep(folders: readonly string[]): void {
  for (const folder of folders) {
    for (const name of tryList(folder)) {
      const owner = new RegExp(`^${PREFIX}-(\\d+)-`).exec(name)?.[1];
      if (owner !== undefined && !isAlive(Number(owner))) tryRemove(join(folder, name));
    }
  }
}

function mountsOf(places: CgroupPlaces) {
  return tryRead(places.mountsFile)
    .split('\n')
    .map((line) => line.split(' '))
    .map(([, folder = '', type = '', options = '']) => ({ folder, type, options }));
}

function selfPaths(places: CgroupPlaces) {
  return tryRead(places.selfFile)
    .split('\n')
    .map((line) => /^\d+:([^:]*):(.*)$/.exec(line))
    .flatMap((match) => (match ? [{ controllers: match[1] ?? '', path: match[2] ?? '' }] : []));
}

function makeFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  return folder;
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function tryRead(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function tryList(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function tryWrite(file: string, text: string): boolean {
  try {
    writeFileSync(file, text);
    return true;
  } catch {
    return false;
  }
}

function tryRemove(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}
