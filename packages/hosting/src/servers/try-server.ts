import { AppError, type BlobStore, type RelayTarget } from '@loam/kernel';
import { request } from 'node:http';
import { readManifest } from '../store/read-manifest.ts';
import type { TrialPool } from './ports.ts';
import { serverProgram } from './server-program.ts';

export interface TrialOptions {
  readonly servers: TrialPool;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly manifestKey: string;
  readonly siteId: string;
  /** Where visitors will find it. */
  readonly origin: string;
  readonly timeoutMs?: number | undefined;
}

/** `none`: the pages are files. */
export type Trial =
  | { readonly kind: 'none' | 'answered' }
  | { readonly kind: 'failed'; readonly reason: string; readonly log: readonly string[] };

const linesTold = 30;

/** Starts the stored server of a deployment and asks it for its first page, before any visitor does. */
export async function tryServer(options: TrialOptions): Promise<Trial> {
  const { server } = await readManifest(options.blobs, options.manifestKey);
  if (!server) return { kind: 'none' };
  const program = serverProgram(options.siteId, server);
  try {
    const use = await options.servers.tryOut(program);
    const status = await askForPage(use.address, options);
    if (status !== undefined && status >= 200 && status < 500) {
      use.done();
      return { kind: 'answered' };
    }
    const said = status === undefined ? 'does not answer' : `answers with ${status}`;
    const log = use.log().map(({ text }) => text);
    await use.giveUp();
    return {
      kind: 'failed',
      reason: `It starts, and ${said} when it is asked for /.`,
      log: log.slice(-linesTold),
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'site_server_failed') throw error;
    const { log } = error.meta;
    return { kind: 'failed', reason: error.detail, log: Array.isArray(log) ? log.map(String) : [] };
  }
}

function askForPage(
  address: RelayTarget,
  { origin, timeoutMs = 20_000 }: TrialOptions,
): Promise<number | undefined> {
  const { host, protocol } = new URL(origin);
  const headers = {
    host,
    accept: 'text/html',
    'x-forwarded-host': host,
    'x-forwarded-proto': protocol.replace(':', ''),
  };
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const asked = request({ ...address, path: '/', headers, agent: false, signal }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode));
      answer.on('error', () => resolve(undefined));
    });
    asked.on('error', () => resolve(undefined));
    asked.on('close', () => resolve(undefined));
    asked.end();
  });
}
