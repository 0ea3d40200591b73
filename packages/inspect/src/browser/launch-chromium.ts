import type { Browser } from 'playwright-core';

export interface Launchable {
  readonly executable: string;
  readonly args: readonly string[];
}

export async function launchChromium({ executable, args }: Launchable): Promise<Browser> {
  // Large, and most servers never look at a page.
  const { chromium } = await import('playwright-core');
  return chromium.launch({
    executablePath: executable,
    args: [...args],
    chromiumSandbox: !args.includes('--no-sandbox'),
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    timeout: 20_000,
  });
}
