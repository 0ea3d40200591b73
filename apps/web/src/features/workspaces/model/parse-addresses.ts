import { Email } from '@loam/contract';

export interface ParsedAddresses {
  /** Each once, in the order they were written. */
  readonly addresses: readonly string[];
  readonly invalid: readonly string[];
}

/** Reads what people paste: separated by commas, semicolons, spaces or lines, with or without names around the address. */
export function parseAddresses(text: string): ParsedAddresses {
  const addresses = new Set<string>();
  const invalid = new Set<string>();
  for (const piece of piecesOf(text)) {
    const parsed = Email.safeParse(piece);
    if (parsed.success) addresses.add(parsed.data);
    else invalid.add(piece);
  }
  return { addresses: [...addresses], invalid: [...invalid] };
}

function piecesOf(text: string): readonly string[] {
  // A quoted name may hold commas of its own.
  const unquoted = text.replaceAll(/"[^"\n]*"/g, ' ');
  return unquoted.split(/[,;\n]+/).flatMap((entry) => {
    const inBrackets = /<([^<>]*)>/.exec(entry);
    return inBrackets ? [(inBrackets[1] ?? '').trim()] : entry.split(/\s+/).filter(Boolean);
  });
}
