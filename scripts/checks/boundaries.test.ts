import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkBoundaries } from './boundaries.ts';
import { readSourceTree } from './source-tree.ts';
import { CODE_RULES } from './code-rules.ts';
import { IMPORT_RULES } from './import-rules.ts';

type Planted = readonly [rule: string, path: string, text: string];

const none = { entries: [], maximum: 0 };
const modules = 'apps/server/src/modules';
const features = 'apps/web/src/features';

const faults: readonly Planted[] = [
  ['room', 'packages/contract/src/a.ts', "import { x } from '@loam/kernel';"],
  ['room', 'packages/kernel/src/a.ts', "import type { X } from '@loam/contract';"],
  ['room', 'packages/client/src/a.ts', "export { x } from '@loam/kernel';"],
  ['room', 'packages/ui/src/a.tsx', "import { x } from '@loam/client';"],
  ['room', 'packages/agent/src/a.ts', "import { x } from '@loam/sandbox';"],
  ['room', 'packages/agent/src/a.ts', "import { x } from '@loam/db';"],
  ['room', 'packages/hosting/src/a.ts', "const { x } = await import('@loam/cloud');"],
  ['room', 'apps/web/src/a.ts', "import { x } from '@loam/server';"],
  ['room', 'apps/edge/src/a.ts', "import { x } from '@loam/server';"],
  ['room', 'packages/unknown/src/a.ts', 'export const x = 1;'],
  ['outside', 'apps/server/src/a.ts', "import { x } from '../../../packages/db/src/sql.ts';"],
  ['third-party', 'packages/contract/src/a.ts', "import { x } from 'hono';"],
  ['third-party', 'packages/contract/src/a.ts', "import { x } from 'node:fs';"],
  ['testkit', 'apps/server/src/a.ts', "import { x } from '@loam/testkit';"],
  ['test-code', 'apps/server/src/a.ts', "import { x } from './testing/app.ts';"],
  ['server-row', `${modules}/workspaces/service.ts`, "import { x } from '../billing/index.ts';"],
  ['server-row', `${modules}/chat/service.ts`, "import { x } from '../publishing/index.ts';"],
  ['server-row', `${modules}/novelty/service.ts`, "import { x } from '../accounts/index.ts';"],
  ['module-face', `${modules}/billing/service.ts`, "import { x } from '../accounts/store.ts';"],
  ['module-face', 'apps/server/src/deps.ts', "import { x } from './modules/accounts/service.ts';"],
  ['web-feature', `${features}/analytics/panel.ts`, "import { x } from '../speed/api.ts';"],
  ['web-feature', `${features}/analytics/panel.ts`, "import { x } from '../../app/panels.ts';"],
  ['web-shared', 'apps/web/src/shared/a.ts', "import { x } from '../features/chat/api.ts';"],
  ['store', `${modules}/billing/service.ts`, "import { sql } from '@loam/db';"],
  ['runner-face', `${modules}/versions/service.ts`, "import { x } from '@loam/runner/local';"],
  ['room', `${modules}/versions/service.ts`, "import type { X } from '@loam/repo';"],
  ['room', `${modules}/preview/service.ts`, "import type { X } from '@loam/sandbox';"],
  ['environment', 'apps/server/src/a.ts', "export const x = process.env['PORT'];"],
  ['environment', 'packages/kernel/src/a.ts', 'export const { PORT } = process.env;'],
  ['environment', 'packages/db/src/a.ts', "export const x = process.env['PORT'];"],
  ['environment', 'apps/edge/src/a.ts', 'export const x = { ...process.env };'],
  [
    'ports',
    'apps/server/src/a.ts',
    "import { createServer } from 'node:http';\ncreateServer().listen(3000);",
  ],
  ['ports', 'apps/loam/src/a.ts', "import { serve } from '@hono/node-server';\nserve({ fetch });"],
  ['ports', 'apps/server/src/a.ts', 'export const x = new WebSocketServer({ port: 3000 });'],
  ['user-code', 'apps/server/src/a.ts', 'export const x = (text: string) => eval(text);'],
  ['user-code', 'apps/server/src/a.ts', 'export const x = (text: string) => new Function(text);'],
  ['user-code', 'packages/agent/src/a.ts', 'export const x = (path: string) => import(path);'],
  ['processes', 'apps/server/src/a.ts', "import { spawn } from 'node:child_process';"],
  ['processes', 'packages/agent/src/a.ts', "import { Worker } from 'node:worker_threads';"],
  ['processes', 'packages/sandbox/src/a.ts', "import { runInNewContext } from 'node:vm';"],
  ['engine-words', 'packages/hosting/src/a.ts', 'export const x = (workspaceId: string) => workspaceId;'],
  ['sql', `${modules}/billing/service.ts`, 'export const x = sql`select 1`;'],
  ['sql', `${modules}/billing/service.ts`, "export const x = 'delete from ledger';"],
  [
    'sql',
    `${modules}/billing/service.ts`,
    'export const x = (id: string) => `select * from plans where id = ${id}`;',
  ],
  ['export-all', 'packages/kernel/src/index.ts', "export * from './clock.ts';"],
  ['unused-export', 'packages/contract/src/index.ts', "export { x } from './a.ts';"],
  ['export-all', 'packages/contract/src/chat/index.ts', "export * from '../live/index.ts';"],
  ['disabled-check', 'packages/kernel/src/a.ts', '// oxlint-disable-next-line\nexport const x = 1;'],
  ['disabled-check', 'packages/kernel/src/a.ts', '// @ts-expect-error later\nexport const x: string = 1;'],
  ['disabled-check', 'packages/kernel/src/a.test.ts', '// @ts-ignore\nexport const x: string = 1;'],
  ['module-mock', 'packages/kernel/src/a.test.ts', "vi.mock('./clock.ts');"],
  ['snapshot', 'packages/kernel/src/a.test.ts', 'expect(x).toMatchSnapshot();'],
  ['sleep', 'packages/kernel/src/a.test.ts', 'await new Promise((done) => setTimeout(done, 50));'],
  ['sleep', 'packages/kernel/src/a.test.ts', "import { setTimeout as wait } from 'node:timers/promises';"],
  ['sleep', 'apps/e2e/src/a.journey.ts', 'await page.waitForTimeout(50);'],
];

const allowed: readonly (readonly [path: string, text: string])[] = [
  ['packages/template/project/src/a.ts', "export * from '@loam/db';"],
  ['packages/contract/src/index.ts', "export * from './chat/index.ts';"],
  ['packages/contract/src/chat/index.ts', "export { x } from './a.ts';\nexport type { T } from './a.ts';"],
  ['apps/web/src/a.ts', "import { x } from '@loam/contract/chat';"],
  ['packages/contract/src/a.ts', "import { z } from 'zod';\nimport { x } from './b.ts';"],
  ['packages/contract/src/a.test.ts', "import { test } from 'vitest';\nimport { x } from '@loam/testkit';"],
  ['packages/agent/src/a.ts', "import { x } from '@loam/kernel';\nimport { y } from '@loam/source-edit';"],
  [
    'packages/sandbox/src/a.ts',
    "import { spawn } from 'node:child_process';\nspawn('x', [], { env: { ...process.env } });",
  ],
  [
    `${modules}/billing/service.ts`,
    "import { x } from '../accounts/index.ts';\nimport type { Db } from '@loam/db';",
  ],
  [`${modules}/billing/store.ts`, "import { sql } from '@loam/db';\nexport const x = sql`select 1`;"],
  [`${modules}/accounts/service.test.ts`, "import { x } from '../billing/index.ts';"],
  [
    `${features}/analytics/panel.ts`,
    "import { x } from '../chat/api.ts';\nimport { y } from '../../shared/a.ts';",
  ],
  ['apps/web/src/app/panels.ts', "import { x } from '../features/analytics/panel.ts';"],
  ['packages/postgres/src/b.ts', "export const x = { PATH: process.env['PATH'] };"],
  ['packages/kernel/src/c.test.ts', '// @ts-expect-error a number is no text\nexport const x: string = 1;'],
  ['apps/server/src/config.ts', "export const x = process.env['PORT'];"],
  [
    'apps/loam/src/main.ts',
    "import { createServer } from 'node:http';\ncreateServer().listen(3000);\nreadConfig(process.env);",
  ],
  ['apps/server/src/live.ts', "export const x = (bus: Bus) => bus.listen('events');"],
  ['apps/loam/src/b.ts', "import { x } from '@loam/server';\nimport { y } from '@loam/edge';"],
  ['bench/api-read.ts', "import { x } from '@loam/server';\nimport { y } from '@loam/testkit';"],
  [
    'packages/kernel/src/b.test.ts',
    'await new Promise((done, fail) => { setTimeout(fail, 50); go(done); });',
  ],
];

describe('boundaries', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'loam-boundaries-'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function plant(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  test.each(faults)('%s is caught in %s: %s', (rule, path, text) => {
    plant(path, text);
    const findings = checkBoundaries(readSourceTree(root), none);
    expect(findings.map((finding) => [finding.rule, finding.path])).toContainEqual([rule, path]);
  });

  test('a tree that keeps every rule has no findings', () => {
    for (const [path, text] of allowed) plant(path, text);
    expect(checkBoundaries(readSourceTree(root), none)).toEqual([]);
  });

  test('every rule has a planted fault', () => {
    const planted = new Set(faults.map(([rule]) => rule));
    const rules = [...IMPORT_RULES, ...CODE_RULES].map(({ id }) => id);
    expect(rules.filter((rule) => !planted.has(rule))).toEqual([]);
  });

  test('a finding tells the line', () => {
    plant('packages/kernel/src/a.ts', "\n\nimport { x } from '@loam/db';");
    expect(checkBoundaries(readSourceTree(root), none)).toMatchObject([{ rule: 'room', line: 3 }]);
  });

  describe('exemptions', () => {
    const entry = {
      rule: 'environment',
      path: 'packages/kernel/src/a.ts',
      reason: 'read once before config exists',
    };

    test('an exempted finding is left out', () => {
      plant(entry.path, "export const x = process.env['PORT'];");
      expect(checkBoundaries(readSourceTree(root), { entries: [entry], maximum: 1 })).toEqual([]);
    });

    test.each([
      ['exempts nothing', { entries: [{ ...entry, rule: 'ports' }], maximum: 1 }],
      ['has no reason', { entries: [{ ...entry, reason: ' ' }], maximum: 1 }],
      ['is one more than recorded', { entries: [entry], maximum: 0 }],
      ['went without lowering the number', { entries: [entry], maximum: 2 }],
    ])('an exemption that %s is a finding', (_case, list) => {
      plant(entry.path, "export const x = process.env['PORT'];");
      expect(checkBoundaries(readSourceTree(root), list).map(({ rule }) => rule)).toContain('exemptions');
    });
  });
});
