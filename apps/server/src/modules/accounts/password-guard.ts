import { hashToken } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import type { AttemptLimit, AttemptStore } from './attempt-store.ts';

export interface Guess {
  readonly email: string;
  /** Absent where a session asks for its own password again. */
  readonly address?: string;
}

/**
 * Slows down whoever tries passwords, per account and per address. Every way in which a password is checked passes
 * here, whether or not the account exists. Strangers cannot lock the owner out: an address from which the account is
 * signed in has a count of its own.
 */
export interface PasswordGuard {
  /** Rejects with `rate_limited` and the seconds to wait; otherwise runs the check and counts it if it was wrong. */
  check<T>(guess: Guess, work: () => Promise<T>): Promise<T>;
  /** A new password: what was guessed before counts no more. */
  forget(email: string): Promise<void>;
}

const perAccount: AttemptLimit = { free: 5, firstWaitSeconds: 5, longestWaitSeconds: 900 };
/** Many people can share one. */
const perAddress: AttemptLimit = { free: 30, firstWaitSeconds: 5, longestWaitSeconds: 900 };

export function createPasswordGuard(store: AttemptStore): PasswordGuard {
  return {
    async check({ email, address }, work) {
      const account = await accountKey(store, email, address);
      await begin(store, account, perAccount);
      const from = address === undefined ? undefined : hashToken(`address ${address}`);
      if (from !== undefined) {
        await begin(store, from, perAddress).catch(async (error: unknown) => {
          await store.takeBack(account);
          throw error;
        });
      }
      const result = await work();
      await store.forget(account);
      if (from !== undefined) await store.takeBack(from);
      return result;
    },
    async forget(email) {
      await store.forget(hashToken(`account ${email}`));
    },
  };
}

/** Only hashes are kept: the table must not become a list of addresses. */
async function accountKey(store: AttemptStore, email: string, address: string | undefined): Promise<string> {
  const isKnown = address !== undefined && (await store.isKnownAddress(email, address));
  return hashToken(isKnown ? `account ${email} at ${address}` : `account ${email}`);
}

async function begin(store: AttemptStore, key: string, limit: AttemptLimit): Promise<void> {
  const seconds = await store.begin(key, limit);
  if (seconds === undefined) return;
  throw new ApiError(
    'rate_limited',
    `Too many wrong passwords. Wait ${seconds} ${seconds === 1 ? 'second' : 'seconds'} and try again, or reset your password.`,
    { retryAfterSeconds: seconds },
  );
}
