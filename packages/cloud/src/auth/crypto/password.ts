import { randomBytes } from 'node:crypto';
import { compare, hash } from 'bcrypt';
import { AuthError, invalid } from '../errors.ts';
import type { AuthSettings } from '../settings.ts';

/** bcrypt reads no further. */
const MAX_BYTES = 72;
/** Of GoTrue. */
const usualCost = 10;

export function hashPassword(password: string, cost: number = usualCost): Promise<string> {
  return hash(password, cost);
}

/** Compared against where there is no account, so that the time of the answer does not say so. */
const nobody = '$2b$10$4hgy/p9ObRmK5hU9zB5zdOKtYIqpLwEG5wfGLnHxph9j2iRL2Upc6';

export async function checkPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isKnown = stored !== null && stored !== undefined && stored !== '';
  const isSame = await compare(password, isKnown ? stored : nobody);
  return isKnown && isSame;
}

export function isPasswordHash(value: string): boolean {
  return /^\$2[aby]\$\d\d\$[./A-Za-z0-9]{53}$/.test(value);
}

export function randomPassword(): string {
  return randomBytes(48).toString('base64url');
}

export async function weaknessOf(
  password: string,
  settings: AuthSettings,
  isPwned: ((password: string) => Promise<boolean>) | undefined,
): Promise<AuthError | undefined> {
  if (Buffer.byteLength(password) > MAX_BYTES) {
    throw invalid(`Password cannot be longer than ${MAX_BYTES} characters`);
  }
  const reasons: string[] = [];
  const messages: string[] = [];
  if (password.length < settings.password_min_length) {
    reasons.push('length');
    messages.push(`Password should be at least ${settings.password_min_length} characters.`);
  }
  const sets = settings.password_required_characters.split(':').filter((set) => set !== '');
  if (sets.some((set) => !Array.from(set).some((character) => password.includes(character)))) {
    reasons.push('characters');
    messages.push(`Password should contain at least one character of each: ${sets.join(', ')}.`);
  }
  if (settings.password_hibp_enabled && (await isLeaked(password, isPwned))) {
    reasons.push('pwned');
    messages.push('Password is known to be weak and easy to guess, please choose a different one.');
  }
  if (reasons.length === 0) return undefined;
  return new AuthError(422, 'weak_password', { message: messages.join(' '), reasons });
}

/** Where the list of leaks cannot be asked, people can still sign up. */
async function isLeaked(
  password: string,
  isPwned: ((password: string) => Promise<boolean>) | undefined,
): Promise<boolean> {
  if (isPwned === undefined) return false;
  try {
    return await isPwned(password);
  } catch {
    return false;
  }
}
