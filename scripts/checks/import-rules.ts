import type { Finding } from './finding.ts';
import { BASE_FEATURES, DATABASE_PACKAGES, ROOMS, SERVER_ROWS, TOOL_ROOMS } from './rooms.data.ts';
import { isTestCode, roomOf, type ImportedModule, type SourceFile } from './source-tree.ts';

export type ImportRule = {
  readonly id: string;
  check(file: SourceFile, imported: ImportedModule): string | undefined;
};

/** Rules of the picture: who may import whom. */
export const IMPORT_RULES: readonly ImportRule[] = [
  { id: 'room', check: checkRoom },
  { id: 'outside', check: checkOutside },
  { id: 'third-party', check: checkThirdParty },
  { id: 'testkit', check: checkTestkit },
  { id: 'test-code', check: checkTestCode },
  { id: 'server-row', check: checkServerRow },
  { id: 'module-face', check: checkModuleFace },
  { id: 'web-feature', check: checkWebFeature },
  { id: 'web-shared', check: checkWebShared },
  { id: 'store', check: checkStore },
  { id: 'runner-face', check: checkRunnerFace },
];

export function applyImportRules(file: SourceFile): readonly Finding[] {
  return file.imports.flatMap((imported) =>
    IMPORT_RULES.flatMap(({ id, check }) => {
      const message = check(file, imported);
      return message === undefined ? [] : [{ rule: id, path: file.path, line: imported.line, message }];
    }),
  );
}

function checkRoom(file: SourceFile, imported: ImportedModule): string | undefined {
  const name = ourPackage(imported.specifier);
  if (name === undefined || name === 'testkit') return undefined;
  const room = ROOMS[file.room];
  if (room === undefined) return `${file.room} stands in no row of the table of rooms`;
  if (file.room.endsWith(`/${name}`) || room.ours.includes('*') || room.ours.includes(name)) return undefined;
  return `${file.room} may not import @loam/${name}`;
}

function checkOutside(file: SourceFile, imported: ImportedModule): string | undefined {
  if (imported.target === undefined || roomOf(imported.target) === file.room) return undefined;
  return isRootConfig(imported.target)
    ? undefined
    : `${imported.target} belongs to another room: import its package`;
}

function checkThirdParty(file: SourceFile, imported: ImportedModule): string | undefined {
  const allowed = ROOMS[file.room]?.thirdParty;
  if (allowed === undefined || file.kind === 'test' || imported.target !== undefined) return undefined;
  const name = packageName(imported.specifier);
  return allowed.includes(name) || ourPackage(name)
    ? undefined
    : `${file.room} imports ${allowed.join()} only`;
}

function checkTestkit(file: SourceFile, imported: ImportedModule): string | undefined {
  if (ourPackage(imported.specifier) !== 'testkit' || file.kind === 'test' || isTool(file)) return undefined;
  return 'only tests, e2e and bench import the test kit';
}

function checkTestCode(file: SourceFile, imported: ImportedModule): string | undefined {
  if (file.kind === 'test' || isTool(file) || imported.target === undefined) return undefined;
  return isTestCode(imported.target) ? 'product code imports test code' : undefined;
}

function checkServerRow(file: SourceFile, imported: ImportedModule): string | undefined {
  const from = serverModule(file.path);
  const to = serverModule(imported.target ?? '');
  if (from === undefined || to === undefined || from === to || file.kind === 'test') return undefined;
  const [fromRow, toRow] = [rowOf(from), rowOf(to)];
  if (fromRow < 0 || toRow < 0) return `${fromRow < 0 ? from : to} stands in no row of the module table`;
  return toRow < fromRow ? undefined : `${from} (row ${fromRow + 1}) may not import ${to} (row ${toRow + 1})`;
}

function checkModuleFace(file: SourceFile, imported: ImportedModule): string | undefined {
  const to = serverModule(imported.target ?? '');
  if (to === undefined || to === serverModule(file.path)) return undefined;
  return imported.target === `apps/server/src/modules/${to}/index.ts`
    ? undefined
    : `import the face of ${to}, index.ts`;
}

function checkWebFeature(file: SourceFile, imported: ImportedModule): string | undefined {
  const from = webPart(file.path, 'features');
  if (from === undefined || imported.target === undefined) return undefined;
  if (imported.target.startsWith('apps/web/src/app/'))
    return 'a feature does not know app/, which composes it';
  const to = webPart(imported.target, 'features');
  if (to === undefined || to === from || BASE_FEATURES.some((base) => base === to)) return undefined;
  return `feature ${from} may not import feature ${to}; app/ composes them`;
}

function checkWebShared(file: SourceFile, imported: ImportedModule): string | undefined {
  if (!file.path.startsWith('apps/web/src/shared/') || imported.target === undefined) return undefined;
  return /^apps\/web\/src\/(features|app)\//.test(imported.target)
    ? 'shared/ knows no feature and no app/'
    : undefined;
}

function checkStore(file: SourceFile, imported: ImportedModule): string | undefined {
  if (serverModule(file.path) === undefined || isStore(file) || file.kind === 'test' || imported.typeOnly)
    return undefined;
  const name = packageName(imported.specifier);
  return DATABASE_PACKAGES.some((database) => database === name)
    ? `${name} is used in store.ts only`
    : undefined;
}

/** What could be another process later is not reached into: one file of the server composes it. */
function checkRunnerFace(file: SourceFile, imported: ImportedModule): string | undefined {
  const isComposed = file.path === 'apps/server/src/local-runner.ts' || file.kind === 'test';
  if (file.room !== 'apps/server' || isComposed) return undefined;
  return imported.specifier.startsWith('@loam/runner/')
    ? 'import the face of the runner, @loam/runner'
    : undefined;
}

export function isStore(file: SourceFile): boolean {
  return /\/([a-z0-9-]+-)?store\.ts$/.test(file.path);
}

export function isTool(file: SourceFile): boolean {
  return TOOL_ROOMS.some((room) => room === file.room);
}

export function serverModule(path: string): string | undefined {
  return /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}

function webPart(path: string, folder: string): string | undefined {
  return new RegExp(`^apps/web/src/${folder}/([^/]+)`).exec(path)?.[1];
}

function rowOf(module: string): number {
  return SERVER_ROWS.findIndex((row) => row.includes(module));
}

function ourPackage(specifier: string): string | undefined {
  return /^@loam\/([^/]+)/.exec(specifier)?.[1];
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function isRootConfig(path: string): boolean {
  return !path.includes('/');
}
