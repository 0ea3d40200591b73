import { randomInt } from 'node:crypto';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const refLength = 20;

/** Twenty letters, as Supabase's own refs: too many to be guessed, and a valid label of a host name. */
export function newRef(): string {
  return Array.from({ length: refLength }, () => letters.charAt(randomInt(letters.length))).join('');
}
