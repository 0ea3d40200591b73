import { limits, slugFault } from '@loam/contract';

const fallback = 'project';
/** First labels that must stay free under the preview and site domains. */
const reserved = new Set([
  'www',
  'api',
  'app',
  'admin',
  'mail',
  'static',
  'assets',
  'files',
  'cloud',
  'preview',
  'sites',
]);
const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;

/** A preview also answers at its project's id, so a name in that form could stand in another project's place. */
export function isReservedName(name: string): boolean {
  return reserved.has(name) || uuid.test(name);
}

/** The slug of a title, then the same with endings that make it unique. */
export function* nameCandidates(
  title: string | undefined,
  randomEnding: () => string,
): Generator<string, undefined> {
  const slug = slugFrom(title ?? '');
  if (slug !== undefined && !isReservedName(slug)) yield slug;
  const stem = slug ?? fallback;
  for (;;) {
    const ending = randomEnding();
    yield `${trim(stem, limits.slug.maxCharacters - ending.length - 1)}-${ending}`;
  }
}

/** Undefined when nothing of the title can stand in an address. */
export function slugFrom(title: string): string | undefined {
  const plain = title
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('đ', 'd')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  if (plain === '') return undefined;
  const started = /^[a-z]/.test(plain) ? plain : `app-${plain}`;
  const slug = trim(started, limits.slug.maxCharacters);
  return slugFault(slug) === undefined ? slug : undefined;
}

function trim(slug: string, length: number): string {
  return slug.slice(0, length).replace(/-+$/, '');
}
