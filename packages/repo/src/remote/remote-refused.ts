import { repoError } from '../errors.ts';

const unreadable = 'The repository could not be read. Check the address, and that anyone may read it.';

/** What git and curl say, in their own words, and what a person can do about it. */
const reasons: readonly (readonly [RegExp, string])[] = [
  [/certificate/i, 'The certificate of the server is not trusted.'],
  [/returned error: 3\d\d/i, 'The address leads on to another one. Give that one instead.'],
  [
    /authentication failed|could not read (username|password)|returned error: 40[13]/i,
    'The repository is private, or the name or password is wrong.',
  ],
  [/couldn't find remote ref refs\//i, 'The repository has no branch of this name.'],
  [/couldn't find remote ref HEAD/i, 'The repository is empty.'],
  [/not found|returned error: 404|does not appear to be a git/i, 'There is no repository at this address.'],
  [
    /could not resolve|failed to connect|connection (refused|reset|timed out)|timed out|too slow/i,
    'The server of the repository does not answer.',
  ],
];

/** The other side said no, or was not there. */
export function remoteRefused(stderr: string): Error {
  const [, detail] = reasons.find(([pattern]) => pattern.test(stderr)) ?? [];
  return repoError('remote_refused', detail ?? unreadable, {
    meta: { stderr: stderr.replace(/Basic [\w+/=]+/g, 'Basic …').slice(0, 1000) },
  });
}
