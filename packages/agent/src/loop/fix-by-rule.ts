import { specifiersIn } from '../context/import-graph.ts';
import type { CheckFault } from '../ports.ts';
import type { Findings } from './check.ts';
import { addNamedImport } from './add-named-import.ts';
import { KNOWN_IMPORTS } from './known-imports.data.ts';
import { runOne } from './run-tools.ts';
import { takeOutImport } from './take-out-import.ts';
import type { Turn } from './turn.ts';

const MISSING_NAME = [/Cannot find name '(\w+)'/u, /\b(\w+) is not defined\b/u];
const MISSING_MODULE = [
  /[Ff]ailed to resolve import ["']([^"']+)["']/u,
  /Cannot find module ["']([^"']+)["']/u,
  /[Cc]ould not resolve ["']([^"']+)["']/u,
];
const MAX_PACKAGES = 5;
const PACKAGE = /^(?:@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(?=\/|$)/u;
const EXPORTED =
  /\bexport\s+(?:default\s+)?(?:async\s+)?(?:function|const|class)\s+(\w+)|\bexport\s*\{([^}]*)\}/gu;

/** Mends what needs no thought: a forgotten import, one of nothing, a package that is not there. Tells whether anything was changed. */
export async function fixByRule(turn: Turn, findings: Findings): Promise<boolean> {
  const faults = [...findings.build, ...findings.types, ...findings.pages];
  const names = await addImports(turn, faults);
  const packages = await addPackages(turn, faults);
  return names || packages || (await takeOutImports(turn, faults));
}

async function addImports(turn: Turn, faults: readonly CheckFault[]): Promise<boolean> {
  let isChanged = false;
  const touched = turn.files.touched();
  for (const fault of faults) {
    const name = firstGroup(MISSING_NAME, fault.message);
    if (name === undefined) continue;
    // An error of a running page rarely tells its file; the name does, among the files of this turn.
    const paths = fault.path === undefined ? touched : [fault.path];
    for (const path of paths) isChanged = (await addImport(turn, path, name)) || isChanged;
  }
  return isChanged;
}

async function addImport(turn: Turn, path: string, name: string): Promise<boolean> {
  if (!turn.files.touched().includes(path) || !/\.[jt]sx?$/u.test(path)) return false;
  const source = await turn.files.read(path);
  if (typeof source !== 'string' || !new RegExp(`\\b${name}\\b`, 'u').test(source)) return false;
  const from = KNOWN_IMPORTS.get(name) ?? (await componentThatExports(turn, name));
  if (from === undefined) return false;
  const mended = addNamedImport(source, { name, from });
  if (mended === undefined) return false;
  await turn.files.write(path, mended);
  return true;
}

/** Components of the set are told apart by their names, so that one match is enough. */
async function componentThatExports(turn: Turn, name: string): Promise<string | undefined> {
  if (!/^\p{Lu}/u.test(name)) return undefined;
  const paths = (await turn.files.paths()).filter((path) => /^src\/components\/.*\.tsx$/u.test(path));
  for (const path of paths) {
    const source = await turn.files.read(path);
    if (typeof source === 'string' && exportsName(source, name)) {
      return `@/${path.slice('src/'.length).replace(/\.tsx$/u, '')}`;
    }
  }
  return undefined;
}

function exportsName(source: string, name: string): boolean {
  return [...source.matchAll(EXPORTED)].some(([whole, declared, list]) => {
    if (declared !== undefined) return declared === name && !whole.includes('default');
    return (list ?? '').split(',').some(
      (item) =>
        item
          .trim()
          .split(/\s+as\s+/u)
          .at(-1) === name,
    );
  });
}

/** What leads nowhere and is not needed goes; what is needed is for the model to write. */
async function takeOutImports(turn: Turn, faults: readonly CheckFault[]): Promise<boolean> {
  const missing = new Set(faults.flatMap(({ message }) => firstGroup(MISSING_MODULE, message) ?? []));
  let isChanged = false;
  for (const path of turn.files.touched()) {
    if (!/\.[jt]sx?$/u.test(path)) continue;
    for (const specifier of missing) {
      const source = await turn.files.read(path);
      const without = typeof source === 'string' ? takeOutImport(source, specifier, path) : undefined;
      if (without === undefined) continue;
      await turn.files.write(path, without);
      isChanged = true;
    }
  }
  return isChanged;
}

async function addPackages(turn: Turn, faults: readonly CheckFault[]): Promise<boolean> {
  const missing = faults.flatMap(({ message }) => firstGroup(MISSING_MODULE, message) ?? []);
  const names = [...new Set(missing.flatMap((specifier) => PACKAGE.exec(specifier)?.[0] ?? []))];
  const imported = await importedPackages(turn);
  const wanted = names.filter((name) => imported.has(name)).slice(0, MAX_PACKAGES);
  // Through the tool, so that its rules and the person's choice hold here too.
  if (wanted.length === 0 || turn.state.toolset.judge('add_dependency').kind !== 'usable') return false;
  const call = { id: turn.ids.uuid(), name: 'add_dependency', input: { packages: wanted } };
  const output = await runOne(turn, call);
  return output.isError !== true;
}

/** Only what the changed files really import is installed, whatever an error message says. */
async function importedPackages(turn: Turn): Promise<Set<string>> {
  const sources = await Promise.all(turn.files.touched().map((path) => turn.files.read(path)));
  const specifiers = sources.flatMap((source) => (typeof source === 'string' ? specifiersIn(source) : []));
  return new Set(specifiers.flatMap((specifier) => PACKAGE.exec(specifier)?.[0] ?? []));
}

function firstGroup(patterns: readonly RegExp[], text: string): string | undefined {
  for (const pattern of patterns) {
    const found = pattern.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}
