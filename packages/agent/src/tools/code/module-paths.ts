import { posix } from 'node:path';

const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json', '.css'];
const INDEXES = ['/index.tsx', '/index.ts', '/index.jsx', '/index.js'];
const ALIAS = '@/';
const ALIAS_FOLDER = 'src/';

/** The file of the project that a specifier names, or undefined for packages and what is not there. */
export function resolveModule(
  specifier: string,
  importer: string,
  isFile: (path: string) => boolean,
): string | undefined {
  const [bare = ''] = specifier.split('?');
  const target = targetOf(bare, importer);
  if (target === undefined) return undefined;
  return [...ENDINGS, ...INDEXES].map((ending) => target + ending).find(isFile);
}

/** How an importer names a file after one of the two has moved, in the style of the old specifier. */
export function specifierFor(
  target: string,
  importer: string,
  old: { readonly specifier: string; readonly target: string },
): string {
  const [, query = ''] = /^[^?]*(\?.*)?$/.exec(old.specifier) ?? [];
  const bare = old.specifier.slice(0, old.specifier.length - query.length);
  const named = shortened(target, bare, old.target);
  if (bare.startsWith(ALIAS) && target.startsWith(ALIAS_FOLDER)) {
    return ALIAS + named.slice(ALIAS_FOLDER.length) + query;
  }
  const relative = posix.relative(posix.dirname(importer), named);
  const path = relative === '' ? '.' : relative;
  return (path.startsWith('.') ? path : `./${path}`) + query;
}

/** Without its ending, or without `/index`, where the old specifier left them out. */
function shortened(target: string, oldSpecifier: string, oldTarget: string): string {
  const ending = posix.extname(oldTarget);
  const isCode = /^\.[cm]?[jt]sx?$/.test(posix.extname(target));
  if (!isCode || (ending !== '' && oldSpecifier.endsWith(ending))) return target;
  const plain = target.slice(0, target.length - posix.extname(target).length);
  const wasIndex = /\/index\.\w+$/.test(oldTarget) && !/(^|\/)index$/.test(oldSpecifier);
  return wasIndex && plain.endsWith('/index') ? plain.slice(0, -'/index'.length) : plain;
}

function targetOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith(ALIAS)) return posix.normalize(ALIAS_FOLDER + specifier.slice(ALIAS.length));
  if (specifier.startsWith('/src/')) return posix.normalize(specifier.slice(1));
  if (!/^\.\.?(\/|$)/.test(specifier)) return undefined;
  const target = posix.normalize(posix.join(posix.dirname(importer), specifier));
  return target.startsWith('..') ? undefined : target.replace(/\/$/, '');
}
