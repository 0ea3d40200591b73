import { authError, invalid, type AuthError } from './errors.ts';

/** A request as any listener can hand it over. */
export interface AuthRequest {
  readonly ref: string;
  readonly method: string;
  /** Below the service: `/token`, not `/auth/v1/token`. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
  /** Of the client, already taken from whatever proxy is trusted. */
  readonly ip: string;
}

export interface AuthResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Json = Readonly<Record<string, unknown>>;

export const MAX_BODY_BYTES = 1 << 20;

export function json(
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): AuthResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export function redirect(status: 302 | 303, location: string): AuthResponse {
  return { status, headers: { location }, body: '' };
}

export const noContent: AuthResponse = { status: 204, headers: {}, body: '' };

const apiVersion = '2024-01-01';

/** GoTrue's two forms: clients that name the API version get `code` as a word, older ones as a number. */
export function errorResponse(error: AuthError, request: AuthRequest): AuthResponse {
  const headers: Record<string, string> = { 'x-sb-error-code': error.code };
  const weak = error.code === 'weak_password' ? { weak_password: { reasons: error.reasons } } : {};
  const asked = request.headers['x-supabase-api-version'] ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= apiVersion) {
    headers['x-supabase-api-version'] = apiVersion;
    return json(error.status, { code: error.code, message: error.detail, ...weak }, headers);
  }
  return json(
    error.status,
    { code: error.status, error_code: error.code, msg: error.detail, ...weak },
    headers,
  );
}

export function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function readBody(request: AuthRequest): Json {
  if (Buffer.byteLength(request.body) > MAX_BODY_BYTES) {
    const message = `Request body too large (max ${MAX_BODY_BYTES} bytes)`;
    throw authError(413, 'request_entity_too_large', message);
  }
  try {
    const parsed: unknown = JSON.parse(request.body);
    if (isJson(parsed)) return parsed;
  } catch {
    // Answered below, as a body of the wrong shape is.
  }
  throw authError(400, 'bad_json', 'Could not parse request body as JSON: an object is expected');
}

/** An absent field is '', as in GoTrue. */
export function text(body: Json, name: string): string {
  const value = body[name];
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw badField(name, 'a string');
  return value;
}

export function flag(body: Json, name: string, otherwise: boolean): boolean {
  const value = body[name];
  if (value === undefined || value === null) return otherwise;
  if (typeof value !== 'boolean') throw badField(name, 'a boolean');
  return value;
}

export function record(body: Json, name: string): Json | undefined {
  const value = body[name];
  if (value === undefined || value === null) return undefined;
  if (!isJson(value)) throw badField(name, 'an object');
  return value;
}

function badField(name: string, kind: string): AuthError {
  return authError(400, 'bad_json', `Could not parse request body as JSON: ${name} must be ${kind}`);
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(value: string): boolean {
  return uuid.test(value);
}

const emailAddress =
  /^[^\s@<>"(),:;[\]\\]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/i;

export function validEmail(email: string): string {
  if (email === '') throw invalid('An email address is required');
  if (email.length > 255) throw invalid('An email address is too long');
  if (!emailAddress.test(email)) throw invalid('Unable to validate email address: invalid format');
  return email.toLowerCase();
}

export function plainPhone(phone: string): string {
  return phone.replace(/^\+/, '').replaceAll(' ', '');
}

export function validPhone(phone: string): string {
  const plain = plainPhone(phone);
  if (!/^[1-9][0-9]{1,14}$/.test(plain)) throw invalid('Invalid phone number format (E.164 required)');
  return plain;
}
