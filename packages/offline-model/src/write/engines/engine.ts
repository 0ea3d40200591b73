import type { EngineBlock } from '../../plan/block-plan.ts';
import type { WordTable } from '../blocks/block-words.ts';

/** A game or a tool as it is written into an app. */
export interface Engine {
  readonly component: string;
  /** Sources by path; `%word%` stands for the app's language. */
  readonly files: Readonly<Record<string, string>>;
  readonly words: WordTable;
  /** The attributes of the element, from what the request asked for. */
  readonly props?: (options: EngineBlock['options'], words: Readonly<Record<string, string>>) => string;
}

export const numberOf = (value: EngineBlock['options'][string] | undefined, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

export const listOf = (value: EngineBlock['options'][string] | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
