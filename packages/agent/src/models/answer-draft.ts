import type {
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
import type { Usage } from '../events.ts';
import type { AnswerPart, ModelAnswer } from './read-answer.ts';

export interface AnswerDraft {
  take(part: LanguageModelV4StreamPart): void;
  characters(): number;
  end(): LanguageModelV4FinishReason | undefined;
  answer(finish: LanguageModelV4FinishReason['unified']): ModelAnswer;
  flood(): ModelAnswer;
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
export function createAnswerDraft(listener: {
  onText(delta: string): void;
  onThinking(delta: string): void;
}): AnswerDraft {
  const entries = createEntries();
  let characters = 0;
  let end: LanguageModelV4FinishReason | undefined;
  let usage: Usage | undefined;
  const whole = (finish: ModelAnswer['finish'], isFlood: boolean): ModelAnswer => {
    const parts = entries.all().flatMap(toPart);
    return {
      parts,
      text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n\n'),
      calls: isFlood ? [] : parts.flatMap((part) => (part.type === 'tool-call' ? [part] : [])),
      finish,
      usage,
      isFlood,
    };
  };

  return {
    take: (part) => {
      entries.take(part);
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
    answer: (finish) => whole(finish === 'error' || finish === 'interrupted' ? 'other' : finish, false),
    flood: () => whole('length', true),
  };
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
      } else if (part.type === 'tool-call') {
        entries.set(`call:${part.toolCallId}`, {
          type: 'tool-call',
          id: part.toolCallId,
          name: part.toolName,
          input: part.input,
          ...(part.providerMetadata && { providerOptions: part.providerMetadata }),
        });
      }
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
