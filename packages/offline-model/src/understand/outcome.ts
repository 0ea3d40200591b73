import { findEntity } from '../lexicon/entity-lexicon.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { type Collector, type DraftEntity } from './collector.ts';
import { isAttribute } from './fields.ts';
import { isPlural } from './inflect.ts';
import type { Mention } from './mention.ts';
import { trimmed } from './phrase.ts';

/** What a mention turned out to be, for those that hang on it. */
export type Outcome =
  | { readonly kind: 'purpose' }
  | {
      readonly kind: 'list';
      readonly list: 'sections' | 'features' | 'fields' | 'roles' | 'entities' | 'options';
    }
  | { readonly kind: 'entity'; readonly entity: DraftEntity }
  | { readonly kind: 'field'; readonly entity: DraftEntity | null; readonly label: string }
  | {
      readonly kind: 'demand';
      readonly action: Action;
      readonly entity: DraftEntity | null;
      readonly index: number;
    }
  | { readonly kind: 'place' }
  | { readonly kind: 'none' };

export interface Context {
  readonly mentions: readonly Mention[];
  readonly outcomes: Outcome[];
  readonly collector: Collector;
  readonly roles: Set<string>;
  readonly without: string[];
  purpose: string;
  /** The thing that is being talked about. */
  current: DraftEntity | null;
}

/** Whether a list of fields follows it. */
export const hasList = (context: Context, at: number): boolean =>
  context.mentions.some((other) => other.to === at && (other.joint === '(' || other.joint === 'with'));

/** How many others of the same list are things of their own. */
export function thingsBeside(context: Context, mention: Mention): number {
  return context.mentions.filter(
    (other) =>
      other !== mention &&
      other.to === mention.to &&
      other.joint === mention.joint &&
      isPlural(other.words.at(-1) ?? '') &&
      findEntity(trimmed(other.words)) !== null,
  ).length;
}

/** Brackets that hold one field hold fields: "kayaks (code, seats, colour)". */
export function hasFieldBeside(context: Context, mention: Mention): boolean {
  return context.mentions.some(
    (other) => other.to === mention.to && other.joint === '(' && isAttribute(trimmed(other.words)),
  );
}
