import { describe, expect, test } from 'vitest';
import {
  canInstall,
  describeMissing,
  findChromium,
  missingPackages,
  missingTestPackages,
  type Machine,
} from './system-packages.ts';

function machine(files: readonly string[], fields: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/usr/bin:/opt/bin' },
    isRoot: false,
    exists: (path) => files.includes(path),
    starts: (path) => files.includes(path),
    ...fields,
  };
}

function missingNames(from: Machine): readonly string[] {
  return missingPackages(from).map(({ name }) => name);
}

describe('missingPackages', () => {
  test('finds programs anywhere on the path', () => {
    expect(missingNames(machine(['/opt/bin/chromium', '/usr/bin/bwrap']))).toEqual([]);
  });

  test('names what is not there', () => {
    expect(missingNames(machine(['/usr/bin/chromium']))).toEqual(['bubblewrap']);
  });

  test('on a Mac the browser stands in no folder of the path', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findChromium(machine([chrome]))).toBe(chrome);
  });

  test('the browser without windows comes before the whole one', () => {
    const both = machine(['/usr/bin/chromium', '/opt/bin/chromium-headless-shell', '/usr/bin/bwrap']);
    expect(findChromium(both)).toBe('/opt/bin/chromium-headless-shell');
    expect(missingNames(machine(['/opt/bin/chromium-headless-shell', '/usr/bin/bwrap']))).toEqual([]);
  });

  test('CHROMIUM names the browser, and must exist', () => {
    const env = { PATH: '/usr/bin', CHROMIUM: '/my/chrome' };
    expect(findChromium(machine(['/my/chrome'], { env }))).toBe('/my/chrome');
    expect(missingNames(machine(['/usr/bin/chromium', '/usr/bin/bwrap'], { env }))).toEqual(['chromium']);
  });
});

test('the message tells what is missing, what that costs, and the command', () => {
  const text = describeMissing(missingPackages(machine([]))).join('\n');
  expect(text).toContain('Missing: chromium. Without it: a smaller one is fetched from npm');
  expect(text).toContain('sudo apt-get update && sudo apt-get install -y chromium bubblewrap');
  expect(describeMissing([])).toEqual([]);
});

test('packages are installed only as root on Debian', () => {
  const debian = ['/etc/debian_version', '/usr/bin/apt-get'];
  expect(canInstall(machine(debian, { isRoot: true }))).toBe(true);
  expect(canInstall(machine(debian))).toBe(false);
  expect(canInstall(machine([], { isRoot: true }))).toBe(false);
});

test('what only tests use is never missing for an installation', () => {
  const bare = machine(['/usr/bin/chromium', '/usr/bin/bwrap']);
  expect(missingNames(bare)).toEqual([]);
  expect(missingTestPackages(bare).map(({ name }) => name)).toEqual([
    'chromium-headless-shell',
    'caddy',
    'nginx-light',
  ]);
  expect(
    missingTestPackages(machine(['/usr/bin/chromium-headless-shell', '/opt/bin/caddy', '/usr/bin/nginx'])),
  ).toEqual([]);
});
