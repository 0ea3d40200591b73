import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { randomIds, silentLogger, systemClock } from '@loam/kernel';
import type { ModelServer } from '@loam/testkit';
import type { TurnEvent, TurnResult } from '../events.ts';
import type { LoopLimits } from '../loop/limits.ts';
import { createRunTurn } from '../loop/run-turn.ts';
import type { CheckFault, Commit, FileChange } from '../ports.ts';
import type { Budget, ReadyModel, TurnOptions, TurnPorts, TurnRequest } from '../turn.ts';

export const TEMPLATE: Readonly<Record<string, string>> = {
  'package.json': '{ "name": "app", "dependencies": { "react": "19.3.1" } }\n',
  'index.html': '<!doctype html><title>App</title><div id="root"></div>\n',
  'src/App.tsx': `import { lazy } from "react";
import { BrowserRouter, Route, Routes } from "react-router";

const Index = lazy(() => import("./pages/Index"));

const App = () => (
  <BrowserRouter>
    <Routes>
      <Route path="/" element={<Index />} />
      {/* New routes go above this line. */}
    </Routes>
  </BrowserRouter>
);

export default App;
`,
  'src/pages/Index.tsx': 'const Index = () => <h1>Hello</h1>;\n\nexport default Index;\n',
  'src/index.css': ':root {\n  --primary: black;\n}\n',
  'src/components/ui/button.tsx':
    'export function Button(props: React.ComponentProps<"button">) {\n  return <button {...props} />;\n}\n',
};

/** A project in memory that takes versions as the real one does. */
export function memoryProject(initial: Readonly<Record<string, string>> = TEMPLATE) {
  let files = new Map(Object.entries(initial));
  const versions: Parameters<Commit>[0][] = [];
  return {
    versions,
    files: () => new Map(files),
    /** The files as they would be with these changes. */
    with: (changes: readonly FileChange[]) => applied(files, changes),
    base: () => {
      const held = new Map(files);
      return {
        commitSha: String(versions.length).padStart(40, '0'),
        paths: () => Promise.resolve([...held.keys()].toSorted()),
        read: (path: string) => Promise.resolve(held.get(path)),
      };
    },
    commit: ((version) => {
      files = applied(files, version.changes);
      versions.push(version);
      return Promise.resolve({
        editId: `edit-${versions.length}`,
        commitSha: String(versions.length).padStart(40, '0'),
      });
    }) satisfies Commit,
  };
}

export type MemoryProject = ReturnType<typeof memoryProject>;

function applied(files: ReadonlyMap<string, string>, changes: readonly FileChange[]): Map<string, string> {
  const next = new Map(files);
  for (const { path, action, content, from } of changes) {
    if (action === 'delete') next.delete(path);
    else if (action === 'write') next.set(path, typeof content === 'string' ? content : '(bytes)');
    else if (from !== undefined) {
      next.set(path, next.get(from) ?? '');
      next.delete(from);
    }
  }
  return next;
}

export function fault(message: string, more: Partial<CheckFault> = {}): CheckFault {
  return { kind: 'build', message, fingerprint: message, ...more };
}

const BUDGET: Budget = {
  steps: 30,
  fixes: 3,
  outputTokens: 100_000,
  totalTokens: 5_000_000,
  timeMs: 60_000,
  costMicros: 1_000_000_000,
};

const FAST: Partial<LoopLimits> = { backoffMs: 1, maxBackoffMs: 2, firstByteMs: 30_000, idleMs: 30_000 };

export function readyModel(language: LanguageModelV4, more: Partial<ReadyModel> = {}): ReadyModel {
  return {
    id: 'test-model',
    language,
    contextTokens: 128_000,
    seesImages: true,
    callsTools: true,
    isSmall: false,
    price: { input: 100, cachedInput: 10, output: 500 },
    ...more,
  };
}

const apiKey = 'sk-test';

type Addresses = Pick<ModelServer, 'openaiBaseUrl' | 'anthropicBaseUrl' | 'googleBaseUrl'>;

/** The four wire formats, through the real provider libraries. */
export const languages = {
  chat: (server: Addresses, fetch = globalThis.fetch) =>
    createOpenAICompatible({
      fetch,
      name: 'local',
      baseURL: server.openaiBaseUrl,
      apiKey,
      includeUsage: true,
    }).chatModel('scripted'),
  responses: (server: Addresses, fetch = globalThis.fetch) =>
    createOpenAI({ fetch, baseURL: server.openaiBaseUrl, apiKey }).responses('gpt-4.1'),
  anthropic: (server: Addresses, fetch = globalThis.fetch) =>
    createAnthropic({ fetch, baseURL: server.anthropicBaseUrl, apiKey })('claude-sonnet-4-5'),
  google: (server: Addresses, fetch = globalThis.fetch) =>
    createGoogle({ fetch, baseURL: server.googleBaseUrl, apiKey })('gemini-2.5-pro'),
} satisfies Record<string, (server: Addresses, fetch?: typeof globalThis.fetch) => LanguageModelV4>;

export function turnRequest(text: string, more: Partial<TurnRequest> = {}): TurnRequest {
  return {
    turnId: 'turn-1',
    projectId: 'project-1',
    mode: 'build',
    text,
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
    ...more,
  };
}

export interface PlayOptions {
  readonly text?: string;
  readonly request?: Partial<TurnRequest>;
  readonly project?: MemoryProject;
  readonly models: readonly ReadyModel[];
  readonly options?: Partial<TurnOptions>;
  readonly budget?: Partial<Budget>;
  readonly ports?: Partial<TurnPorts>;
  readonly limits?: Partial<LoopLimits>;
  readonly onEvent?: (event: TurnEvent) => void;
}

export interface Played {
  readonly result: TurnResult;
  readonly events: readonly TurnEvent[];
  readonly project: MemoryProject;
  /** What somebody who follows the events reads at the end. */
  readonly read: string;
}

export async function play(options: PlayOptions): Promise<Played> {
  const project = options.project ?? memoryProject();
  const events: TurnEvent[] = [];
  const runTurn = createRunTurn({
    clock: systemClock,
    ids: randomIds,
    logger: silentLogger,
    randomness: () => 0.5,
    limits: { ...FAST, ...options.limits },
  });
  const result = await runTurn(
    turnRequest(options.text ?? 'Make it better', options.request),
    {
      models: options.models,
      budget: { ...BUDGET, ...options.budget },
      preferences: {},
      may: { edit: true, cloud: false },
      brand: 'Loam',
      signal: new AbortController().signal,
      ...options.options,
    },
    { ...portsOf(project), ...options.ports },
    (event) => {
      events.push(event);
      options.onEvent?.(event);
    },
  );
  return { result, events, project, read: readText(events) };
}

function portsOf(project: MemoryProject): TurnPorts {
  return {
    files: project.base(),
    checks: { types: () => Promise.resolve([]), build: () => Promise.resolve([]), look: undefined },
    packages: undefined,
    web: undefined,
    people: {
      approve: () => Promise.resolve('denied'),
      answer: () => Promise.resolve([]),
      giveSecrets: () => Promise.resolve('declined'),
    },
    commit: project.commit,
    cloud: undefined,
  };
}

function readText(events: readonly TurnEvent[]): string {
  let text = '';
  for (const event of events) {
    if (event.type === 'textReset') text = '';
    if (event.type === 'text') text += event.delta;
  }
  return text;
}
