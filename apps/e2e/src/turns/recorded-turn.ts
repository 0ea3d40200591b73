import { gate, type Gate, type Reply, type ScriptedUsage } from '@loam/testkit';

/** One turn as a language model plays its side of it. */
export interface RecordedTurn {
  /** All that the person says. The model finds its replies by it, so no two turns begin with the same words. */
  readonly says: string;
  /** Where the product writes the words, a line of them by which they are known. */
  readonly heard?: RegExp;
  /** One for each request of the turn, in order. */
  readonly replies: readonly RecordedReply[];
}

/** What the provider bills is part of the record: the product must count exactly that. */
export type RecordedReply = Reply & { readonly usage: ScriptedUsage };

const gates = new Map<string, Gate>();

/** A place in a stream that waits until the journey lets it go on. */
export function gateNamed(name: string): Gate {
  const known = gates.get(name) ?? gate();
  gates.set(name, known);
  return known;
}

export function writes(path: string, content: string) {
  return { name: 'write_file', input: { path, content } };
}

export function edits(path: string, search: string, replace: string) {
  return { name: 'replace_in_file', input: { path, edits: [{ search, replace }] } };
}

/** What the provider told for some of the requests of a turn. */
export function usageOf({ replies }: RecordedTurn, from: number, to: number) {
  const told = replies.slice(from, to).map(({ usage }) => usage);
  return {
    input_tokens: told.reduce((sum, { input }) => sum + input, 0),
    cached_input_tokens: told.reduce((sum, { cachedInput = 0 }) => sum + cachedInput, 0),
    output_tokens: told.reduce((sum, { output }) => sum + output, 0),
  };
}
