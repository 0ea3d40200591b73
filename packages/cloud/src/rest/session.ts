import type { Session } from '../postgres/batch/index.ts';
import { headerOf, type ApiRequest, type RequestHeaders } from './parse/request.ts';
import type { SchemaCache, Setting } from './schema/types.ts';
import { quoteName } from './sql/sql-writer.ts';

export interface SessionRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: RequestHeaders;
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** As on Supabase. Others may take as long as their login, which depends on the size of the cloud. */
const defaultTimeouts: Readonly<Record<string, readonly Setting[]>> = {
  anon: [['statement_timeout', '3s']],
  authenticated: [['statement_timeout', '8s']],
};

/** What policies and functions can ask about a request: who, what and how. */
export function sessionOf(cache: SchemaCache, api: ApiRequest, request: SessionRequest): Session {
  const { role } = request;
  const { timezone } = api.preferences;
  const settings: Setting[] = [
    ...settingsOfRole(cache, api.schema, role),
    ['request.jwt.claims', claimsText(request.claims, role)],
    ['request.method', request.method],
    ['request.path', request.path],
    ['request.headers', headersText(request.headers)],
    ['request.cookies', cookiesText(headerOf(request.headers, 'cookie'))],
  ];
  if (timezone !== undefined) settings.push(['timezone', timezone]);
  return { role, settings, isReadOnly: true };
}

const claimsTexts = new WeakMap<object, { readonly role: string; readonly text: string }>();

/** A token that was proven before brings the same claims, which nobody can change. */
function claimsText(claims: SessionRequest['claims'], role: string): string {
  const known = claimsTexts.get(claims);
  if (known?.role === role) return known.text;
  const text = JSON.stringify({ ...claims, role });
  if (Object.isFrozen(claims)) claimsTexts.set(claims, { role, text });
  return text;
}

const roleSettings = new WeakMap<SchemaCache, Map<string, readonly Setting[]>>();

/** What is the same for every request of a role. */
function settingsOfRole(cache: SchemaCache, schema: string, role: string): readonly Setting[] {
  const known = roleSettings.get(cache) ?? new Map<string, readonly Setting[]>();
  roleSettings.set(cache, known);
  const key = `${role} ${schema}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const searchPath = [schema, ...cache.settings.extraSearchPath].map(quoteName).join(', ');
  const settings: readonly Setting[] = [
    ['search_path', searchPath],
    // What the project says of the role follows, and counts.
    ...(defaultTimeouts[role] ?? []),
    ...(cache.roleSettings.get(role) ?? []),
  ];
  // Names of roles come with tokens that the owner of a project signs.
  if (known.size >= maxRoles) known.clear();
  known.set(key, settings);
  return settings;
}

const maxRoles = 100;

function headersText(headers: RequestHeaders): string {
  if (headers['cookie'] === undefined && headers['set-cookie'] === undefined) return JSON.stringify(headers);
  const kept: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = name === 'cookie' ? undefined : headerOf(headers, name);
    if (value !== undefined) kept[name] = value;
  }
  return JSON.stringify(kept);
}

function cookiesText(header: string | undefined): string {
  if (header === undefined) return '{}';
  const cookies: Record<string, string> = {};
  for (const part of header.split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0) cookies[part.slice(0, equals).trim()] = part.slice(equals + 1).trim();
  }
  return JSON.stringify(cookies);
}
