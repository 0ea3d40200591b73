import { authError } from './errors.ts';
import type { AuthRequest, Json } from './http.ts';
import type { AuthDeps } from './ports.ts';
import type { AuthSettings } from './settings.ts';
import { writeAudit, type Actor, type AuditAction } from './store/audit.ts';
import { inTransaction, type Sql } from './store/database.ts';
import { takeFromBucket, type Limit } from './store/rate-limits.ts';
import type { Visitor } from './store/sessions.ts';

/** One request of one project, with what its answer needs. */
export interface Context {
  readonly deps: AuthDeps;
  readonly request: AuthRequest;
  readonly settings: AuthSettings;
  /** Where this service is reached from outside; also the issuer of its tokens. */
  readonly externalUrl: string;
  now(): Date;
  transaction<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result>;
}

export async function createContext(deps: AuthDeps, request: AuthRequest): Promise<Context> {
  const [settings, externalUrl] = await Promise.all([
    deps.settings.load(request.ref),
    deps.keys.issuer(request.ref),
  ]);
  return {
    deps,
    request,
    settings,
    externalUrl,
    now: () => deps.clock.now(),
    transaction: (work) => inTransaction(deps.databases, request.ref, work),
  };
}

export function audienceOf(context: Context): string {
  return context.request.headers['x-jwt-aud'] ?? 'authenticated';
}

export function visitorOf(context: Context): Visitor {
  return { userAgent: context.request.headers['user-agent'], ip: context.request.ip };
}

export function audit(
  context: Context,
  sql: Sql,
  entry: { readonly actor: Actor; readonly action: AuditAction; readonly traits?: Json },
): Promise<void> {
  return writeAudit(sql, { ...entry, ip: context.request.ip }, context.now());
}

export type LimitName = 'otp' | 'verify' | 'token' | 'anonymous' | 'factor';

/** Counted before the work and kept even if the work fails: guesses are what it is about. */
export async function limitRequests(context: Context, name: LimitName, account?: string): Promise<void> {
  const limit = limitOf(context.settings, name);
  const isAllowed = await context.transaction(async (sql) => {
    const byAddress = await takeFromBucket(sql, limit, `address ${context.request.ip}`);
    if (!byAddress || account === undefined || account === '') return byAddress;
    return takeFromBucket(sql, limit, `account ${account.toLowerCase()}`);
  });
  if (!isAllowed) throw authError(429, 'over_request_rate_limit', 'Request rate limit reached');
}

const fiveMinutesS = 300;
const hourS = 3600;

function limitOf(settings: AuthSettings, name: LimitName): Limit {
  switch (name) {
    case 'otp':
      return everyFiveMinutes(name, settings.rate_limit_otp);
    case 'verify':
      return everyFiveMinutes(name, settings.rate_limit_verify);
    case 'token':
      return everyFiveMinutes(name, settings.rate_limit_token_refresh);
    case 'factor':
      return { name, capacity: 30, perSecond: 15 / 60 };
    case 'anonymous':
      return {
        name,
        capacity: settings.rate_limit_anonymous_users,
        perSecond: settings.rate_limit_anonymous_users / hourS,
      };
  }
}

function everyFiveMinutes(name: string, count: number): Limit {
  return { name, capacity: count, perSecond: count / fiveMinutesS };
}

/** Mails and text messages of the whole project: they cost money and reputation. */
export async function limitMessages(context: Context, sql: Sql, kind: 'email' | 'sms'): Promise<void> {
  const { settings } = context;
  const perHour = kind === 'email' ? settings.rate_limit_email_sent : settings.rate_limit_sms_sent;
  const limit = { name: `${kind}-sent`, capacity: perHour, perSecond: perHour / hourS };
  if (await takeFromBucket(sql, limit, 'project')) return;
  throw kind === 'email'
    ? authError(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    : authError(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded');
}
