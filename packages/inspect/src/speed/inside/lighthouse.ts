/** One analysis in a process of its own: it computes for seconds. Reads its order from standard input as JSON. */
import lighthouse, { desktopConfig } from 'lighthouse';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import puppeteer from 'puppeteer-core';
import { z } from 'zod';

const Order = z.object({
  executable: z.string(),
  args: z.array(z.string()),
  url: z.string(),
  strategy: z.enum(['desktop', 'mobile']),
  categories: z.array(z.string()),
});

const order = Order.parse(JSON.parse(await text(process.stdin)));

/** As the devices say it, with one word more: what counts visitors leaves these visits out. */
const agents = {
  desktop:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Chrome-Lighthouse',
  mobile:
    'Mozilla/5.0 (Linux; Android 14; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
};

const browser = await puppeteer.launch({
  executablePath: order.executable,
  args: order.args,
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
    emulatedUserAgent: agents[order.strategy],
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
