import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { BROWSER_PLACES } from '../../browser-places.data.ts';

const root = join(import.meta.dirname, '..', '..');
const product = process.env['LOAM_E2E_PRODUCT'] ?? root;
const port = process.env['LOAM_E2E_PORT'] ?? '4310';
const address = `http://localhost:${port}`;

const short = ['import', 'offline', 'safety', 'session', 'settings', 'visibility'].map(
  (name) => `${name}.journey.ts`,
);

export default defineConfig({
  testDir: './src',
  outputDir: join(root, 'test-results'),
  // What is true is seen at once; these only say when to give up on a machine that does other work as well.
  timeout: 420_000,
  expect: { timeout: 45_000 },
  // Two keep two cores busy: browsers, builds and the product reckon in every journey. A file's own run in order.
  workers: 2,
  forbidOnly: true,
  projects: [
    { name: 'first run', testMatch: 'first-minute.journey.ts' },
    {
      name: 'journeys',
      testMatch: '**/*.journey.ts',
      testIgnore: ['first-minute.journey.ts', ...short],
      // Every other journey needs an installation that has its owner.
      dependencies: ['first run'],
    },
    // After the others, so that neither worker is left alone with a long one at the end.
    { name: 'short journeys', testMatch: short, dependencies: ['first run'] },
  ],
  use: {
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    // Less than the journey's own: what cannot be pressed is told by its name and line.
    actionTimeout: 90_000,
    // Pictures that move cost as much as the whole page, and no journey is about them but the first.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every step costs more than the steps: only where somebody wants to see a failure.
    trace: process.env['LOAM_E2E_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath:
        process.env['CHROMIUM'] ?? BROWSER_PLACES.find((path) => existsSync(path)) ?? 'chromium',
      // Chromium refuses its own sandbox for root; the pages it opens here are ours.
      chromiumSandbox: process.getuid?.() !== 0,
      // Nobody looks: drawing with an imitated graphics card only costs time.
      args: ['--disable-gpu'],
    },
  },
  webServer: {
    command: `"${process.execPath}" "${join(import.meta.dirname, 'src', 'support', 'product.fixture.ts')}"`,
    cwd: product,
    url: `${address}/api/health`,
    env: { PORT: port, LOAM_HOME: process.env['LOAM_E2E_HOME'] ?? freshHome() },
    reuseExistingServer: false,
    // What projects begin with is prepared before it answers.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
});

/** The first journey needs an installation that nobody has opened yet. */
function freshHome(): string {
  // Workers read this file too, but start no server.
  if (process.env['TEST_WORKER_INDEX'] !== undefined) return '';
  const home = mkdtempSync(join(tmpdir(), 'loam-e2e-'));
  // PostgreSQL may run as another user, who has to pass through this folder.
  chmodSync(home, 0o755);
  process.on('exit', () => rmSync(home, { recursive: true, force: true }));
  return home;
}
