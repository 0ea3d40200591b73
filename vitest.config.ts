import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const databaseSetup = fileURLToPath(new URL('./packages/testkit/src/global-setup.ts', import.meta.url));

export default defineConfig({
  test: {
    environment: 'node',
    // Style sheets read as text are tested for contrast; others stay empty.
    css: { include: [/\.css\?raw$/] },
    include: ['{apps,packages,scripts}/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/e2e/**', '.cache/**'],
    globalSetup: existsSync(databaseSetup) ? [databaseSetup] : [],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 20_000,
    passWithNoTests: true,
  },
});
