import type { EngineBlock } from '../../plan/block-plan.ts';

type Option = EngineBlock['options'][string] | undefined;

export const numberOf = (value: Option, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;

export const listOf = (value: Option): readonly string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Words that stand in one line of the tables, such as the first cards of a board. */
export const wordList = (words: string): readonly string[] => words.split('|');
