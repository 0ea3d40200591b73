import type { ReadyModel, RunTurn, TurnEvent, TurnResult } from '@loam/agent';
import type { ProjectError } from '@loam/contract';
import { type Db, sql } from '@loam/db';
import { readConfig } from '../config.ts';
import { type Billing, createBilling } from '../modules/billing/index.ts';
import type { Trials } from '../modules/preview/index.ts';
import { type ChatDeps, createChat } from '../modules/chat/index.ts';
import { createModels, type InstalledModels, type ModelsDeps } from '../modules/models/index.ts';
import { createTurns, type TurnsDeps } from '../modules/turns/index.ts';
import { openProjectFiles } from './project-files.fixture.ts';

type TurnArguments = Parameters<RunTurn>;

/** What a scripted turn can do: everything that the real one gets. */
export interface Stage {
  readonly request: TurnArguments[0];
  readonly options: TurnArguments[1];
  readonly ports: TurnArguments[2];
  tell(event: TurnEvent): void;
}

/** Returns what differs from a plain answer. */
export type Script = (stage: Stage) => Promise<Partial<TurnResult>>;

export const unpriced = { input: 0, cachedInput: 0, output: 0 };

export interface ChatWorldOptions {
  readonly db: Db;
  readonly folder: string;
  readonly payments?: 'none' | 'manual';
  readonly script?: Script;
  readonly deps?: Pick<ChatDeps, 'maxWaitingTurns'> &
    Pick<ModelsDeps, 'installed'> &
    Partial<Pick<TurnsDeps, 'maxTurns' | 'crashPoint' | 'tools' | 'runTurn' | 'cloud'>>;
}

/** One process of an installation with a chat whose turns are written by the test. */
export function openChat(options: ChatWorldOptions) {
  const scripts: Script[] = [];
  const seen: Stage[] = [];
  const handledErrors: string[] = [];
  const openErrors: ProjectError[] = [];
  const jobs = new Map<string, (data: unknown) => Promise<void>>();
  const parts: { chat?: { start(): Promise<void>; close(): Promise<void> }; billing?: Billing } = {};
  const files = openProjectFiles({
    db: options.db,
    folder: options.folder,
    config: readConfig({ LOAM_PAYMENTS: options.payments ?? 'none' }),
    more({ runtime, repo, workspaces, projects, uploads, versions }) {
      const billing = createBilling({ ...runtime, workspaces });
      const models = createModels({
        ...runtime,
        outbound: { check: () => Promise.reject(new Error('not asked')) },
        installed: fakeModels(options.payments === 'manual' ? { ...unpriced, output: 1000 } : unpriced),
        ...options.deps,
      });
      const preview = {
        errors: {
          open: async () => [...openErrors],
          handle: async (_: unknown, ids: readonly string[]) => handledErrors.push(...ids),
          settle: async () => {},
        },
      };
      const chat = createChat({
        ...runtime,
        jobs: {
          ...runtime.jobs,
          handle: (type, work) =>
            void jobs.set(type.name, (data) => work(type.schema.parse(data), new AbortController().signal)),
        },
        billing,
        projects,
        uploads,
        versions,
        preview,
        models,
        ...options.deps,
      });
      const turns = createTurns({
        ...runtime,
        chat,
        versions,
        preview,
        source: repo,
        trials: untried,
        tools: [
          {
            integration: 'web',
            name: 'fetch_page',
            title: 'Read a page',
            changesState: false,
            defaultPreference: 'ask',
          },
        ],
        runTurn: scriptedTurns(() => scripts.shift() ?? options.script ?? sayDone, seen),
        ...options.deps,
      });
      parts.chat = {
        start: () => turns.start(),
        async close() {
          chat.close();
          await turns.stop();
        },
      };
      parts.billing = billing;
      return [...billing.bindings, ...models.bindings, ...chat.bindings, ...turns.bindings];
    },
  });
  if (!parts.chat || !parts.billing) throw new TypeError('the modules were not made');
  return {
    ...files,
    files,
    chat: parts.chat,
    billing: parts.billing,
    scripts,
    seen,
    openErrors,
    handledErrors,
    jobs,
  };
}

export type ChatProcess = ReturnType<typeof openChat>;

const sayDone: Script = async ({ tell }) => {
  tell({ type: 'text', delta: 'Done.' });
  return { text: 'Done.' };
};

export function fakeModels(price: ReadyModel['price']): InstalledModels {
  const model = {
    id: 'fake',
    contextTokens: 100_000,
    seesImages: false,
    callsTools: true,
    isSmall: false,
    price,
    language: {
      specificationVersion: 'v4',
      provider: 'fake',
      modelId: 'fake',
      supportedUrls: {},
      doGenerate: () => Promise.reject(new Error('not asked')),
      doStream: () => Promise.reject(new Error('not asked')),
    },
  } as const satisfies ReadyModel;
  return {
    open: async () => ({
      embeddings: { list: () => [], ready: () => undefined },
      list: () => [],
      ready: (id) => (id === 'auto' || id === 'fake' ? [model] : []),
    }),
    installed: async () => [],
    probe: async ({ apiKey }) => (apiKey?.startsWith('good') ? 'accepted' : 'refused'),
    probeOperators: async () => 'accepted',
  };
}

const untried: Trials = {
  open: async () => ({
    checks: { types: async () => [], build: async () => [], look: undefined },
    packages: undefined,
    keep: async () => {},
    liveFaults: async () => [],
    close: async () => {},
  }),
};

/** Like the real one it never throws, and an abort is an outcome. */
function scriptedTurns(next: () => Script, seen: Stage[]): RunTurn {
  return async (request, options, ports, tell) => {
    const stage = { request, options, ports, tell };
    seen.push(stage);
    tell({ type: 'started', model: 'fake' });
    const usual: TurnResult = {
      outcome: 'answered',
      text: '',
      version: null,
      faults: [],
      failure: null,
      suggestions: [],
      usage: { inputTokens: 0, cachedInputTokens: 0, outputTokens: 0 },
      costMicros: 0,
      steps: 0,
      model: 'fake',
    };
    try {
      return { ...usual, ...(await next()(stage)) };
    } catch (error) {
      if (options.signal.aborted) return { ...usual, outcome: 'stopped' };
      const code =
        error instanceof Error && 'code' in error && error.code === 'conflict' ? 'conflict' : 'internal';
      const message = error instanceof Error ? error.message : String(error);
      return { ...usual, outcome: 'failed', failure: { code, message, details: '' } };
    }
  };
}

/** A moment that the script waits for and the test lets come. */
export function gate() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { promise: reached, resolve: arrive } = Promise.withResolvers<void>();
  return {
    open: resolve,
    reached,
    async pass(signal?: AbortSignal): Promise<void> {
      arrive();
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(new Error('stopped')), { once: true }),
      );
      await Promise.race([promise, aborted]);
    },
  };
}

export async function purse(db: Db, workspaceId: string) {
  return db.one<{ balance: number; reserved: number; sum: number; open: number }>(sql`
    select coalesce((select balance_micros from ledger_accounts where workspace_id = ${workspaceId} and account = 'credits'), 0) as balance,
      coalesce((select reserved_micros from ledger_accounts where workspace_id = ${workspaceId} and account = 'credits'), 0) as reserved,
      (select coalesce(sum(amount_micros), 0)::bigint from ledger_entries where workspace_id = ${workspaceId} and account = 'credits') as sum,
      (select coalesce(sum(amount_micros), 0)::bigint from ledger_reservations
        where workspace_id = ${workspaceId} and status = 'open') as open`);
}

/** A lease whose holder was killed, as it looks once its time is over. */
export async function expireConversations(db: Db): Promise<void> {
  await db.run(sql`update leases set expires_at = now() - interval '1 second' where holder is not null`);
}
