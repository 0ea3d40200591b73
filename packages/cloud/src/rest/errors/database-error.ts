import { isHeaderName, withoutFraming } from '../respond/header-text.ts';
import type { ErrorAnswer } from './render-error.ts';

/** What PostgreSQL said of a statement, as the driver hands it on. */
export interface DatabaseError {
  readonly code: string;
  readonly message: string;
  readonly detail: string | null;
  readonly hint: string | null;
}

export function toDatabaseError(error: unknown): DatabaseError | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (!('severity' in error) || !/^[0-9A-Z]{5}$/.test(error.code)) return undefined;
  return {
    code: error.code,
    message: error.message,
    detail: 'detail' in error && typeof error.detail === 'string' ? error.detail : null,
    hint: 'hint' in error && typeof error.hint === 'string' ? error.hint : null,
  };
}

/** Longest first: the first entry that a code starts with gives the status. */
const statuses: readonly (readonly [start: string, status: number])[] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['53100', 507],
  ['53400', 500],
  ['57P01', 503],
  ['P0001', 400],
  ['42P01', 404],
  ['42P17', 500],
  ['42883', 404],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 500],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
];

/** The answer to a statement that failed. Without a user, what is forbidden asks for one. */
export function answerDatabaseError(error: DatabaseError, isAnonymous: boolean): ErrorAnswer {
  if (error.code === 'PGRST') return answerRaised(error);
  const status = statusOf(error, isAnonymous);
  return {
    status,
    headers: status === 401 ? [['WWW-Authenticate', 'Bearer']] : [],
    body: { code: error.code, message: error.message, details: error.detail, hint: error.hint },
  };
}

function statusOf({ code, message }: DatabaseError, isAnonymous: boolean): number {
  switch (code) {
    case '42501':
      return isAnonymous ? 401 : 403;
    case '21000':
      return message.endsWith('requires a WHERE clause') ? 400 : 500;
    case '22023':
      return message.startsWith('role') && message.endsWith('does not exist') ? 401 : 400;
    default: {
      // What begins with 1 ends no request: its caller would wait for the rest.
      if (code.startsWith('PT')) return /^PT[2-5][0-9]{2}$/.test(code) ? Number(code.slice(2)) : 500;
      return statuses.find(([start]) => code.startsWith(start))?.[1] ?? 400;
    }
  }
}

/** `raise sqlstate 'PGRST'` with JSON in its message and detail decides the whole answer. */
function answerRaised({ message, detail }: DatabaseError): ErrorAnswer {
  const said = parseObject(message);
  if (said === undefined || typeof said['code'] !== 'string' || typeof said['message'] !== 'string') {
    return cannotParse(
      `Invalid JSON value for MESSAGE: '${message}'`,
      "MESSAGE must be a JSON object with obligatory keys: 'code', 'message' and optional keys: 'details', 'hint'.",
    );
  }
  const wanted = detail === null ? undefined : parseObject(detail);
  const headers = wanted?.['headers'];
  const status = wanted?.['status'];
  if (!isStatus(status) || !areHeaders(headers)) {
    return cannotParse(
      detail === null
        ? 'DETAIL is missing in the RAISE statement'
        : `Invalid JSON value for DETAIL: '${detail}'`,
      "DETAIL must be a JSON object with obligatory keys: 'status', 'headers' and optional key: 'status_text'.",
    );
  }
  return {
    status,
    headers: withoutFraming(Object.entries(headers)),
    body: {
      code: said['code'],
      message: said['message'],
      details: said['details'] ?? null,
      hint: typeof said['hint'] === 'string' ? said['hint'] : null,
    },
  };
}

/** What HTTP can say at the end of a request. */
function isStatus(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 200 && value <= 999;
}

function areHeaders(value: unknown): value is Readonly<Record<string, string>> {
  if (!isRecord(value)) return false;
  return Object.entries(value).every(([name, text]) => isHeaderName(name) && typeof text === 'string');
}

function cannotParse(details: string, hint: string): ErrorAnswer {
  const message = 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error';
  return { status: 500, headers: [], body: { code: 'PGRST121', message, details, hint } };
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
