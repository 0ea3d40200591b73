import type { PartColumn } from '../plan/app-plan.ts';
import { camelCase } from './entity-lexicon.ts';
import { listed } from './listed.ts';

/** Things that are parts of another: what they are called, of what, and what a row holds where nobody says. */
export interface PartKind {
  /** The singular, in English. */
  readonly part: RegExp;
  /** Ids or singular names of what they belong to. */
  readonly owners: RegExp;
  /** Elsewhere these are things of their own; fields such as area and price make them parts. */
  readonly isNamedByFields?: boolean;
  readonly columns: readonly PartColumn[];
  /** Texts of the first column. */
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
  readonly prices: readonly number[];
}

const KINDS: readonly PartColumn['kind'][] = ['text', 'number', 'money'];

/** `Description; Quantity:number`, as the fields of things are written. */
const columnsIn = (text: string): readonly PartColumn[] =>
  text.split('; ').map((column) => {
    const [label = '', type] = column.split(':');
    return { id: camelCase(label), label, kind: KINDS.find((kind) => kind === type) ?? 'text' };
  });

const DOCUMENTS =
  /^(?:invoice|shopOrder|order|purchase order|sales order|quote|quotation|estimate|offer|proposal|bill|receipt|delivery note|packing slip|expense report|deal)$/i;

export const PART_KINDS: readonly PartKind[] = [
  {
    part: /^(?:(?:invoice|order|quote|bill|receipt|offer) )?(?:line )?(?:items?|line|position|product line)$/i,
    owners: DOCUMENTS,
    columns: columnsIn('Description; Quantity:number; Unit price:money'),
    texts: [
      'Design work',
      'Hosting, one year',
      'Workshop day',
      'Printed manual',
      'Support hours',
      'Travel costs',
    ],
    numbers: [12, 1, 2, 25, 6, 1],
    prices: [85, 240, 450, 9.5, 70, 132],
  },
  {
    part: /^(?:room|job|task|service)$/i,
    owners: /^(?:quote|quotation|estimate|offer|proposal)$/i,
    isNamedByFields: true,
    columns: columnsIn('Description; Quantity:number; Price:money'),
    texts: ['Living room', 'Kitchen', 'Bedroom', 'Hallway', 'Bathroom', 'Staircase'],
    numbers: [24, 12, 16, 8, 6, 10],
    prices: [11, 13, 11, 9.5, 14, 12],
  },
  {
    part: /^(?:recipe )?ingredient$/i,
    owners: /^(?:recipe|menuItem|dish|cocktail|drink|meal)$/i,
    columns: columnsIn('Ingredient; Amount:number; Unit'),
    texts: listed(`
      Tomatoes|800|g, Olive oil|3|tbsp, Garlic|2|cloves, Pasta|400|g, Basil|1|bunch, Parmesan|60|g`),
    numbers: [],
    prices: [],
  },
  {
    part: /^(?:leg|stop|stage|segment)$/i,
    owners: /^(?:trip|tour|journey|itinerary|travel plan)$/i,
    columns: columnsIn('From; To; Price:money'),
    texts: listed('Lisbon|Porto, Porto|Madrid, Madrid|Barcelona, Barcelona|Lyon, Lyon|Turin, Turin|Milan'),
    numbers: [],
    prices: [24.5, 61, 48, 79, 35, 19],
  },
  {
    part: /^(?:set|exercise)$/i,
    owners: /^(?:workout|training|training session)$/i,
    columns: columnsIn('Exercise; Sets:number; Reps:number; Weight:number'),
    texts: ['Squat', 'Bench press', 'Deadlift', 'Row', 'Overhead press', 'Lunge'],
    numbers: [3, 8, 60],
    prices: [],
  },
];
