import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findCgroups } from './cgroup.ts';

const limits = { memoryMb: 100, cpu: 0.5, processes: 50, diskMb: 1, timeoutMs: 0 };
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'loam-cgroup-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function places(mounts: string, self: string) {
  writeFileSync(join(root, 'mounts'), mounts);
  writeFileSync(join(root, 'self'), self);
  return { mountsFile: join(root, 'mounts'), selfFile: join(root, 'self'), processId: process.pid };
}

/** A plain folder stands in for the kernel's: files that a group would have are made by writing them. */
function version2(controllers: string, enabled: string): string {
  const own = join(root, 'unified', 'unit');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'cgroup.controllers'), controllers);
  writeFileSync(join(own, 'cgroup.subtree_control'), enabled);
  return own;
}

describe('version 2', () => {
  test('limits are written below our own group', () => {
    const own = version2('cpu memory pids', 'cpu memory pids');
    const found = findCgroups(places(`cgroup2 ${root}/unified cgroup2 rw 0 0\n`, '0::/unit\n'));
    // A plain folder is not empty after the trial, so the trial fails here as it would without rights.
    expect(found).toBeUndefined();
    const [trial = ''] = readdirSync(own).filter((name) => name.includes('trial'));
    expect(readFileSync(join(own, trial, 'memory.max'), 'utf8')).toBe(String(64 * 1024 * 1024));
    expect(readFileSync(join(own, trial, 'pids.max'), 'utf8')).toBe('16');
    expect(readFileSync(join(own, trial, 'cpu.max'), 'utf8')).toBe('100000 100000');
    expect(readFileSync(join(own, trial, 'cpu.weight'), 'utf8')).toBe('100');
  });

  test('controllers are asked for when they are not given on', () => {
    const own = version2('cpu memory pids', '');
    findCgroups(places(`cgroup2 ${root}/unified cgroup2 rw 0 0\n`, '0::/unit\n'));
    expect(readFileSync(join(own, 'cgroup.subtree_control'), 'utf8')).toBe('+memory +pids +cpu');
  });

  test('without the memory controller nothing is touched', () => {
    const own = version2('hugetlb', '');
    expect(findCgroups(places(`cgroup2 ${root}/unified cgroup2 rw 0 0\n`, '0::/unit\n'))).toBeUndefined();
    expect(readdirSync(own)).toEqual(['cgroup.controllers', 'cgroup.subtree_control']);
  });
});

test('groups of a dead server are swept, those of a living one stay', () => {
  const own = version2('cpu memory pids', 'cpu memory pids');
  mkdirSync(join(own, 'loam-sandbox-4194399-1-x'));
  mkdirSync(join(own, `loam-sandbox-${process.pid}-1-x`));
  findCgroups(places(`cgroup2 ${root}/unified cgroup2 rw 0 0\n`, '0::/unit\n'));
  expect(existsSync(join(own, 'loam-sandbox-4194399-1-x'))).toBe(false);
  expect(existsSync(join(own, `loam-sandbox-${process.pid}-1-x`))).toBe(true);
});

test('a machine without control groups has none', () => {
  expect(findCgroups(places('', ''))).toBeUndefined();
});

test('on this machine a group has its limits, or none is offered', ({ skip }) => {
  const found = findCgroups({
    mountsFile: '/proc/mounts',
    selfFile: '/proc/self/cgroup',
    processId: process.pid,
  });
  if (!found) return skip('this machine gives no control groups');
  const group = found.create('test', { ...limits, cpuShare: 2 });
  expect(group.entryFiles.every((file) => existsSync(file))).toBe(true);
  const weights = group.entryFiles.flatMap((file) =>
    ['cpu.shares', 'cpu.weight'].map((name) => join(dirname(file), name)).filter((path) => existsSync(path)),
  );
  const written = weights.map((path) => Number(readFileSync(path, 'utf8')));
  expect(written.every((weight) => weight === 2048 || weight === 200)).toBe(true);
  expect(group.wasOutOfMemory()).toBe(false);
  expect(group.remove()).toBe(true);
  expect(group.entryFiles.some((file) => existsSync(file))).toBe(false);
});
