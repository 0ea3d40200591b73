import { defineConfig } from '@playwright/test';
export default defineConfig({
  testDir: './src',
  testMatch: 'preview-script.journey.ts',
  outputDir: '/tmp/ps-e2e/out',
  timeout: 30000,
  workers: 1,
  use: { launchOptions: { executablePath: '/usr/bin/chromium', chromiumSandbox: false } },
});
