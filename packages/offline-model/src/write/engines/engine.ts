import type { PartWords } from '@loam/app-library';
import type { EngineBlock } from '../../plan/block-plan.ts';

/** A game or a tool as it is written into an app. */
export interface Engine {
  readonly component: string;
  /** The file of the library that holds it. */
  readonly part: string;
  /** The attributes of the element, from what the request asked for. */
  readonly props?: (options: EngineBlock['options'], words: PartWords) => string;
}

export const numberOf = (value: EngineBlock['options'][string] | undefined, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

export const listOf = (value: EngineBlock['options'][string] | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Words that stand in one line of the tables, such as the first cards of a board. */
export const wordList = (words: string): readonly string[] => words.split('|');
