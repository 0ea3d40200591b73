import { posix } from 'node:path';
import { STAND_INS, KNOWN_MODULES } from './known-modules.data.ts';

export interface ImportMap {
  readonly imports: Readonly<Record<string, string>>;
  readonly scopes?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface SourceFile {
  readonly path: string;
  readonly content: Uint8Array;
}

const ADDRESS = /["'`]((?:https?:\/\/|jsr:)[^"'`\s]+)["'`]/g;
const READ = /\.(?:[cm]?[jt]sx?|jsonc?)$/;

/**
 * The map that a function is run with: its own entries, and one for each address among its sources of which the same
 * module is found in the npm registry or stands ready here. An address that is only a text maps to something as well,
 * which changes nothing. Paths are relative to the folder of the map.
 */
export function makeImportMap(files: readonly SourceFile[], own: ImportMap): ImportMap {
  const rewritten = findAddresses(files).flatMap((address): (readonly [string, string])[] => {
    const target = rewriteAddress(address);
    return target === undefined ? [] : [[address, target]];
  });
  const ownEntries = mapValues(own.imports, (target) => rewriteAddress(target) ?? target);
  const scopes =
    own.scopes &&
    mapValues(own.scopes, (entries) => mapValues(entries, (target) => rewriteAddress(target) ?? target));
  return { imports: { ...Object.fromEntries(rewritten), ...ownEntries }, ...(scopes && { scopes }) };
}

/** Of modules, and whatever else is written like one. */
export function findAddresses(files: readonly SourceFile[]): readonly string[] {
  const decoder = new TextDecoder();
  const found = new Set<string>();
  for (const { path, content } of files) {
    if (!READ.test(path)) continue;
    for (const [, address = ''] of decoder.decode(content).matchAll(ADDRESS)) found.add(address);
  }
  return [...found];
}

/** A function's own map as if it lay in another folder; both folders are relative to one above them. */
export function moveImportMap(map: ImportMap, from: string, to: string): ImportMap {
  const move = (target: string) => {
    if (!/^\.{1,2}\//.test(target)) return target;
    const moved = posix.relative(to, posix.join(from, target));
    return `${moved.startsWith('.') ? '' : './'}${moved}${target.endsWith('/') ? '/' : ''}`;
  };
  return {
    imports: mapValues(map.imports, move),
    ...(map.scopes && {
      scopes: Object.fromEntries(
        Object.entries(map.scopes).map(([scope, entries]) => [move(scope), mapValues(entries, move)]),
      ),
    }),
  };
}

/** Undefined where nothing better is known: it is fetched from where it says, if the machine can reach that. */
export function rewriteAddress(address: string): string | undefined {
  for (const [pattern, standIn] of STAND_INS) if (pattern.test(address)) return `./${standIn}`;
  for (const [pattern, name] of KNOWN_MODULES) {
    const match = pattern.exec(address);
    if (match) return npmSpecifier(name, match[1]?.replace(/^v/, ''), match[2] ?? '');
  }
  return fromModuleHost(address);
}

const NAME = String.raw`((?:@[\w.-]+\/)?[\w.-]+)(?:@([\w.^~*-]+))?(\/[^?#]*)?`;
const HOSTS = [
  // `/v135/` and `/stable/` are older ways of writing.
  new RegExp(String.raw`^https:\/\/esm\.sh\/(?:v\d+\/|stable\/)?\*?${NAME}(?:[?#].*)?$`),
  new RegExp(String.raw`^https:\/\/(?:cdn|esm)\.skypack\.dev\/${NAME}(?:[?#].*)?$`),
  new RegExp(String.raw`^https:\/\/cdn\.jsdelivr\.net\/npm\/${NAME}(?:[?#].*)?$`),
];
/** Of other registries, or already built by the host for one engine. */
const NOT_NPM = /^https:\/\/esm\.sh\/(?:gh|jsr|pr|pkg\.pr\.new)\/|\/(?:es20\d\d|denonext|deno|node)\//;

function fromModuleHost(address: string): string | undefined {
  if (NOT_NPM.test(address)) return undefined;
  for (const pattern of HOSTS) {
    const match = pattern.exec(address);
    if (match) return npmSpecifier(match[1] ?? '', match[2], (match[3] ?? '').replace(/^\/\+esm$|\/$/, ''));
  }
  return undefined;
}

function npmSpecifier(name: string, version: string | undefined, path: string): string {
  return `npm:${name}${version === undefined ? '' : `@${version}`}${path}`;
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
