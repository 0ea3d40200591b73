import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { tell } from './messages.ts';

/**
 * Keeps the project's compiler warm and asks it about single files. Argument: the project folder. Each line on standard
 * input is one question: `{ id, path, changed: [[path, 1 created | 2 changed | 3 gone]] }`.
 */
const [root = ''] = process.argv.slice(2);

interface Question {
  readonly id: string;
  readonly path: string;
  readonly changed: readonly (readonly [string, number])[];
}

const compiler = spawn(
  process.execPath,
  [join(root, 'node_modules/typescript/bin/tsc'), '--lsp', '--stdio'],
  { stdio: ['pipe', 'pipe', 'inherit'], cwd: root },
);
compiler.on('exit', (code) => process.exit(code ?? 1));

/** The protocol's own words for the folder that is worked in. */
const WORDS = { folder: 'workspace', folders: 'workspaceFolders' } as const;

const answers = new Map<number, (result: unknown) => void>();
const versions = new Map<string, number>();
let asked = 0;
let received = Buffer.alloc(0);

compiler.stdout.on('data', (part: Buffer) => {
  received = Buffer.concat([received, part]);
  for (;;) {
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const length = Number(/Content-Length: (\d+)/i.exec(received.toString('latin1', 0, headEnd))?.[1] ?? 0);
    const end = headEnd + 4 + length;
    if (received.length < end) return;
    const message: unknown = JSON.parse(received.toString('utf8', headEnd + 4, end));
    received = received.subarray(end);
    if (isRecord(message)) take(message);
  }
});

function take(message: Readonly<Record<string, unknown>>): void {
  const { id, method, params } = message;
  if (typeof method === 'string') {
    if (id === undefined) return;
    // It asks for settings, one answer for each: none are set.
    const items = isRecord(params) && Array.isArray(params['items']) ? params['items'] : [];
    send({ id, result: method === 'workspace/configuration' ? items.map(() => null) : null });
    return;
  }
  answers.get(Number(id))?.(message['result']);
  answers.delete(Number(id));
}

function send(message: object): void {
  const text = JSON.stringify({ jsonrpc: '2.0', ...message });
  compiler.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

function ask(method: string, params: object): Promise<unknown> {
  asked += 1;
  const id = asked;
  send({ id, method, params });
  return new Promise((resolve) => answers.set(id, resolve));
}

const uriOf = (path: string): string => pathToFileURL(join(root, path)).href;

async function start(): Promise<void> {
  await ask('initialize', {
    processId: null,
    rootUri: uriOf('.'),
    [WORDS.folders]: [{ uri: uriOf('.'), name: 'app' }],
    capabilities: {
      textDocument: { diagnostic: {} },
      [WORDS.folder]: { didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true } },
    },
  });
  send({ method: 'initialized', params: {} });
}

function show(path: string): void {
  const text = readFileSync(join(root, path), 'utf8');
  const version = (versions.get(path) ?? 0) + 1;
  versions.set(path, version);
  const document = { uri: uriOf(path), version };
  if (version > 1) {
    send({
      method: 'textDocument/didChange',
      params: { textDocument: document, contentChanges: [{ text }] },
    });
    return;
  }
  const languageId = path.endsWith('x') ? 'typescriptreact' : 'typescript';
  send({ method: 'textDocument/didOpen', params: { textDocument: { ...document, languageId, text } } });
}

async function answer({ id, path, changed }: Question): Promise<void> {
  await ready;
  const changes = changed.map(([name, type]) => ({ uri: uriOf(name), type }));
  if (changes.length > 0) send({ method: 'workspace/didChangeWatchedFiles', params: { changes } });
  // What was opened once is known by what was said of it, not by what lies on the disk.
  for (const [name, type] of changed) {
    if (!versions.has(name) || name === path) continue;
    if (type === 3) {
      versions.delete(name);
      send({ method: 'textDocument/didClose', params: { textDocument: { uri: uriOf(name) } } });
    } else show(name);
  }
  show(path);
  const result = await ask('textDocument/diagnostic', { textDocument: { uri: uriOf(path) } });
  tell({ type: 'diagnosed', id, faults: isRecord(result) ? faultsIn(result['items']) : [] });
}

function faultsIn(items: unknown): readonly object[] {
  if (!Array.isArray(items)) return [];
  return items.filter(isRecord).flatMap(({ severity, range, code, message }) => {
    const start = isRecord(range) && isRecord(range['start']) ? range['start'] : {};
    if (severity !== 1) return [];
    return [{ line: Number(start['line']) + 1, column: Number(start['character']) + 1, code, message }];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isQuestion(value: unknown): value is Question {
  return isRecord(value) && typeof value['path'] === 'string' && Array.isArray(value['changed']);
}

const ready = start();

// One after the other: what a file says depends on what was told of the others before it.
let last: Promise<void> = ready;
const questions = createInterface({ input: process.stdin });
// Whoever asks is gone; a kill in the first moments may have missed what was not there yet.
questions.on('close', () => process.exit(0));
questions.on('line', (line) => {
  const question: unknown = JSON.parse(line);
  if (!isQuestion(question)) return;
  last = last
    .then(() => answer(question))
    .catch(() => tell({ type: 'diagnosed', id: question.id, faults: [] }));
});
