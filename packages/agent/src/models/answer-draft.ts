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

interface Piece {
  readonly type: 'text' | 'reasoning';
  readonly pieces: string[];
  options: SharedV4ProviderOptions | undefined;
}
type Entry = Piece | Extract<AnswerPart, { type: 'tool-call' }>;

/** Collects the parts of a stream by their ids, in the order in which they began. */
export function createAnswerDraft(listener: {
  onText(delta: string): void;
  onThinking(delta: string): void;
}): AnswerDraft {
  const entries = new Map<string, Entry>();
  let characters = 0;
  let end: LanguageModelV4FinishReason | undefined;
  let usage: Usage | undefined;

  const pieceOf = (type: Piece['type'], id: string, options: SharedV4ProviderOptions | undefined): Piece => {
    const key = `${type}:${id}`;
    const known = entries.get(key);
    const piece = known && known.type !== 'tool-call' ? known : { type, pieces: [], options };
    if (options !== undefined) piece.options = options;
    entries.set(key, piece);
    return piece;
  };
  const begin = (type: Piece['type'], id: string, options: SharedV4ProviderOptions | undefined) => {
    const key = `${type}:${id}`;
    // Some servers number every block 0: a block that begins again is another one.
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(`${key}#${entries.size}`, known);
    }
    pieceOf(type, id, options);
  };
  const take = (part: LanguageModelV4StreamPart): void => {
    switch (part.type) {
      case 'text-start':
        return begin('text', part.id, part.providerMetadata);
      case 'reasoning-start':
        return begin('reasoning', part.id, part.providerMetadata);
      case 'text-delta':
        characters += part.delta.length;
        pieceOf('text', part.id, part.providerMetadata).pieces.push(part.delta);
        return listener.onText(part.delta);
      case 'reasoning-delta':
        characters += part.delta.length;
        pieceOf('reasoning', part.id, part.providerMetadata).pieces.push(part.delta);
        return listener.onThinking(part.delta);
      case 'text-end':
        return void pieceOf('text', part.id, part.providerMetadata);
      case 'reasoning-end':
        return void pieceOf('reasoning', part.id, part.providerMetadata);
      case 'tool-input-delta':
        characters += part.delta.length;
        return;
      case 'tool-call':
        return void entries.set(`call:${part.toolCallId}`, {
          type: 'tool-call',
          id: part.toolCallId,
          name: part.toolName,
          input: part.input,
          ...(part.providerMetadata && { providerOptions: part.providerMetadata }),
        });
      case 'finish':
        end = part.finishReason;
        usage = toUsage(part.usage);
        return;
      default:
        return;
    }
  };
  const whole = (finish: ModelAnswer['finish'], isFlood: boolean): ModelAnswer => {
    const parts = [...entries.values()].flatMap(toPart);
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
    take,
    characters: () => characters,
    end: () => end,
    answer: (finish) => whole(finish === 'error' || finish === 'interrupted' ? 'other' : finish, false),
    flood: () => whole('length', true),
  };
}

function toPart(entry: Entry): AnswerPart[] {
  if (entry.type === 'tool-call') return [entry];
  const text = entry.pieces.join('');
  // A thought may be empty and still carry the signature that the provider wants back.
  if (text === '' && entry.options === undefined) return [];
  if (text === '' && entry.type === 'text') return [];
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
