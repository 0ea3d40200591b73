import { LIMITS } from './limits.ts';
import type { ConsoleEntry, NetworkEntry, PageError } from './messages.ts';

/** What was seen in the page and not yet forgotten, oldest first. */
export type Journal = {
  readonly console: readonly ConsoleEntry[];
  readonly network: readonly NetworkEntry[];
  readonly errors: readonly PageError[];
  /** Not yet sent to the builder. */
  readonly unsent: Unsent;
};

type Unsent = {
  readonly console: readonly ConsoleEntry[];
  readonly network: readonly NetworkEntry[];
  readonly dropped: number;
};

export type JournalEvent =
  | { readonly kind: 'console'; readonly entry: ConsoleEntry }
  | { readonly kind: 'network'; readonly entry: NetworkEntry }
  | { readonly kind: 'error'; readonly error: PageError }
  /** New code runs: errors of the code before it say nothing any more. */
  | { readonly kind: 'built' }
  | { readonly kind: 'sent' }
  /** Somebody new listens: all that is kept is news again. */
  | { readonly kind: 'connected' };

const NOTHING: Unsent = { console: [], network: [], dropped: 0 };

export const EMPTY_JOURNAL: Journal = { console: [], network: [], errors: [], unsent: NOTHING };

export function recordEvent(journal: Journal, event: JournalEvent): Journal {
  switch (event.kind) {
    case 'console':
      return {
        ...journal,
        console: keepLast([...journal.console, event.entry], LIMITS.consoleEntries),
        unsent: holdBack(journal.unsent, { console: [event.entry], network: [] }),
      };
    case 'network':
      return {
        ...journal,
        network: keepLast([...journal.network, event.entry], LIMITS.networkEntries),
        unsent: holdBack(journal.unsent, { console: [], network: [event.entry] }),
      };
    case 'error':
      return { ...journal, errors: addError(journal.errors, event.error) };
    case 'built':
      return { ...journal, errors: [] };
    case 'sent':
      return { ...journal, unsent: NOTHING };
    case 'connected':
      return { ...journal, unsent: { console: journal.console, network: journal.network, dropped: 0 } };
  }
}

export function hasUnsent({ unsent }: Journal): boolean {
  return unsent.console.length + unsent.network.length > 0;
}

export function findSame(errors: readonly PageError[], error: PageError): PageError | undefined {
  return errors.find((known) => isSame(known, error));
}

function addError(errors: readonly PageError[], error: PageError): readonly PageError[] {
  const known = findSame(errors, error);
  if (known === undefined) return keepLast([...errors, error], LIMITS.errors);
  const repeated = { ...known, at: error.at, count: known.count + 1 };
  return [...errors.filter((other) => other !== known), repeated];
}

function isSame(one: PageError, other: PageError): boolean {
  return (
    one.error_message === other.error_message &&
    one.meta_data.filename === other.meta_data.filename &&
    one.meta_data.lineno === other.meta_data.lineno &&
    one.meta_data.colno === other.meta_data.colno
  );
}

function holdBack(unsent: Unsent, added: Omit<Unsent, 'dropped'>): Unsent {
  const console = [...unsent.console, ...added.console];
  const network = [...unsent.network, ...added.network];
  const kept = {
    console: keepLast(console, LIMITS.consoleEntries),
    network: keepLast(network, LIMITS.networkEntries),
  };
  const dropped = console.length - kept.console.length + network.length - kept.network.length;
  return { ...kept, dropped: unsent.dropped + dropped };
}

function keepLast<Item>(items: readonly Item[], count: number): readonly Item[] {
  return items.length <= count ? items : items.slice(-count);
}
