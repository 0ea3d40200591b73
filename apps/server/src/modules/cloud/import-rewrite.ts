import type { TextFile } from './connection-files.ts';

/** The backend that takes the place of the old one. */
export interface NewBackend {
  readonly ref: string;
  readonly url: string;
  readonly publishableKey: string;
  /** As a token, for what sends it as one. */
  readonly anonKey: string;
}

export interface Rewriting {
  readonly files: readonly TextFile[];
  readonly rewritten: readonly Note[];
  /** What stays and somebody has to look at. */
  readonly notes: readonly Note[];
}

export interface Note {
  readonly path: string;
  readonly detail: string;
}

const CODE = /\.([cm]?[jt]sx?|vue|svelte)$/;
const OTHER = /\.(html|sql|json|toml|md|txt|ya?ml)$|(^|\/)\.env[\w.-]*$/;
const HOST = String.raw`https:\/\/([a-z0-9]{15,30})\.supabase\.(?:co|in|net)`;
const TOKEN = /eyJ[\w-]{10,}\.(eyJ[\w-]{10,})\.[\w-]{10,}/g;
const PUBLISHABLE = /sb_publishable_[\w-]{10,}/g;
const SECRET = /sb_secret_[\w-]{10,}/;
const BUILDERS_AI = 'https://ai.gateway.lovable.dev/v1';
/** What else the former builder offered to functions. */
const BUILDERS_OWN = /https:\/\/connector-gateway\.lovable\.dev|npm:@lovable\.dev\//;

/** Which of Supabase's projects the files belong to: what their settings say, or else what their code names. */
export function oldRefs(
  files: ReadonlyMap<string, string>,
  configured: string | undefined,
): readonly string[] {
  const found = (texts: Iterable<string>) =>
    [...texts].flatMap((text) => [...text.matchAll(new RegExp(HOST, 'g'))].flatMap(([, ref]) => ref ?? []));
  const telling = [...files].filter(
    ([path]) => /(^|\/)\.env[\w.-]*$/.test(path) || /integrations\/supabase\/client\.[jt]sx?$/.test(path),
  );
  const named = [
    ...(configured === undefined ? [] : [configured]),
    ...found(telling.map(([, text]) => text)),
  ];
  const code = [...files].filter(([path]) => CODE.test(path)).map(([, text]) => text);
  return [...new Set(named.length > 0 ? named : found(code))];
}

/** Puts the new backend's address and keys where the old one's stood. Doing it twice changes nothing more. */
export function rewriteBackend(
  files: ReadonlyMap<string, string>,
  { refs, backend }: { readonly refs: readonly string[]; readonly backend: NewBackend },
): Rewriting {
  const changed: TextFile[] = [];
  const notes: Note[] = [];
  const old = refs.filter((ref) => ref !== backend.ref);
  for (const [path, text] of files) {
    if (!CODE.test(path) && !OTHER.test(path)) continue;
    const content = rewriteFile({ path, text, old, backend });
    if (content !== text) changed.push({ path, content });
    notes.push(...noteworthy(path, content, old));
  }
  return {
    files: changed,
    rewritten: changed.map(({ path }) => ({ path, detail: whatChanged(path, files.get(path) ?? '') })),
    notes,
  };
}

interface Subject {
  readonly path: string;
  readonly text: string;
  readonly old: readonly string[];
  readonly backend: NewBackend;
}

function rewriteFile(subject: Subject): string {
  const { path } = subject;
  if (path.startsWith('supabase/functions/') && CODE.test(path)) return rewriteFunction(subject);
  if (path.startsWith('src/') && CODE.test(path)) return rewriteSource(subject);
  return rewritePlain(subject);
}

/** Where nothing but a text can stand. */
function rewritePlain({ path, text, old, backend }: Subject): string {
  const isSettings = /(^|\/)\.env[\w.-]*$/.test(path);
  let written = text.replaceAll(new RegExp(HOST, 'g'), (whole, ref: string) =>
    old.includes(ref) ? backend.url : whole,
  );
  written = written.replaceAll(TOKEN, (whole, payload: string) =>
    isVisitors(payload, old) ? (isSettings ? backend.publishableKey : backend.anonKey) : whole,
  );
  if (!isSettings) return written;
  written = written.replaceAll(PUBLISHABLE, backend.publishableKey);
  for (const ref of old) written = written.replaceAll(new RegExp(`\\b${ref}\\b`, 'g'), backend.ref);
  return written;
}

function rewriteSource({ path, text, old, backend }: Subject): string {
  const url = 'import.meta.env.VITE_SUPABASE_URL';
  const key = 'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY';
  const isClient = /integrations\/supabase\//.test(path);
  let written = replaceAddresses(text, { old, expression: url });
  written = replaceQuoted(written, (value) => {
    if (isVisitorsToken(value, old)) return key;
    return isClient && /^sb_publishable_[\w-]{10,}$/.test(value) && value !== backend.publishableKey
      ? key
      : undefined;
  });
  return written
    .replaceAll(
      /https:\/\/\$\{\s*import\.meta\.env\.VITE_SUPABASE_PROJECT_ID\s*\}\.supabase\.co/g,
      `\${${url}}`,
    )
    .replaceAll(/import\.meta\.env\.VITE_SUPABASE_ANON_KEY\b/g, key);
}

function rewriteFunction({ text, old }: Subject): string {
  const variable = (name: string) => `Deno.env.get("${name}")`;
  const address = variable('SUPABASE_URL');
  let written = replaceAddresses(text, { old, expression: address });
  written = replacePrefix(written, BUILDERS_AI, `\${${address}}/ai/v1`);
  written = replaceQuoted(written, (value) => {
    if (isVisitorsToken(value, old)) return variable('SUPABASE_ANON_KEY');
    return isOf(value, old, 'service_role') ? variable('SUPABASE_SERVICE_ROLE_KEY') : undefined;
  });
  return written
    .replaceAll(/\bLOVABLE_API_KEY\b/g, 'LOAM_API_KEY')
    .replaceAll(/(["'`])SUPABASE_PUBLISHABLE_KEY\1/g, '$1SUPABASE_ANON_KEY$1');
}

function replaceAddresses(
  text: string,
  { old, expression }: { readonly old: readonly string[]; readonly expression: string },
): string {
  let written = text;
  for (const ref of old)
    for (const end of ['co', 'in', 'net'])
      written = replacePrefix(written, `https://${ref}.supabase.${end}`, `\${${expression}}`);
  return written;
}

/** In a text that is quoted the value of an expression can stand only once it is a template. */
function replacePrefix(text: string, prefix: string, inTemplate: string): string {
  if (!text.includes(prefix)) return text;
  const escaped = prefix.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const attribute = String.raw`((?<!\b(?:const|let|var)\s+[\w$]+)=)?`;
  const quoted = new RegExp(`${attribute}["']${escaped}([^"'\`\\n\\\\]*)["']`, 'g');
  const written = text.replaceAll(quoted, (_, equals: string | undefined, rest: string) => {
    const [, only] = /^\$\{([^{}]+)\}$/.exec(inTemplate) ?? [];
    const value =
      rest === '' && only !== undefined ? only : `\`${inTemplate}${rest.replaceAll('$', '\\$')}\``;
    // An attribute of an element: `src="https://…"`.
    return equals === '=' ? `={${value}}` : value;
  });
  return written.replaceAll(prefix, inTemplate);
}

function replaceQuoted(text: string, replacement: (value: string) => string | undefined): string {
  return text.replaceAll(
    /(["'`])([\w.-]{20,})\1/g,
    (whole, _quote, value: string) => replacement(value) ?? whole,
  );
}

function isVisitorsToken(value: string, old: readonly string[]): boolean {
  return isOf(value, old, 'anon');
}

function isOf(value: string, old: readonly string[], role: string): boolean {
  const payload = /^eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+$/.exec(value)?.[1];
  return payload !== undefined && hasRole(payload, old, role);
}

function isVisitors(payload: string, old: readonly string[]): boolean {
  return hasRole(payload, old, 'anon');
}

function hasRole(payload: string, old: readonly string[], role: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
    if (typeof claims !== 'object' || claims === null) return false;
    const ref: unknown = Reflect.get(claims, 'ref');
    return Reflect.get(claims, 'role') === role && typeof ref === 'string' && old.includes(ref);
  } catch {
    return false;
  }
}

function noteworthy(path: string, text: string, old: readonly string[]): readonly Note[] {
  const notes: Note[] = [];
  const holdsToken = [...text.matchAll(TOKEN)].some(
    ([, payload]) => payload !== undefined && hasRole(payload, old, 'service_role'),
  );
  if (holdsToken || SECRET.test(text))
    notes.push({ path, detail: 'A key with all rights of the old backend stands here. Revoke it there.' });
  if (BUILDERS_OWN.test(text))
    notes.push({ path, detail: 'It calls a service of the former builder, which is not there here.' });
  return notes;
}

function whatChanged(path: string, before: string): string {
  const parts = [
    ...(before.includes(BUILDERS_AI) || /LOVABLE_API_KEY/.test(before) ? ['the AI gateway'] : []),
    ...(new RegExp(HOST).test(before) || /VITE_SUPABASE_PROJECT_ID/.test(before) ? ['the address'] : []),
    ...(TOKEN_ONCE.test(before) ||
    /sb_publishable_/.test(before) ||
    /SUPABASE_(ANON|PUBLISHABLE)_KEY/.test(before)
      ? ['the key']
      : []),
  ];
  return parts.length === 0 ? `of ${path}` : parts.join(', ');
}

const TOKEN_ONCE = /eyJ[\w-]{10,}\.eyJ[\w-]{10,}\./;
