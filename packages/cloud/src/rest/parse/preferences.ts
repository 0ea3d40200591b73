export interface Preferences {
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  readonly representation: 'representation' | 'minimal' | 'headers-only' | undefined;
  readonly count: 'exact' | 'planned' | 'estimated' | undefined;
  readonly transaction: 'commit' | 'rollback' | undefined;
  readonly missing: 'default' | 'null' | undefined;
  readonly handling: 'strict' | 'lenient' | undefined;
  readonly timezone: string | undefined;
  readonly maxAffected: number | undefined;
  /** Preferences that nobody knows; refused with `handling=strict`. */
  readonly invalid: readonly string[];
}

const known = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  return: ['representation', 'minimal', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
} as const;

type Choice = keyof typeof known;
type Pair = readonly [name: string, value: string];

/** What a database allows to be preferred. */
export interface PreferenceRules {
  readonly allowsTransaction: boolean;
  /** Names of time zones. */
  readonly zones: ReadonlySet<string>;
}

const noPreferences: Preferences = readPreferences([], { allowsTransaction: false, zones: new Set() });

/** Whether the names of time zones are needed to read it. */
export function prefersZone(header: string | undefined): boolean {
  return header?.includes('timezone=') ?? false;
}

/** Reads the `Prefer` header. Of two that contradict each other, the first counts. */
export function parsePreferences(header: string | undefined, rules: PreferenceRules): Preferences {
  if (header === undefined || header === '') return noPreferences;
  const pairs = header.split(',').map((part): Pair => {
    const text = part.trim();
    const equals = text.indexOf('=');
    return equals < 0 ? [text, ''] : [text.slice(0, equals), text.slice(equals + 1)];
  });
  return readPreferences(pairs, rules);
}

function readPreferences(pairs: readonly Pair[], { allowsTransaction, zones }: PreferenceRules): Preferences {
  const timezone = pairs.find(([name]) => name === 'timezone')?.[1];
  const maxAffected = pairs.find(([name]) => name === 'max-affected')?.[1] ?? '';
  return {
    resolution: choose(pairs, 'resolution'),
    representation: choose(pairs, 'return'),
    count: choose(pairs, 'count'),
    transaction: allowsTransaction ? choose(pairs, 'tx') : undefined,
    missing: choose(pairs, 'missing'),
    handling: choose(pairs, 'handling'),
    timezone: timezone !== undefined && zones.has(timezone) ? timezone : undefined,
    maxAffected: /^[0-9]+$/.test(maxAffected) ? Number(maxAffected) : undefined,
    invalid: pairs
      .filter((pair) => !isKnown(pair, zones))
      .map(([name, value]) => (value === '' ? name : `${name}=${value}`)),
  };
}

function choose<Name extends Choice>(
  pairs: readonly Pair[],
  wanted: Name,
): (typeof known)[Name][number] | undefined {
  const values: readonly (typeof known)[Name][number][] = known[wanted];
  for (const [name, value] of pairs) {
    const found = name === wanted ? values.find((one) => one === value) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

function isKnown([name, value]: Pair, zones: ReadonlySet<string>): boolean {
  if (name === '' || name === 'max-affected') return true;
  if (name === 'timezone') return zones.has(value);
  return isChoice(name) && known[name].some((one) => one === value);
}

function isChoice(name: string): name is Choice {
  return name in known;
}

/** The value of `Preference-Applied`, in the order PostgREST gives it; undefined where none was applied. */
export function appliedPreferences(applied: Preferences): string | undefined {
  const parts = [
    applied.resolution === undefined ? '' : `resolution=${applied.resolution}`,
    applied.missing === undefined ? '' : `missing=${applied.missing}`,
    applied.representation === undefined ? '' : `return=${applied.representation}`,
    applied.count === undefined ? '' : `count=${applied.count}`,
    applied.transaction === undefined ? '' : `tx=${applied.transaction}`,
    applied.handling === undefined ? '' : `handling=${applied.handling}`,
    applied.timezone === undefined ? '' : `timezone=${applied.timezone}`,
    applied.handling === 'strict' && applied.maxAffected !== undefined
      ? `max-affected=${applied.maxAffected}`
      : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}
