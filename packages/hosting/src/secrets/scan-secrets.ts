import { isCompressible } from '../store/compress.ts';
import { contentTypeOf } from '../store/names.ts';
import type { BuiltFile, BuiltFiles } from '../store/store-site.ts';
import { secretPatterns } from './patterns.data.ts';

export interface KnownSecret {
  readonly name: string;
  readonly value: string;
}

export interface SecretFinding {
  readonly file: string;
  /** `stored`: a value of the project's own secrets; otherwise whose key it looks like. */
  readonly kind: string;
  /** For people: the name of the stored secret, or of the sort of key. */
  readonly name: string;
  /** What stands around it; the secret itself is left out. */
  readonly excerpt: string;
}

export interface ScanOptions {
  readonly files: BuiltFiles;
  /** Values that are secrets for sure, whatever they look like. */
  readonly known: readonly KnownSecret[];
}

interface Match {
  readonly kind: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const maxFindings = 50;
/** Of one file, before repeats are left out; each is compared with all others. */
const maxMatches = 1000;
// Shorter values are words and numbers that stand in every bundle.
const minKnownLength = 8;
const aroundCharacters = 30;

/** Looks for secrets in what a build made. Every file is looked at, pictures and fonts for stored values only. */
export async function scanSecrets({ files, known }: ScanOptions): Promise<readonly SecretFinding[]> {
  const wanted = known.flatMap(formsOfSecret);
  const findings: SecretFinding[] = [];
  for await (const file of files) {
    findings.push(...scanFile(file, wanted));
    if (findings.length >= maxFindings) break;
  }
  return findings.slice(0, maxFindings);
}

/** As it is, and as a program or a bundler may have written it down. */
function formsOfSecret({ name, value }: KnownSecret): readonly KnownSecret[] {
  if (value.trim().length < minKnownLength) return [];
  const forms = new Set([
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
    Buffer.from(value).toString('base64').replace(/=+$/, ''),
  ]);
  return [...forms].map((form) => ({ name, value: form }));
}

function scanFile({ path, content }: BuiltFile, wanted: readonly KnownSecret[]): readonly SecretFinding[] {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  // One byte, one character: positions fit, and what we look for is ASCII or compared as bytes.
  const text = bytes.toString('latin1');
  const stored = wanted.flatMap(({ name, value }) => {
    const sought = Buffer.from(value);
    const start = bytes.indexOf(sought);
    return start === -1 ? [] : [{ kind: 'stored', name, start, end: start + sought.length }];
  });
  const looks = isText(path) ? matchesOfPatterns(text) : [];
  return withoutRepeats([...stored, ...looks].slice(0, maxMatches)).map((match) => ({
    file: path,
    kind: match.kind,
    name: match.name,
    excerpt: excerptAround(text, match),
  }));
}

function isText(path: string): boolean {
  const type = contentTypeOf(path);
  return isCompressible(type) || type === 'application/octet-stream';
}

function matchesOfPatterns(text: string): readonly Match[] {
  const matches: Match[] = [];
  for (const { kind, name, hint, expression } of secretPatterns) {
    if (!text.includes(hint)) continue;
    for (const match of text.matchAll(expression)) {
      const [value] = match;
      const found = { kind, name, start: match.index, end: match.index + value.length };
      if (!isPlaceholder(value) && !isMeantForBrowsers(text, found)) matches.push(found);
    }
  }
  return [...matches, ...serviceTokens(text)];
}

/** Documentation and empty forms: `sk_test_xxxxxxxxxxxxxxxx`, `AKIAIOSFODNN7EXAMPLE`, `postgres://user:password@host`. */
function isPlaceholder(value: string): boolean {
  if (/example|placeholder|your[-_]?(?:key|secret|token|api|password)|x{6,}|0{8,}|1234567/i.test(value))
    return true;
  if (/:\/\/[^@]*:(?:password|passwd|secret|postgres|root|pass)@/i.test(value)) return true;
  return new Set(value.slice(-16)).size < 5;
}

/** Keys of Firebase and of maps are sent to every browser by design, and are held by the names they are allowed for. */
function isMeantForBrowsers(text: string, { name, start, end }: Match): boolean {
  if (name !== 'Google API key') return false;
  const around = text.slice(Math.max(0, start - 400), end + 400);
  return /authDomain|firebaseapp|messagingSenderId|maps\.googleapis|google\.maps/i.test(around);
}

// Begins where a word begins, a hyphen being part of one: each run of characters is read once.
const jsonWebToken = /(?<![\w-])eyJ[\w-]{8,2000}\.(eyJ[\w-]{8,4000})\.[\w-]{16,1000}/g;

/** A token for whom no rule of the database holds. Those of `anon` are meant for browsers. */
function serviceTokens(text: string): readonly Match[] {
  if (!text.includes('eyJ')) return [];
  return [...text.matchAll(jsonWebToken)].flatMap((match) => {
    const role = roleOf(match[1] ?? '');
    if (role !== 'service_role' && role !== 'supabase_admin') return [];
    const end = match.index + match[0].length;
    return [{ kind: 'supabase', name: 'service role key', start: match.index, end }];
  });
}

function roleOf(payload: string): unknown {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'role' in claims ? claims.role : undefined;
  } catch {
    return undefined;
  }
}

/** One secret is one finding, even if it is a stored value and looks like a key, or fits two expressions. */
function withoutRepeats(matches: readonly Match[]): readonly Match[] {
  return matches.filter(
    (match, index) =>
      !matches.slice(0, index).some((earlier) => earlier.start < match.end && match.start < earlier.end),
  );
}

function excerptAround(text: string, { start, end }: Match): string {
  const before = withoutLongWords(text.slice(Math.max(0, start - aroundCharacters), start));
  const after = withoutLongWords(text.slice(end, end + aroundCharacters));
  return `${before}•••${after}`.replace(/[^\x20-\x7e•]+/g, ' ').trim();
}

/** A second secret may stand beside the first. */
function withoutLongWords(text: string): string {
  return text.replace(/[\w+/=-]{12,}/g, '•••');
}
