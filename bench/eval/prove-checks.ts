import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { rolldown } from 'rolldown';
import { bundleEye } from './eye-bundle.ts';
import { STYLE } from './fixtures/app/style.data.ts';
import { PROOFS, type Proof } from './fixtures/proof.data.ts';
import { describe } from './report.ts';
import { runCheck } from './run-check.ts';
import { startChromium } from './run-cases.ts';
import { startStaticServer } from './static-server.ts';
import { createVisitor } from './visitor/visitor.ts';

export interface ProofRun {
  readonly chromium?: string | undefined;
  /** Only proofs of this fault. */
  readonly only?: string | undefined;
  print(line: string): void;
}

/** Shows that every check passes on an app without faults and fails on one that has just its fault. */
export async function proveChecks({ chromium, only, print }: ProofRun): Promise<boolean> {
  const browser = await startChromium(chromium);
  const dir = await mkdtemp(join(tmpdir(), 'loam-eval-proof-'));
  let wrong = 0;
  try {
    const tools = { browser, dir, script: await bundleFixture(), eye: await bundleEye() };
    for (const proof of PROOFS.filter(({ fault }) => only === undefined || fault === only)) {
      const good = await tryCheck(tools, proof, '');
      const bad = await tryCheck(tools, proof, proof.fault);
      const isProven = good === undefined && bad !== undefined;
      if (!isProven) wrong += 1;
      print(
        `${isProven ? 'ok' : 'NOT PROVEN'}  ${describe(proof.check)}\n      good: ${good ?? 'passes'}\n      with "${proof.fault}": ${bad ?? 'passes'}`,
      );
    }
  } finally {
    await browser.close();
    await rm(dir, { recursive: true, force: true });
  }
  print(wrong === 0 ? `all ${PROOFS.length} proven` : `${wrong} not proven`);
  return wrong === 0;
}

interface ProofTools {
  readonly browser: Browser;
  readonly dir: string;
  readonly script: string;
  readonly eye: string;
}

async function bundleFixture(): Promise<string> {
  const bundle = await rolldown({ input: fileURLToPath(new URL('./fixtures/app/main.ts', import.meta.url)) });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

/** Faults that lie in the page or in the data, not in the script. */
function pageFor(fault: string): string {
  const language = fault === 'language' ? 'xx' : 'en';
  const style =
    fault === 'colour' ? STYLE.replace('#f0fff0', '#cccccc').replace('#006400', '#333333') : STYLE;
  const lost = fault === 'unchanged' ? '<script>localStorage.setItem("plants", "[]")</script>' : '';
  return `<!doctype html><html lang="${language}" data-faults="${fault}"><head><title>Green Corner</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><style>${style}</style></head><body>${lost}<script src="/app.js"></script></body></html>`;
}

async function tryCheck(
  { browser, dir, script, eye }: ProofTools,
  { check }: Proof,
  fault: string,
): Promise<string | undefined> {
  await writeFile(join(dir, 'index.html'), pageFor(fault));
  await writeFile(join(dir, 'app.js'), script);
  const server = await startStaticServer();
  server.serve(dir);
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  try {
    await context.addInitScript({ content: eye });
    const visitor = await createVisitor(context, server.url);
    const reply = fault === 'reply' ? 'Nothing was done.' : 'I added a page of plants.';
    const { reason } = await runCheck({ visitor, reply, hasChanges: true }, check);
    return reason;
  } finally {
    await context.close();
    await server.close();
  }
}
