import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { EVERY_APP, type Case, type Check, type Turn } from '@loam/offline-model/cases';
import { AppError, errorMessage } from '@loam/kernel';
import type { AppBuilder } from './app-builder.ts';
import type { AppWriter, Written } from './app-writer.ts';
import { gradeClaims, type TurnClaims } from './claims/grade.ts';
import { runCheck, type CheckResult } from './run-check.ts';
import { startStaticServer, type StaticServer } from './static-server.ts';
import { createVisitor, type Visitor } from './visitor/visitor.ts';

export interface RunnerDeps {
  readonly writer: AppWriter;
  readonly builder: AppBuilder;
  readonly browser: Browser;
  readonly eye: string;
  /** Where screenshots go; none are made without it. */
  readonly shotsDir?: string | undefined;
}

export interface TurnResult {
  readonly send: string;
  readonly writtenMs: number;
  readonly builtMs: number;
  readonly typesMs: number;
  /** From sending to the app on the screen. */
  readonly paintedMs: number;
  readonly checks: readonly CheckResult[];
  /** What the answer claims, and which of it is not so; absent where there is no app to look at. */
  readonly claims?: TurnClaims;
}

export interface CaseResult {
  readonly case: Case;
  readonly turns: readonly TurnResult[];
}

/** One conversation with the writer, each turn built, opened and tried. */
export async function runCase(deps: RunnerDeps, one: Case): Promise<CaseResult> {
  const server = await startStaticServer();
  const context = await deps.browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: 'block',
  });
  try {
    await context.addInitScript({ content: deps.eye });
    return { case: one, turns: await runTurns(deps, one, { server, context }) };
  } finally {
    await context.close().catch(() => undefined);
    await server.close();
  }
}

interface Room {
  readonly server: StaticServer;
  readonly context: BrowserContext;
}

async function runTurns(deps: RunnerDeps, one: Case, { server, context }: Room): Promise<TurnResult[]> {
  const conversation = deps.writer.begin();
  const visitor = await createVisitor(context, server.url);
  const results: TurnResult[] = [];
  let before: ReadonlyMap<string, string> = new Map();
  for (const [index, turn] of one.turns.entries()) {
    const checks = index === one.turns.length - 1 ? [...turn.checks, ...EVERY_APP] : turn.checks;
    const startedAt = performance.now();
    try {
      const written = await conversation.send(turn.send);
      const writtenMs = performance.now() - startedAt;
      if (checks.length === 0) {
        results.push({ send: turn.send, writtenMs, builtMs: 0, typesMs: 0, paintedMs: 0, checks: [] });
        continue;
      }
      const { outDir, tookMs, typesMs } = await deps.builder.build(one.id, written.files);
      server.serve(outDir);
      const hasChanges = index === 0 || differ(before, written.files);
      before = written.files;
      await visitor.home();
      const paintedMs = performance.now() - startedAt;
      await takeShots(deps, visitor, `${one.id}-${index + 1}`);
      const tried = await runChecks(visitor, checks, { written, hasChanges });
      results.push({
        send: turn.send,
        writtenMs,
        builtMs: tookMs,
        typesMs,
        paintedMs,
        checks: tried,
        claims: gradeClaims({
          ...written,
          send: turn.send,
          hasChanges,
          checks: tried,
        }),
      });
    } catch (error) {
      results.push(lost(turn, checks, error));
    }
  }
  return results;
}

interface AfterTurn {
  readonly written: Written;
  readonly hasChanges: boolean;
}

async function runChecks(
  visitor: Visitor,
  checks: readonly Check[],
  { written, hasChanges }: AfterTurn,
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of checks) {
    results.push(await runCheck({ visitor, reply: written.reply, hasChanges }, check));
  }
  return results;
}

/** A turn without an app has failed every check. */
function lost(turn: Turn, checks: readonly Check[], error: unknown): TurnResult {
  const reason = `no app: ${error instanceof AppError ? error.detail : errorMessage(error)}`.slice(0, 400);
  return {
    send: turn.send,
    writtenMs: 0,
    builtMs: 0,
    typesMs: 0,
    paintedMs: 0,
    checks: checks.map((check) => ({ check, reason, tookMs: 0 })),
  };
}

function differ(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return before.size !== after.size || [...after].some(([path, text]) => before.get(path) !== text);
}

async function takeShots({ shotsDir }: RunnerDeps, visitor: Visitor, name: string): Promise<void> {
  if (shotsDir === undefined) return;
  await mkdir(shotsDir, { recursive: true });
  await picture(visitor.page, join(shotsDir, `${name}-1440.png`));
  await visitor.page.setViewportSize({ width: 375, height: 800 });
  await picture(visitor.page, join(shotsDir, `${name}-375.png`));
  await visitor.page.setViewportSize({ width: 1440, height: 900 });
}

/** A picture is for people to look at: one that cannot be had is no fault of the app. */
async function picture(page: Page, path: string): Promise<void> {
  await page.screenshot({ path, fullPage: true, timeout: 15_000 }).catch(() => {});
}
