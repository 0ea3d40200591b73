import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const databaseSetup = fileURLToPath(new URL('./packages/testkit/src/global-setup.ts', import.meta.url));

/**
 * Rooms whose tests leave nothing behind in their process: their files run in the same one, and what they import
 * is evaluated once instead of once per file (a quarter of the processor time).
 */
const sharing = [
  'apps/web',
  'apps/edge',
  'packages/agent',
  'packages/client',
  'packages/contract',
  'packages/hosting',
  'packages/kernel',
  'packages/offline-model',
  'packages/preview-script',
  'packages/source-edit',
  'packages/ui',
].map((room) => `${room}/**/*.test.{ts,tsx}`);

const outside = ['**/node_modules/**', '**/dist/**', 'apps/e2e/**', '.cache/**'];

export default defineConfig({
  test: {
    environment: 'node',
    // Style sheets read as text are tested for contrast; others stay empty.
    css: { include: [/\.css\?raw$/] },
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    passWithNoTests: true,
    projects: [
      {
        extends: true,
        test: { name: 'sharing', include: sharing, exclude: outside, isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
          exclude: [...outside, ...sharing],
          globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
        },
      },
    ],
  },
});
