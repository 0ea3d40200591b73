import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const propertySeed = fileURLToPath(new URL('./packages/testkit/src/property-seed.ts', import.meta.url));
const databaseSetup = fileURLToPath(new URL('./packages/testkit/src/global-setup.ts', import.meta.url));

/**
 * Rooms whose tests leave nothing behind in their process: their files run in the same one, and what they import
 * is evaluated once instead of once per file (a quarter of the processor time).
 */
const sharing = [
  'apps/web',
  'apps/edge',
  'apps/loam',
  'apps/server',
  'bench',
  'packages/agent',
  'packages/client',
  'packages/cloud',
  'packages/contract',
  'packages/db',
  'packages/hosting',
  'packages/kernel',
  'packages/offline-model',
  'packages/preview-script',
  'packages/repo',
  'packages/runner',
  'packages/source-edit',
  'packages/ui',
].map((room) => `${room}/**/*.test.{ts,tsx}`);

const everywhere = ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'];
const outside = ['**/node_modules/**', '**/dist/**', 'apps/e2e/**', '.cache/**'];

/** Not inherited from the root: with it each project would start a PostgreSQL of its own. */
const common = {
  environment: 'node',
  // Style sheets read as text are tested for contrast; others stay empty.
  css: { include: [/\.css\?raw$/] },
  pool: 'forks',
  setupFiles: [propertySeed],
  // A busy machine takes its time; what does not come at all is found by the limit of the test.
  expect: { poll: { timeout: 10_000 } },
  testTimeout: 60_000,
  hookTimeout: 60_000,
} satisfies TestProjectInlineConfiguration['test'];

export default defineConfig({
  test: {
    globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
    // One more than the cores they are meant for: many tests wait for processes and databases.
    maxWorkers: 3,
    passWithNoTests: true,
    projects: [
      { test: { ...common, name: 'sharing', include: sharing, exclude: outside, isolate: false } },
      { test: { ...common, name: 'apart', include: everywhere, exclude: [...outside, ...sharing] } },
    ],
  },
});
