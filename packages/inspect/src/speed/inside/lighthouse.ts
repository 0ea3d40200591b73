/** One analysis in a process of its own: it computes for seconds. Reads its order from standard input as JSON. */
import lighthouse, { desktopConfig } from 'lighthouse';
import process from 'node:process';
import puppeteer from 'puppeteer-core';

interface Order {
  readonly executable: string;
  readonly args: readonly string[];
  readonly url: string;
  readonly strategy: 'desktop' | 'mobile';
  readonly categories: string[];
}

const chunks: Buffer[] = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const order: Order = JSON.parse(Buffer.concat(chunks).toString('utf8'));

const browser = await puppeteer.launch({
  executablePath: order.executable,
  args: [...order.args],
  pipe: true,
  handleSIGINT: false,
  handleSIGTERM: false,
  handleSIGHUP: false,
  timeout: 30_000,
});
try {
  const page = await browser.newPage();
  const flags = {
    onlyCategories: order.categories,
    output: 'json' as const,
    logLevel: 'silent' as const,
    maxWaitForLoad: 30_000,
  };
  const run = await lighthouse(
    order.url,
    flags,
    order.strategy === 'desktop' ? desktopConfig : undefined,
    page,
  );
  if (!run) throw new Error('Lighthouse gave no result.');
  process.stdout.write(JSON.stringify(run.lhr));
} finally {
  await browser.close().catch(() => {});
}
