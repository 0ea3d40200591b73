import { repoError } from '../errors.ts';

/** Given by the caller for one call, never stored. */
export interface RemoteCredentials {
  readonly username: string;
  readonly password: string;
}

/** A header for this address's host only; it reaches git by its environment, not by its arguments. */
export function gitCredentials(
  url: string,
  credentials: RemoteCredentials | undefined,
): Readonly<Record<string, string>> {
  if (credentials === undefined) return {};
  const { username, password } = credentials;
  if (/\p{Cc}/u.test(username + password) || username.includes(':')) {
    throw repoError('address_refused', 'The credentials hold characters they may not hold.');
  }
  const token = Buffer.from(`${username}:${password}`).toString('base64');
  return { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${token}` };
}
