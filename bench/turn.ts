import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { createRunTurn, type ReadyModel, type TurnPorts, type TurnRequest } from '@loam/agent';
import { startThrowAwayCluster } from '@loam/postgres';
import { randomIds, systemClock } from '@loam/kernel';
import { templateFiles } from '@loam/template';
import { createTestDatabase } from '@loam/testkit';
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/**
 * What the harness costs: processor time of a turn's own steps against reading the same model streams bare; the age of
 * a frame when it reaches a viewer; and streaming many chats against a bare loop that writes the same frames.
 */
const steps = 40;
const chats = 300;
const windows = 4;
const windowMs = 4000;
const bars = { streamingRatio: 1.5, coreShare: 0.4, promptCharacters: 12_000 };
const projectId = '7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11';
const children: ChildProcess[] = [];

interface Reply {
  readonly kind: string;
  readonly port?: number;
  readonly share?: number;
  readonly sockets?: number;
  readonly ages?: readonly number[];
}

async function measureHarness(): Promise<void> {
  const bare: number[] = [];
  const turns: number[] = [];
  let promptCharacters = 0;
  for (let round = -2; round < 10; round += 1) {
    const bareMs = await cpuOf(async () => {
      const { language } = scripted(() => {});
      for (let step = 0; step < steps; step += 1) {
        const { stream } = await language.doStream({ prompt: [] });
        for await (const part of stream) if (part.type === 'tool-call') JSON.parse(part.input);
      }
    });
    const turnMs = await cpuOf(async () => {
      const model = scripted((characters) => (promptCharacters = characters));
      await createRunTurn({ clock: systemClock, ids: randomIds })(request, options(model), ports, () => {});
    });
    if (round < 0) continue;
    bare.push(bareMs / steps);
    turns.push(turnMs / steps);
  }
  const [own, base] = [median(turns), median(bare)];
  console.log(
    `harness per step            ${own.toFixed(2)} ms of processor time (${steps} steps, template)`,
  );
  console.log(`reading the streams bare    ${base.toFixed(3)} ms, ratio ${(own / base).toFixed(1)}`);
  console.log(`prompt before project       ${promptCharacters} characters (bar ${bars.promptCharacters})`);
  if (promptCharacters >= bars.promptCharacters) process.exitCode = 1;
}

/** A model that reads one file in each step and ends with a sentence. */
function scripted(seen: (promptCharacters: number) => void): ReadyModel {
  let step = 0;
  return {
    id: 'scripted',
    contextTokens: 1_000_000,
    seesImages: false,
    callsTools: true,
    isSmall: false,
    price: { input: 0, cachedInput: 0, output: 0 },
    language: {
      specificationVersion: 'v4',
      provider: 'scripted',
      modelId: 'scripted',
      supportedUrls: {},
      doGenerate: () => Promise.reject(new Error('Only streams are asked for.')),
      async doStream({ prompt, tools = [] }) {
        step += 1;
        const [system] = prompt;
        if (step === 1 && system?.role === 'system')
          seen(system.content.length + JSON.stringify(tools).length);
        return { stream: ReadableStream.from(step < steps ? readingOf(step) : closing) };
      },
    },
  };
}

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 10, text: 10, reasoning: 0 },
};
const closing: LanguageModelV4StreamPart[] = [
  { type: 'stream-start', warnings: [] },
  { type: 'text-start', id: 'a' },
  { type: 'text-delta', id: 'a', delta: 'It is all there.' },
  { type: 'text-end', id: 'a' },
  { type: 'finish', usage, finishReason: { unified: 'stop', raw: 'stop' } },
];
const sources = new Map(templateFiles().map(({ path, contents }) => [path, contents]));
const paths = [...sources.keys()].filter((path) => path.endsWith('.tsx'));

function readingOf(step: number): LanguageModelV4StreamPart[] {
  const input = JSON.stringify({ path: paths[step % paths.length] });
  return [
    { type: 'stream-start', warnings: [] },
    { type: 'tool-call', toolCallId: `call-${step}`, toolName: 'read_file', input },
    { type: 'finish', usage, finishReason: { unified: 'tool-calls', raw: 'tool_calls' } },
  ];
}

const request: TurnRequest = {
  turnId: 'turn',
  projectId,
  mode: 'build',
  text: 'What is in this project?',
  history: [],
  images: [],
  files: [],
  selectedElements: [],
  currentPage: null,
  view: null,
  containsError: false,
  console: [],
  network: [],
  runtimeErrors: [],
};

const ports: TurnPorts = {
  files: {
    commitSha: '0'.repeat(40),
    paths: async () => [...sources.keys()],
    read: async (path) => {
      const contents = sources.get(path);
      return contents === undefined ? undefined : Buffer.from(contents).toString('utf8');
    },
  },
  checks: { types: async () => [], build: async () => [], look: undefined },
  packages: undefined,
  web: undefined,
  people: { approve: async () => 'denied', answer: async () => [], giveSecrets: async () => 'declined' },
  commit: async () => ({ editId: 'edit', commitSha: 'sha' }),
  cloud: undefined,
};

function options(model: ReadyModel) {
  return {
    models: [model],
    budget: {
      steps: 100,
      fixes: 3,
      outputTokens: 1_000_000,
      totalTokens: 10_000_000,
      timeMs: 60_000,
      costMicros: 1_000_000,
    },
    preferences: {},
    may: { edit: true, cloud: false },
    brand: 'Loam',
    signal: new AbortController().signal,
  };
}

async function measureStreams(): Promise<void> {
  const cluster = await startThrowAwayCluster();
  const database = await createTestDatabase({
    adminUrl: cluster.connectionString('postgres'),
    maxConnections: 2,
  });
  try {
    const chat = await openSide('chat', database.url);
    const bare = await openSide('bare', '');
    const shares: Record<'chat' | 'bare', number[]> = { chat: [], bare: [] };
    // Alternating, so that whatever else the machine does falls on both alike; the first windows only warm up.
    for (let round = -1; round < windows; round += 1) {
      const [bareShare, chatShare] = [await windowOf(bare.server), await windowOf(chat.server)];
      if (round < 0) continue;
      shares.bare.push(bareShare);
      shares.chat.push(chatShare);
    }
    report(shares, { chat: await agesOf(chat.viewers), bare: await agesOf(bare.viewers) });
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await database.drop();
    await cluster.stop();
  }
}

function report(
  shares: Record<'chat' | 'bare', readonly number[]>,
  ages: Record<'chat' | 'bare', readonly number[]>,
): void {
  const [own, base] = [median(shares.chat), median(shares.bare)];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  console.log(
    `streaming ${chats} chats         ${percent(own)} of a core for 2 viewers each (bar ${percent(bars.coreShare)})`,
  );
  console.log(
    `bare loop, same frames      ${percent(base)}, ratio ${(own / base).toFixed(2)} (bar ${bars.streamingRatio})`,
  );
  for (const name of ['chat', 'bare'] as const) {
    const [p50, p99] = [percentile(ages[name], 50), percentile(ages[name], 99)];
    console.log(`said to seen, ${name}          p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  }
  if (own / base > bars.streamingRatio || own > bars.coreShare) process.exitCode = 1;
}

async function openSide(kind: 'chat' | 'bare', databaseUrl: string) {
  const server = start('bench-stream', [kind, databaseUrl, projectId, String(chats)]);
  const { port } = await replyOf(server, 'ready');
  const viewers = start('bench-viewers', [kind, String(port), projectId, String(chats)]);
  await replyOf(viewers, 'opened');
  return { server, viewers };
}

async function windowOf(server: ChildProcess): Promise<number> {
  const reply = replyOf(server, 'window');
  server.send({ ms: windowMs });
  const { share = 0, sockets } = await reply;
  if (sockets !== chats * 2) throw new Error(`${sockets} of ${chats * 2} sockets are open`);
  return share;
}

async function agesOf(viewers: ChildProcess): Promise<readonly number[]> {
  const reply = replyOf(viewers, 'seen');
  viewers.send({});
  return (await reply).ages ?? [];
}

function start(name: string, args: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL(`../apps/server/src/modules/turns/${name}.fixture.ts`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  children.push(child);
  return child;
}

function replyOf(child: ChildProcess, kind: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`a process of the benchmark ended with code ${code}`)));
    const listen = (message: unknown) => {
      if (!isReply(message) || message.kind !== kind) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
  });
}

function isReply(message: unknown): message is Reply {
  return typeof message === 'object' && message !== null && 'kind' in message;
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return percentile(values, 50);
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

await measureHarness();
await measureStreams();
