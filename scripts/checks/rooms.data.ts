/** Which of our own packages a room may import. `*` stands for every one of them. */
export type Room = { readonly ours: readonly string[]; readonly thirdParty?: readonly string[] };

export const ENGINES = [
  'agent',
  'offline-model',
  'sandbox',
  'repo',
  'source-edit',
  'cloud',
  'hosting',
  'inspect',
] as const;

/** What the control plane and the edge may use: files and programs of projects they reach through the runner. */
const ABOVE_RUNNER = ENGINES.filter((engine) => engine !== 'repo' && engine !== 'sandbox');

const ENGINE: Room = { ours: ['kernel', 'source-edit'] };

export const ROOMS: Readonly<Record<string, Room>> = {
  'packages/contract': { ours: [], thirdParty: ['zod'] },
  'packages/kernel': { ours: [] },
  'packages/client': { ours: ['contract'] },
  'packages/ui': { ours: [] },
  'packages/db': { ours: ['kernel'] },
  'packages/postgres': { ours: ['kernel'] },
  'packages/preview-script': { ours: [] },
  'packages/template': { ours: [] },
  'packages/testkit': { ours: ['kernel', 'db', 'postgres', 'contract'] },
  'packages/source-edit': { ours: ['kernel'] },
  'packages/agent': ENGINE,
  /** Everything the offline model can write; nobody else imports it. */
  'packages/app-library': { ours: [] },
  'packages/offline-model': { ours: [...ENGINE.ours, 'app-library'] },
  'packages/sandbox': ENGINE,
  'packages/repo': ENGINE,
  /** Puts sandbox and repo together behind one interface; nobody else above them imports either. */
  'packages/runner': { ours: ['kernel', 'repo', 'sandbox', 'inspect'] },
  'packages/cloud': ENGINE,
  'packages/hosting': ENGINE,
  'packages/inspect': ENGINE,
  'apps/web': { ours: ['ui', 'client', 'contract'] },
  'apps/server': { ours: ['contract', 'kernel', 'db', 'template', 'runner', ...ABOVE_RUNNER] },
  'apps/edge': { ours: ['kernel', 'preview-script', ...ABOVE_RUNNER] },
  'apps/loam': { ours: ['kernel', 'db', 'postgres', 'server', 'edge', 'template', 'runner', ...ENGINES] },
  'apps/e2e': { ours: ['contract', 'client', 'kernel', 'preview-script', 'testkit'] },
  bench: { ours: ['*'] },
  scripts: { ours: [] },
};

/** A server module imports only the faces of modules in rows above its own. */
export const SERVER_ROWS: readonly (readonly string[])[] = [
  ['accounts'],
  ['workspaces'],
  ['billing', 'models'],
  ['projects'],
  ['sharing', 'uploads', 'versions'],
  ['builds'],
  ['preview', 'cloud', 'external-backend', 'github'],
  ['editing', 'security', 'chat'],
  ['publishing', 'turns'],
  ['analytics', 'speed', 'community', 'activity'],
  ['admin'],
];

export const BASE_FEATURES = [
  'accounts',
  'workspaces',
  'projects',
  'chat',
  'versions',
  'billing',
  'uploads',
] as const;

export const DATABASE_PACKAGES = ['@loam/db', 'pg', 'drizzle-orm', 'pg-boss'] as const;

/** Rooms that start programs of the machine; all others leave that to them. */
export const PROCESS_ROOMS = [
  'packages/postgres',
  'packages/sandbox',
  'packages/repo',
  'packages/runner',
  'packages/cloud',
  'packages/inspect',
  'packages/testkit',
  'apps/loam',
  'apps/e2e',
  'bench',
  'scripts',
] as const;

export const ENVIRONMENT_FILES = [
  'apps/server/src/config.ts',
  'apps/edge/src/config.ts',
  'apps/loam/src/config.ts',
  'packages/kernel/src/config.ts',
] as const;

/** Rooms that hold no product code: they read the environment, open ports and use the test kit. */
export const TOOL_ROOMS = ['packages/testkit', 'apps/e2e', 'bench', 'scripts'] as const;
