import type { Context } from '../context.ts';
import { isEqual } from '../crypto/codes.ts';
import { authError, invalid, type AuthError } from '../errors.ts';
import { isBanned } from '../session.ts';
import type { Sql } from '../store/database.ts';
import { ownerOfToken, type TokenType } from '../store/one-time-tokens.ts';
import {
  findUserByEmail,
  findUserByPhone,
  findUserByPhoneChange,
  lockUser,
  type User,
} from '../store/users.ts';

export type ProofType =
  | 'signup'
  | 'invite'
  | 'recovery'
  | 'magiclink'
  | 'email_change'
  | 'sms'
  | 'phone_change';

export type Proof =
  | { readonly kind: 'hash'; readonly hash: string; readonly type: string }
  | {
      readonly kind: 'code';
      readonly code: string;
      readonly hash: string;
      readonly address: string;
      readonly isEmail: boolean;
      readonly type: string;
      readonly aud: string;
      /** What a provider that checks its codes itself said of this one; asked before the transaction. */
      readonly providerSays: boolean | undefined;
    };

export interface ProvenUser {
  readonly user: User;
  readonly type: ProofType;
}

/** The user's row stays locked, so of many tries with one code exactly one finds it unused. */
export function findProven(context: Context, sql: Sql, proof: Proof): Promise<ProvenUser> {
  return proof.kind === 'hash' ? findByHash(context, sql, proof) : findByCode(context, sql, proof);
}

const hashTypes: Readonly<Record<string, readonly TokenType[]>> = {
  email: ['confirmation_token', 'recovery_token'],
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

async function findByHash(
  context: Context,
  sql: Sql,
  proof: { hash: string; type: string },
): Promise<ProvenUser> {
  const types = hashTypes[proof.type];
  if (types === undefined) throw invalid('Invalid email verification type');
  const candidate = await ownerOfToken(sql, proof.hash, types);
  if (candidate === undefined) throw linkExpired();
  const user = await lockUser(sql, candidate.userId);
  const owner = await ownerOfToken(sql, proof.hash, types);
  if (user === undefined || owner === undefined) throw linkExpired();
  refuseBanned(context, user);
  const type = typeOf(proof.type, owner.type);
  if (isTooOld(context, sentAt(user, type), context.settings.mailer_otp_exp)) throw linkExpired();
  return { user, type };
}

/** `email` stands for whichever of the two kinds was sent. */
function typeOf(asked: string, token: TokenType): ProofType {
  if (asked === 'email') return token === 'recovery_token' ? 'magiclink' : 'signup';
  return asProofType(asked);
}

function asProofType(type: string): ProofType {
  switch (type) {
    case 'signup':
    case 'invite':
    case 'recovery':
    case 'magiclink':
    case 'email_change':
    case 'sms':
    case 'phone_change':
      return type;
    default:
      throw invalid('Unsupported verification type');
  }
}

type CodeProof = Extract<Proof, { kind: 'code' }>;

async function findByCode(context: Context, sql: Sql, proof: CodeProof): Promise<ProvenUser> {
  const candidate = await userOfCode(sql, proof);
  const user = candidate && (await lockUser(sql, candidate.id));
  if (user === undefined) throw codeExpired();
  refuseBanned(context, user);
  if (proof.type === 'email') {
    const type = (['signup', 'magiclink'] as const).find((kind) =>
      matches(context, user, { proof, type: kind }),
    );
    if (type === undefined) throw codeExpired();
    return { user, type };
  }
  const type = asProofType(proof.type);
  const isPhone = type === 'sms' || type === 'phone_change';
  const isRight = isPhone
    ? isPhoneCodeRight(context, user, { proof, type })
    : matches(context, user, { proof, type });
  if (!isRight) throw codeExpired();
  return { user, type };
}

async function userOfCode(sql: Sql, proof: CodeProof): Promise<User | undefined> {
  const { type, address, aud } = proof;
  if (type === 'phone_change') return findUserByPhoneChange(sql, address, aud);
  if (type === 'sms') return findUserByPhone(sql, address, aud);
  if (type !== 'email_change') return proof.isEmail ? findUserByEmail(sql, address, aud) : undefined;
  const owner =
    (await ownerOfToken(sql, proof.hash, hashTypes['email_change'] ?? [])) ??
    (await ownerOfToken(sql, `pkce_${proof.hash}`, hashTypes['email_change'] ?? []));
  return owner && lockUser(sql, owner.userId);
}

function matches(context: Context, user: User, what: { proof: CodeProof; type: ProofType }): boolean {
  const { proof, type } = what;
  const isSms = type === 'sms' || type === 'phone_change';
  const lifetimeS = isSms ? context.settings.sms_otp_exp : context.settings.mailer_otp_exp;
  if (isTooOld(context, sentAt(user, type), lifetimeS)) return false;
  return storedHashes(user, type).some(
    (stored) => stored !== '' && (isEqual(stored, proof.hash) || isEqual(stored, `pkce_${proof.hash}`)),
  );
}

function isPhoneCodeRight(
  context: Context,
  user: User,
  what: { proof: CodeProof; type: ProofType },
): boolean {
  const answer = what.proof.providerSays;
  // Without a code that we sent there is nothing to check, whatever the provider remembers.
  const isWaiting = storedHashes(user, what.type).some((stored) => stored !== '');
  return answer === undefined ? matches(context, user, what) : isWaiting && answer;
}

function storedHashes(user: User, type: ProofType): readonly string[] {
  switch (type) {
    case 'signup':
    case 'invite':
    case 'sms':
      return [user.confirmation_token ?? ''];
    case 'recovery':
    case 'magiclink':
      return [user.recovery_token ?? ''];
    case 'email_change':
      return [user.email_change_token_current ?? '', user.email_change_token_new ?? ''];
    case 'phone_change':
      return [user.phone_change_token ?? ''];
  }
}

function sentAt(user: User, type: ProofType): Date | null {
  switch (type) {
    case 'signup':
    case 'invite':
    case 'sms':
      return user.confirmation_sent_at;
    case 'recovery':
    case 'magiclink':
      return user.recovery_sent_at;
    case 'email_change':
      return user.email_change_sent_at;
    case 'phone_change':
      return user.phone_change_sent_at;
  }
}

function isTooOld(context: Context, sent: Date | null, lifetimeS: number): boolean {
  return sent === null || context.now().getTime() > sent.getTime() + lifetimeS * 1000;
}

function refuseBanned(context: Context, user: User): void {
  if (isBanned(user, context.now())) throw authError(403, 'user_banned', 'User is banned');
}

function linkExpired(): AuthError {
  return authError(403, 'otp_expired', 'Email link is invalid or has expired');
}

function codeExpired(): AuthError {
  return authError(403, 'otp_expired', 'Token has expired or is invalid');
}
