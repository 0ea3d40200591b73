import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import type { Usage } from '../events.ts';
import type { AnswerCall, AnswerPart, ModelAnswer } from './read-answer.ts';

export interface AnswerDraft {
  take(part: LanguageModelV4StreamPart): void;
  characters(): number;
  end(): LanguageModelV4FinishReason | undefined;
  answer(finish: LanguageModelV4FinishReason['unified']): ModelAnswer;
  flood(): ModelAnswer;
  /** All up to the last call that was told as whole; undefined when there was none. */
  untilLastCall(): ModelAnswer | undefined;
}

/** Hears of an answer while it is read. */
export interface AnswerListener {
  onText(delta: string): void;
  onThinking(delta: string): void;
  /** The model begins to write a call: what it said before it is no closing word. */
  onCallBegun?(call: { readonly id: string; readonly name: string }): void;
  onCallInput?(id: string, delta: string): void;
  /** A call is whole, each once and in order; the rest of the answer may still be on its way. */
  onCall?(call: AnswerCall): void;
}

/** Even a part without content costs something, so that a stream of them ends too. */
const PART_CHARACTERS = 20;

interface Piece {
  readonly type: 'text' | 'reasoning';
  readonly pieces: string[];
  options: SharedV4ProviderOptions | undefined;
}
type PiecePart = Extract<
  LanguageModelV4StreamPart,
  { type: `${Piece['type']}-${'start' | 'delta' | 'end'}` }
>;
type Entry = Piece | Extract<AnswerPart, { type: 'tool-call' }>;

/** Collects the parts of a stream by their ids, in the order in which they began. */
export function createAnswerDraft(listener: AnswerListener): AnswerDraft {
  const entries = createEntries();
  const calls = createOpenCalls(listener, entries.addCall);
  let characters = 0;
  let end: LanguageModelV4FinishReason | undefined;
  let usage: Usage | undefined;
  const whole = (
    all: readonly Entry[],
    finish: ModelAnswer['finish'],
    how: Partial<ModelAnswer> = {},
  ): ModelAnswer => {
    const parts = all.flatMap(toPart);
    return {
      parts,
      text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n'),
      calls: parts.flatMap((part) => (part.type === 'tool-call' ? [part] : [])),
      finish,
      usage,
      isFlood: false,
      isCut: false,
      ...how,
    };
  };

  return {
    take: (part) => {
      entries.take(part);
      calls.take(part);
      if ('delta' in part) characters += part.delta.length;
      else characters += PART_CHARACTERS;
      if (part.type === 'text-delta') listener.onText(part.delta);
      if (part.type === 'reasoning-delta') listener.onThinking(part.delta);
      if (part.type !== 'finish') return;
      end = part.finishReason;
      usage = toUsage(part.usage);
    },
    characters: () => characters,
    end: () => end,
    answer: (finish) => {
      calls.end();
      return whole(entries.all(), finish === 'error' || finish === 'interrupted' ? 'other' : finish);
    },
    flood: () => whole(entries.all(), 'length', { isFlood: true, calls: [] }),
    untilLastCall: () => {
      const all = entries.all();
      const last = all.findLastIndex(({ type }) => type === 'tool-call');
      return last === -1 ? undefined : whole(all.slice(0, last + 1), 'other', { isCut: true });
    },
  };
}

interface OpenCall {
  readonly name: string;
  readonly pieces: string[];
}

/**
 * Tells calls as they begin and as they are whole. Some protocols say that a call is whole only at the very end of the
 * answer, so one that another part follows is taken for whole when its arguments are a complete object. A stream that
 * is cut may end a call as if it were whole: one without readable arguments waits until the answer goes on or ends.
 */
function createOpenCalls(listener: AnswerListener, add: (call: AnswerCall) => void) {
  const open = new Map<string, OpenCall>();
  const known = new Set<string>();
  const waiting: AnswerCall[] = [];
  const release = (isSure: boolean) => {
    for (let [next] = waiting; next && (isSure || isFilledObject(next.input)); [next] = waiting) {
      waiting.shift();
      add(next);
      listener.onCall?.(next);
    }
  };
  const complete = (call: AnswerCall) => {
    // What comes under the id of a call that is whole is no other call.
    if (!open.delete(call.id)) return;
    waiting.push(call);
    release(false);
  };
  const goOn = () => {
    release(true);
    for (const [id, { name, pieces }] of open) {
      const input = pieces.join('');
      // Calls run in their order: none may overtake one that is still being written.
      if (!isFilledObject(input)) return;
      complete({ id, name, input });
    }
  };
  const begin = (id: string, name: string) => {
    if (known.has(id)) return;
    known.add(id);
    open.set(id, { name, pieces: [] });
    listener.onCallBegun?.({ id, name });
  };
  return {
    take: (part: LanguageModelV4StreamPart): void => {
      if (part.type === 'tool-input-start') {
        goOn();
        begin(part.id, part.toolName);
      } else if (part.type === 'tool-input-delta') {
        open.get(part.id)?.pieces.push(part.delta);
        listener.onCallInput?.(part.id, part.delta);
      } else if (part.type === 'text-start' || part.type === 'text-delta') {
        goOn();
      } else if (part.type === 'tool-call') {
        const { toolCallId: id, toolName: name, input, providerMetadata } = part;
        begin(id, name);
        complete({ id, name, input, ...(providerMetadata && { providerOptions: providerMetadata }) });
      }
    },
    /** The answer is whole, and so is each of its calls. */
    end: () => release(true),
  };
}

/** An empty object may be a server's way to begin. */
function isFilledObject(json: string): boolean {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

function createEntries() {
  const entries = new Map<string, Entry>();
  /** Some servers number every block 0: a block that begins again is another one. */
  const begin = (key: string) => {
    const known = entries.get(key);
    if (!known) return;
    entries.delete(key);
    entries.set(`${key}#${entries.size}`, known);
  };
  const pieceOf = (type: Piece['type'], key: string): Piece => {
    const known = entries.get(key);
    const piece: Piece =
      known && known.type !== 'tool-call' ? known : { type, pieces: [], options: undefined };
    entries.set(key, piece);
    return piece;
  };
  const takePiece = (type: Piece['type'], part: PiecePart) => {
    const key = `${type}:${part.id}`;
    if (part.type === `${type}-start`) begin(key);
    const piece = pieceOf(type, key);
    if (part.providerMetadata !== undefined) piece.options = part.providerMetadata;
    if ('delta' in part) piece.pieces.push(part.delta);
  };
  return {
    all: () => [...entries.values()],
    take: (part: LanguageModelV4StreamPart): void => {
      if (part.type === 'text-start' || part.type === 'text-delta' || part.type === 'text-end') {
        takePiece('text', part);
      } else if (
        part.type === 'reasoning-start' ||
        part.type === 'reasoning-delta' ||
        part.type === 'reasoning-end'
      ) {
        takePiece('reasoning', part);
      } else if (part.type === 'tool-call' && part.providerMetadata) {
        const known = entries.get(`call:${part.toolCallId}`);
        if (known?.type === 'tool-call') {
          entries.set(`call:${part.toolCallId}`, { ...known, providerOptions: part.providerMetadata });
        }
      }
    },
    addCall: (call: AnswerCall): void => {
      entries.set(`call:${call.id}`, { type: 'tool-call', ...call });
    },
  };
}

function toPart(entry: Entry): AnswerPart[] {
  if (entry.type === 'tool-call') return [entry];
  const text = entry.pieces.join('');
  // A thought may be empty and still carry the signature that the provider wants back.
  if (text === '' && entry.options === undefined) return [];
  // Providers refuse a text of nothing but white space.
  if (text.trim() === '' && entry.type === 'text') return [];
  return [{ type: entry.type, text, ...(entry.options && { providerOptions: entry.options }) }];
}

function toUsage(usage: LanguageModelV4Usage): Usage | undefined {
  const { inputTokens: input, outputTokens: output } = usage;
  if (input.total === undefined && output.total === undefined) return undefined;
  return {
    inputTokens: input.total ?? 0,
    cachedInputTokens: input.cacheRead ?? 0,
    outputTokens: output.total ?? 0,
  };
}
