import { findOwnMap } from './function-files.ts';
import { findAddresses, rewriteAddress } from './import-map.ts';
import type { FunctionSources } from './deploy.ts';
import { READ_AT_START, USUAL_MAP } from './usual-map.data.ts';

/** What a process that waits has loaded already: nothing but packages that anybody can read. */
export interface SpareNeeds {
  /** As it is imported: `npm:@supabase/supabase-js@2`. */
  readonly preload: string | undefined;
}

/** Only there can be told whether a module is the one that the process was started with. */
const KNOWS_ITS_START = /\bimport\.meta\.main\b|\bDeno\.mainModule\b/;
const CLIENT = /^npm:\/?(@supabase\/supabase-js(?:@[\w.^~-]+)?)$/;
const NPM = /["'`](npm:[^"'`\s]+)["'`]/g;

/**
 * Whether a function behaves the same in a process that was started before anybody knew which one it would run: by the
 * usual map it must import what it imports by its own.
 */
export function spareNeeds(
  sources: FunctionSources,
  env: Readonly<Record<string, string>>,
): SpareNeeds | undefined {
  const { files, entrypoint, importMap } = sources;
  if (Object.keys(env).some((name) => READ_AT_START.test(name))) return undefined;
  const own = findOwnMap(files, { entrypoint, named: importMap });
  if (Object.keys(own.map.imports).length > 0 || own.map.scopes) return undefined;
  const addresses = findAddresses(files);
  if (!addresses.every(isUsual)) return undefined;
  const texts = files.map(({ content }) => new TextDecoder().decode(content));
  if (texts.some((text) => KNOWS_ITS_START.test(text))) return undefined;
  const packages = texts.flatMap((text) => [...text.matchAll(NPM)].map(([, name = '']) => name));
  const imported = [...packages, ...addresses.map((address) => rewriteAddress(address) ?? '')];
  const client = imported.map((name) => CLIENT.exec(name)?.[1]).find((name) => name !== undefined);
  return { preload: client === undefined ? undefined : `npm:${client}` };
}

/** Where the usual map leads, and where the function's own would. */
function isUsual(address: string): boolean {
  return (byUsualMap(address) ?? '').replace(/^npm:\//, 'npm:') === (rewriteAddress(address) ?? '');
}

/** As import maps are read: the whole address, or the longest beginning of it that ends with a slash. */
function byUsualMap(address: string): string | undefined {
  const { imports } = USUAL_MAP;
  const whole = imports[address];
  if (whole !== undefined) return whole;
  const begin = Object.keys(imports)
    .filter((key) => key.endsWith('/') && address.startsWith(key))
    .toSorted((left, right) => right.length - left.length)[0];
  return begin === undefined ? undefined : `${imports[begin]}${address.slice(begin.length)}`;
}
