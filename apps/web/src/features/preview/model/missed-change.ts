/** A page that has loaded this recently may have been told of a change before it could take it in. */
const graceMs = 3000;

/**
 * Whether a change that is heard of now may have passed the page by. A file that is fetched in the very moment it
 * changes arrives with its old code, and a page that has not run it yet ignores the news of the change.
 */
export function mayHaveMissed(loadedAtMs: number | undefined, nowMs: number): boolean {
  return loadedAtMs === undefined || nowMs - loadedAtMs < graceMs;
}
