import { APP_PLAN_SCHEMA, type AppKind } from '../plan/app-plan.ts';
import { blocksIn } from './blocks.ts';
import { listed } from './listed.ts';
import { MOODS, type Mood } from './palettes.data.ts';

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

const QUOTES =
  'Amelia Hart: Exactly what I was looking for. | Marco Silva: Clear, kind and quick. | Priya Nair: I have told all my friends.';

/**
 * Domains in a short form, with an empty line between:
 *
 * 1. `id | kind | icon | picture | moods`
 * 2. the words that point to it
 * 3. after `= ` the records it keeps
 * 4. `names: `, `tagline: `, `hero: ` and, where it has something of its own to say, `about: `, `offers: `, `quotes: `
 */
export const domainsIn = (text: string, quotes = QUOTES): readonly Domain[] =>
  blocksIn(text).map(({ head, text: words, of }) => {
    const [id = '', kind = '', icon = '', picture = '', moods = ''] = head;
    const said = (key: string, otherwise = ''): string => of(key)[0] ?? otherwise;
    return {
      id,
      kind: known(APP_PLAN_SCHEMA.shape.kind.options, kind),
      words,
      entities: listed(said('=')),
      moods: listed(moods).map((mood) => known(MOODS, mood)),
      names: said('names').split(' | '),
      tagline: said('tagline'),
      hero: said('hero'),
      about: said('about'),
      offers: said('offers'),
      quotes: said('quotes', quotes),
      picture,
      icon,
    };
  });

/** One of a list; a slip in what is written down must not pass. */
function known<Word extends string>(all: readonly Word[], told: string): Word {
  const found = all.find((word) => word === told);
  if (found === undefined) throw new Error(`${told} is none of ${all.join(', ')}`);
  return found;
}
