import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');
const port = process.env['LOAM_E2E_PORT'] ?? '4310';
const home = process.env['LOAM_E2E_HOME'] ?? join(tmpdir(), 'loam-e2e');
const address = `http://localhost:${port}`;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.{journey,spec,test}.ts',
  outputDir: join(root, 'test-results'),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: 1,
  retries: 0,
  forbidOnly: true,
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      // Chromium refuses its own sandbox for root; the pages it opens here are ours.
      chromiumSandbox: process.getuid?.() !== 0,
    },
  },
  webServer: {
    command: `"${process.execPath}" apps/loam/dist/main.js`,
    cwd: root,
    url: `${address}/api/health`,
    env: { PORT: port, LOAM_HOME: home },
    reuseExistingServer: false,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});
