import type { AppKind } from '../plan/app-plan.ts';
import type { Mood } from './palettes.data.ts';

/** What a kind of place or business is like: its records, its words, its look. */
export interface Domain {
  readonly id: string;
  readonly kind: AppKind;
  /** Words that point to it, separated by commas; the first ones are the surest. */
  readonly words: string;
  /** The records it keeps, the main one first. */
  readonly entities: readonly string[];
  readonly moods: readonly Mood[];
  readonly names: readonly string[];
  readonly tagline: string;
  readonly hero: string;
  readonly about: string;
  /** What it offers: `Title: text | Title: text`. */
  readonly offers: string;
  /** What people say: `Name: text | Name: text`. */
  readonly quotes: string;
  readonly picture: string;
  readonly icon: string;
}

type Left = 'about' | 'offers' | 'quotes';

/** A domain as it is written down: what it has nothing of its own to say about may be left out. */
export type DomainEntry = Omit<Domain, Left> & Partial<Pick<Domain, Left>>;
