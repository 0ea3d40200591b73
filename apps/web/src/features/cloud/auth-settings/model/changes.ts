import { cloudMessages } from '@loam/contract';
import type { z } from 'zod';

/** Only what differs is sent, so that a form that lay open takes back nothing that others changed meanwhile. */
export function changedFields<T extends object>(before: T, after: T): Partial<T> {
  const changed: Partial<T> = {};
  for (const name of keysOf(after)) if (!Object.is(before[name], after[name])) changed[name] = after[name];
  return changed;
}

function keysOf<T extends object>(value: T): (keyof T)[] {
  return Object.keys(value).filter((name): name is Extract<keyof T, string> => name in value);
}

export type Faults = Readonly<Record<string, string>>;

/** The first thing that is wrong with each field, in the words of the contract. */
export function faultsOf(schema: z.ZodType, values: object): Faults {
  const read = schema.safeParse(values);
  if (read.success) return {};
  return Object.fromEntries(
    read.error.issues
      .toReversed()
      .map(({ code, path, message }) => [
        String(path[0] ?? ''),
        code === 'invalid_type' ? cloudMessages.numberRequired : message,
      ]),
  );
}
