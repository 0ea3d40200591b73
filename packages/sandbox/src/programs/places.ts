/** One program that runs, as far as room is concerned. */
export interface Place {
  readonly tenant: string;
  readonly isIdle: boolean;
  readonly lastUsedMs: number;
}

export interface PlaceRules {
  /** So many run on this machine at a time. */
  readonly places: number;
  /** So many of one tenant, however empty the machine is. */
  readonly placesOfTenant: number;
}

export type Room<P extends Place> =
  | { readonly kind: 'free' }
  /** This one makes room. */
  | { readonly kind: 'evict'; readonly place: P }
  /** All of those that could make room are at work. */
  | { readonly kind: 'full' };

/**
 * Who makes room for one more program of a tenant. A tenant at its own bound pays with its own; otherwise whoever has the
 * most pays with the one that was idle longest. Nobody who is at work is ended for another.
 */
export function roomFor<P extends Place>(tenant: string, running: readonly P[], rules: PlaceRules): Room<P> {
  const own = running.filter((place) => place.tenant === tenant);
  if (own.length >= rules.placesOfTenant) return longestIdle(own);
  if (running.length < rules.places) return { kind: 'free' };
  const counts = countBy(running);
  const idle = running.filter(({ isIdle }) => isIdle);
  const most = Math.max(0, ...idle.map((place) => counts.get(place.tenant) ?? 0));
  return longestIdle(idle.filter((place) => counts.get(place.tenant) === most));
}

/** Of those who wait for room, the one whose tenant has least goes first; among equals, who came first. */
export function nextInLine<W extends { readonly tenant: string }>(
  waiting: readonly W[],
  running: readonly Place[],
): W | undefined {
  const counts = countBy(running);
  return waiting.toSorted((a, b) => (counts.get(a.tenant) ?? 0) - (counts.get(b.tenant) ?? 0))[0];
}

function longestIdle<P extends Place>(places: readonly P[]): Room<P> {
  const [place] = places
    .filter(({ isIdle }) => isIdle)
    .toSorted((left, right) => left.lastUsedMs - right.lastUsedMs);
  return place ? { kind: 'evict', place } : { kind: 'full' };
}

function countBy(places: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tenant } of places) counts.set(tenant, (counts.get(tenant) ?? 0) + 1);
  return counts;
}
