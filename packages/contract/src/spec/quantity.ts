import type { SpecValue } from './entry.ts';

const unitFactors: Record<string, number> = {
  ms: 1,
  s: 1000,
  min: 60_000,
  h: 3_600_000,
  day: 86_400_000,
  days: 86_400_000,
  bytes: 1,
  MB: 1024 * 1024,
};

/** Units that the name of a constant must end with, so that nobody has to guess what a number means. */
const unitSuffixes: Record<string, string> = {
  ms: 'Ms',
  s: 'Ms',
  min: 'Ms',
  h: 'Ms',
  day: 'Ms',
  days: 'Ms',
  bytes: 'Bytes',
  MB: 'Bytes',
  px: 'Px',
  '%': 'Percent',
};

/** What a constant of ours must hold: '60 s' is 60000, '3 MB' is bytes, 'last 7 days' is `last_7_days`. */
export function toConstantValue(value: SpecValue): unknown {
  return Array.isArray(value) ? value.map(toConstantItem) : toConstantItem(value);
}

/** The ending that the constant's name needs, where the specification gives a unit of time, size or length. */
export function requiredSuffix(value: SpecValue): string | undefined {
  const sample: unknown = Array.isArray(value) ? value[0] : value;
  const quantity = typeof sample === 'string' ? parseQuantity(sample) : undefined;
  return quantity === undefined ? undefined : unitSuffixes[quantity.unit];
}

function toConstantItem(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const quantity = parseQuantity(value);
  if (quantity !== undefined) return quantity.amount * (unitFactors[quantity.unit] ?? 1);
  return value.includes(' ') ? value.toLowerCase().replaceAll(/[ -]/g, '_') : value;
}

function parseQuantity(value: string): { readonly amount: number; readonly unit: string } | undefined {
  const [, amount, unit] = /^(\d+(?:\.\d+)?) (\S+)$/.exec(value) ?? [];
  return amount === undefined || unit === undefined ? undefined : { amount: Number(amount), unit };
}
