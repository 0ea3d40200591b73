import { PLATFORM_VARIABLES } from '@loam/cloud/functions';
import { posix } from 'node:path';
import { type BackendConfig, readBackendConfig } from './import-config.ts';
import { readTypesFile, type TypedSchema } from './import-types-file.ts';

/** The backend that the files of a project describe. */
export interface BackendPlan {
  readonly migrations: readonly PlannedMigration[];
  readonly leftOut: readonly { readonly path: string; readonly detail: string }[];
  readonly functions: readonly PlannedFunction[];
  readonly secrets: readonly { readonly name: string; readonly usedBy: readonly string[] }[];
  readonly config: BackendConfig;
  readonly hasConfig: boolean;
  readonly types: TypedSchema;
}

export interface PlannedMigration {
  readonly path: string;
  readonly version: string;
  readonly name: string;
  readonly sql: string;
}

export interface PlannedFunction {
  readonly slug: string;
  readonly entrypoint: string;
  readonly importMap: string | undefined;
  readonly verifyJwt: boolean;
  /** Relative to the function's own folder. */
  readonly files: readonly { readonly path: string; readonly content: string }[];
}

const migrationsFolder = 'supabase/migrations/';
const functionsFolder = 'supabase/functions/';
const configPath = 'supabase/config.toml';
export const typesPath = 'src/integrations/supabase/types.ts';

/** `unreadable`: paths without a text, since they are too large or no text. */
export function planBackend(
  files: ReadonlyMap<string, string>,
  unreadable: readonly string[] = [],
): BackendPlan {
  const config = readBackendConfig(files.get(configPath) ?? '');
  const functions = functionsOf(files, config);
  return {
    ...migrationsOf(files, unreadable),
    functions,
    secrets: secretsOf(files, functions),
    config,
    hasConfig: files.has(configPath),
    types: readTypesFile(files.get(typesPath) ?? ''),
  };
}

/** A project that says nothing about a backend has none to set up. */
export function bringsBackend({ migrations, functions, types, config, hasConfig }: BackendPlan): boolean {
  return (
    migrations.length > 0 ||
    functions.length > 0 ||
    types.tables.length > 0 ||
    (hasConfig && (config.buckets.length > 0 || Object.keys(config.auth).length > 0))
  );
}

function migrationsOf(
  files: ReadonlyMap<string, string>,
  unreadable: readonly string[],
): Pick<BackendPlan, 'migrations' | 'leftOut'> {
  const migrations: PlannedMigration[] = [];
  const leftOut = unreadable
    .filter((path) => path.startsWith(migrationsFolder) && path.endsWith('.sql'))
    .map((path) => ({ path, detail: 'It is too large, or not a text.' }));
  const versions = new Set<string>();
  const paths = [...files.keys()].filter((path) => path.startsWith(migrationsFolder)).toSorted();
  for (const path of paths) {
    const rest = path.slice(migrationsFolder.length);
    if (!rest.endsWith('.sql')) continue;
    const [, digits, name = ''] = /^(\d{1,18})_?(.*)\.sql$/.exec(rest) ?? [];
    if (digits === undefined || rest.includes('/')) {
      leftOut.push({ path, detail: 'Its name does not begin with the number of a migration.' });
      continue;
    }
    // Two files of the same second: both are applied.
    let version = digits;
    for (let more = 1; versions.has(version); more += 1) version = `${digits}${more}`;
    versions.add(version);
    migrations.push({ path, version, name: name === '' ? 'migration' : name, sql: files.get(path) ?? '' });
  }
  // By number, as they were made; texts of different lengths would sort otherwise.
  migrations.sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
  return { migrations, leftOut };
}

const entries = ['index.ts', 'index.js', 'index.tsx', 'index.mjs'];

function functionsOf(files: ReadonlyMap<string, string>, config: BackendConfig): readonly PlannedFunction[] {
  const paths = [...files.keys()].filter((path) => path.startsWith(functionsFolder));
  const below = paths.map((path) => path.slice(functionsFolder.length));
  const slugs = new Set(below.flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : [])));
  const shared = below.filter((path) => /^[_.]/.test(path) || !path.includes('/'));
  return [...slugs].toSorted().flatMap((slug): PlannedFunction[] => {
    if (/^[_.]/.test(slug)) return [];
    const own = below.filter((path) => path.startsWith(`${slug}/`) && !/\.(test|spec)\.[jt]sx?$/.test(path));
    const settings = Object.hasOwn(config.functions, slug) ? config.functions[slug] : undefined;
    const entry =
      settings?.entrypoint ?? entries.map((name) => `${slug}/${name}`).find((path) => own.includes(path));
    if (entry === undefined) return [];
    const relative = (path: string) => posix.relative(slug, path);
    return [
      {
        slug,
        entrypoint: relative(entry),
        importMap: settings?.importMap === undefined ? undefined : relative(settings.importMap),
        verifyJwt: settings?.verifyJwt ?? true,
        files: [...own, ...shared].map((path) => ({
          path: relative(path),
          content: files.get(functionsFolder + path) ?? '',
        })),
      },
    ];
  });
}

const variable = /\bDeno\.env\.get\(\s*["'`](\w+)["'`]|\bprocess\.env\.([A-Za-z_]\w*)/g;
/** Told by the platform, or never to be set by anyone. */
const given = /^(SUPABASE_|LOAM_|DENO_|LD_|SB_)/;

function secretsOf(
  files: ReadonlyMap<string, string>,
  functions: readonly PlannedFunction[],
): BackendPlan['secrets'] {
  const users = new Map<string, Set<string>>();
  for (const [path, text] of files) {
    const [folder] = path.startsWith(functionsFolder) ? path.slice(functionsFolder.length).split('/') : [];
    const isKnown =
      folder !== undefined && (/^[_.]/.test(folder) || functions.some(({ slug }) => slug === folder));
    if (!isKnown) continue;
    for (const [, first, second] of text.matchAll(variable)) {
      const name = first ?? second ?? '';
      if (given.test(name) || PLATFORM_VARIABLES.some((known) => known === name)) continue;
      const known = users.get(name) ?? new Set();
      users.set(name, known.add(folder));
    }
  }
  return [...users]
    .map(([name, usedBy]) => ({ name, usedBy: [...usedBy].toSorted() }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
