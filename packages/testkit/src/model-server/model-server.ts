import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { anthropicMessages } from './anthropic-messages.ts';
import { chatCompletions } from './chat-completions.ts';
import type { Dialect } from './dialect.ts';
import { answerEmbeddings } from './embeddings.ts';
import { createDirector, type Director, type DirectorOptions } from './director.ts';
import { googleGenerate } from './google-generate.ts';
import { asRecord, parseJson } from './json.ts';
import { answerModelList } from './model-list.ts';
import { perform, sendJson } from './perform.ts';
import { derivedFromPrompt, NO_PROMPT, type ReceivedRequest } from './received-request.ts';
import { reply, type Script } from './reply.ts';
import { responses } from './responses.ts';

export interface ModelServerOptions {
  /** Without one every request is answered with `ok`. */
  readonly script?: Script;
  readonly conversation?: DirectorOptions['conversation'];
  readonly models?: readonly string[];
  /** When given, requests with any other key are refused with 401. */
  readonly apiKey?: string;
}

export interface ModelServer {
  readonly url: string;
  /** For chat completions and responses. */
  readonly openaiBaseUrl: string;
  readonly anthropicBaseUrl: string;
  readonly googleBaseUrl: string;
  /** Everything that came in, in order. */
  readonly requests: readonly ReceivedRequest[];
  /** Resolves once so many requests have come in. */
  received(count: number): Promise<void>;
  /** Starts another script from its beginning. */
  play(script: Script): void;
  close(): Promise<void>;
}

type Entry = { -readonly [Key in keyof ReceivedRequest]: ReceivedRequest[Key] };

/** A model provider on the loopback that speaks the real protocols and says what the script tells it. */
export async function startModelServer(options: ModelServerOptions = {}): Promise<ModelServer> {
  const closing = new AbortController();
  const log = createRequestLog();
  const direct = (script: Script) =>
    createDirector({ script, ...(options.conversation && { conversation: options.conversation }) });
  let director = direct(options.script ?? (() => reply({ text: 'ok' })));

  const server = createServer((request, response) => {
    const next = (entry: ReceivedRequest) => director.next(entry);
    answer({ request, response, log, options, next, closing: closing.signal }).catch((error: unknown) => {
      // Pauses of a scripted answer reject when the other side is gone; anything else is a fault of the script.
      if (response.destroyed || closing.signal.aborted) return;
      const body = { error: { message: `The script failed: ${String(error)}` } };
      if (response.headersSent) response.destroy();
      else sendJson(response, { status: 400, body });
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;

  return {
    url,
    openaiBaseUrl: `${url}/v1`,
    anthropicBaseUrl: `${url}/v1`,
    googleBaseUrl: `${url}/v1beta`,
    requests: log.entries,
    received: log.received,
    play: (script) => {
      director = direct(script);
    },
    close: async () => {
      closing.abort();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

interface RequestLog {
  readonly entries: Entry[];
  add(entry: Entry): void;
  received(count: number): Promise<void>;
}

function createRequestLog(): RequestLog {
  const entries: Entry[] = [];
  const waiting = new Set<() => void>();
  return {
    entries,
    add: (entry) => {
      entries.push(entry);
      for (const wake of waiting) wake();
      waiting.clear();
    },
    received: async (count) => {
      while (entries.length < count) await new Promise<void>((resolve) => waiting.add(resolve));
    },
  };
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly log: RequestLog;
  readonly options: ModelServerOptions;
  readonly next: Director['next'];
  readonly closing: AbortSignal;
}

async function answer({ request, response, log, options, next, closing }: Exchange): Promise<void> {
  const text = await readBody(request);
  const entry = receive({ request, body: parseJson(text), index: log.entries.length });
  const signal = followResponse(response, entry, closing);
  log.add(entry);
  const dialect = dialectFor(entry.path);
  if (options.apiKey !== undefined && !carriesKey(request, options.apiKey)) {
    const body = (dialect ?? chatCompletions).failure(401, 'Incorrect API key provided.');
    return sendJson(response, { status: 401, body });
  }
  if (entry.path.endsWith('/embeddings')) return answerEmbeddings(entry, response);
  if (dialect === undefined || request.method !== 'POST') {
    return answerModelList({ entry, response, models: options.models ?? ['scripted-model'] });
  }
  const cue = await next(entry);
  if (cue === undefined) {
    const message = `The script has no reply left for request ${entry.index}: ${entry.lastUserText}`;
    return sendJson(response, { status: 400, body: dialect.failure(400, message) });
  }
  return perform({
    cue,
    dialect,
    context: {
      id: `scripted_${entry.index}`,
      model: entry.model,
      createdAtSeconds: 1_760_000_000 + entry.index,
      request: asRecord(entry.body),
    },
    stream: entry.stream,
    requestIndex: entry.index,
    requestBytes: text.length,
    response,
    signal,
  });
}

function dialectFor(path: string): Dialect | undefined {
  const [pathname = ''] = path.split('?');
  if (pathname.endsWith('/chat/completions')) return chatCompletions;
  if (pathname.endsWith('/responses')) return responses;
  if (pathname.endsWith('/messages')) return anthropicMessages;
  if (/:(?:streamGenerateContent|generateContent)$/u.test(pathname)) return googleGenerate;
  return undefined;
}

function receive(input: { request: IncomingMessage; body: unknown; index: number }): Entry {
  const { request, body, index } = input;
  const path = request.url ?? '/';
  const dialect = request.method === 'POST' ? dialectFor(path) : undefined;
  const prompt = dialect?.readPrompt(asRecord(body), path) ?? NO_PROMPT;
  return {
    index,
    method: request.method ?? 'GET',
    path,
    headers: request.headers,
    body,
    protocol: dialect?.protocol,
    ...prompt,
    ...derivedFromPrompt(prompt),
    state: 'open',
  };
}

function followResponse(response: ServerResponse, entry: Entry, closing: AbortSignal): AbortSignal {
  const gone = new AbortController();
  response.on('close', () => {
    entry.state = response.writableFinished ? 'answered' : 'aborted';
    gone.abort();
  });
  return AbortSignal.any([gone.signal, closing]);
}

function carriesKey({ headers }: IncomingMessage, key: string): boolean {
  const { authorization } = headers;
  return (
    authorization === `Bearer ${key}` || headers['x-api-key'] === key || headers['x-goog-api-key'] === key
  );
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
