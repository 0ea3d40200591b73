import type { Action } from '../lexicon/actions.data.ts';
import { AND_OR, like } from '../lexicon/pattern.ts';
import type { EntityPlan } from '../plan/app-plan.ts';
import type { BlockPlan } from '../plan/block-plan.ts';
import { baseVerb, VERB_PHRASES, type VerbUse } from '../understand/grammar.ts';
import type { Span } from '../understand/tokens.ts';
import type { Looked } from './conditions.ts';

/** What of it a block must offer, so that people can do this with a thing. Other deeds are of the whole app. */
const OFFERED: Readonly<Partial<Record<Action, string>>> = {
  search: 'search',
  create: 'create apply book',
  edit: 'edit status',
  remove: 'remove status',
  manage: 'create edit remove status',
  book: 'book apply join create',
  apply: 'apply join book create',
  submit: 'create apply book',
  review: 'reviews rating',
  comment: 'comments reviews',
  like: 'like vote save',
  vote: 'vote like',
  save: 'save saved',
  follow: 'follow join save',
  join: 'join apply book',
  share: 'share create',
  compare: 'compare',
  buy: 'buy addToCart book',
  upload: 'create',
  status: 'status edit',
};

/** Done with a thing, and yet no deed of its list: "contact the sellers". */
const OF_THE_APP =
  /^(?:contact|ask|request|inquire|enquire|complete|claim|respond|give|send|get_|reach|leave_|provide)/u;
const ASSIGNS = /^(?:assign|allocate|delegate)/u;

/** Everything that the app lets people do with these things. */
function offersOf({ blocks, plan }: Looked, things: readonly EntityPlan[]): ReadonlySet<string> {
  const ids = new Set(things.map(({ id }) => id));
  const isFor = new Set(
    plan.entities.filter(({ fields }) => fields.some((one) => ids.has(one.entity ?? ''))).map(({ id }) => id),
  );
  const offers = blocks.flatMap((block) => {
    if (!('entity' in block)) return OF_ALL.has(block.kind) ? ['search'] : [];
    const entity = block.entity ?? '';
    const isPutDown = block.kind === 'form' || block.kind === 'booking';
    return [
      ...(isPutDown && isFor.has(entity) ? ['apply', 'book'] : []),
      ...(ids.has(entity) ? ownOffers(block) : []),
    ];
  });
  const isRated = things.some(({ fields }) => fields.some(({ type }) => type === 'rating'));
  return new Set([...offers, ...(isRated && offers.includes('edit') ? ['rating'] : [])]);
}

const OF_ALL: ReadonlySet<string> = new Set(['globalSearch', 'lookup']);

/** What a block of the thing itself lets people do with it. */
function ownOffers(block: BlockPlan): readonly string[] {
  if (block.kind === 'booking') return ['create', 'book'];
  if (block.kind === 'form' || block.kind === 'upload') return ['create'];
  if (block.kind === 'cart' || block.kind === 'orders') return ['buy'];
  if (block.kind === 'lookup') return ['search'];
  if (block.kind !== 'collection' && block.kind !== 'detail') return [block.kind];
  const can = Object.entries(block.can).flatMap(([deed, isOffered]) => (isOffered ? [deed] : []));
  const seen = block.kind === 'detail' ? [block.talk] : block.hasSearch ? ['search'] : [];
  return [...can, ...seen, ...block.actions.map(({ kind }) => kind)];
}

/** One of these things is given to somebody, or others are given to it. */
const isAssigned = ({ plan }: Looked, things: readonly EntityPlan[]): boolean =>
  things.some(
    ({ id, fields }) =>
      fields.some(({ label, type }) => type === 'relation' || /assign|zust|respons|encarg/iu.test(label)) ||
      plan.entities.some((other) => other.fields.some(({ entity }) => entity === id)),
  );

export interface Naming {
  readonly things: (words: string) => readonly EntityPlan[];
  readonly english: (word: string) => readonly string[];
}

interface Piece extends Span {
  readonly text: string;
}

const LEAD = like.giu`
  (?<!\p{L})(?:able\sto|can|could|may|should|must|want\sto|wants\sto|poder|puede[ns]?|puedan?|pode[mr]?|possam?|devem?\spoder|quero|quiero|peuvent|peut
  |puissent|pouvoir)\s(?:also\s|then\s)?`;
const BETWEEN = like.giu`,\s*(?:(?:${AND_OR})\s)?|\s(?:${AND_OR})\s`;
const ENDS = /[;:()\n]|\.\s/u;
const ASIDE = like.iu`\s(?:by|with|for|from|on|in|at|to|of|when|where|that|which|who|whether|as|so|if|after|before|via|por|com|con|para|avec|pour|par|em|en)\s.*$`;

/** "can rate an instructor, sign up for tasks": the deeds of the sentence, with where they stand. */
function piecesIn(sentence: string): readonly Piece[] {
  const leads = [...sentence.matchAll(LEAD)];
  return leads.flatMap((lead, at) => {
    const from = lead.index + lead[0].length;
    const rest = sentence.slice(from, leads[at + 1]?.index ?? sentence.length);
    const body = rest.slice(0, ENDS.exec(rest)?.index ?? rest.length).replace(/[.!?\s]+$/u, '');
    const marks = [...body.matchAll(BETWEEN)];
    const starts = [0, ...marks.map((mark) => mark.index + mark[0].length)];
    const ends = [...marks.map(({ index }) => index), body.length];
    return starts.map((start, one) => {
      const end = ends[one] ?? body.length;
      return { text: body.slice(start, end), start: from + start, end: from + end };
    });
  });
}

/** The verb that a piece begins with, and how many words it takes. */
function verbOf(words: readonly string[], { english }: Naming): { use: VerbUse; length: number } | null {
  const phrase = VERB_PHRASES.find((one) => one.words.every((word, at) => words[at] === word));
  if (phrase !== undefined) return { use: phrase.use, length: phrase.words.length };
  for (const [at, word] of words.slice(0, 2).entries()) {
    const use = [word, ...english(word)].map(baseVerb).find((one) => one !== null);
    if (use !== undefined) return { use, length: at + 1 };
    if (!/^(?:also|then|even|se|sich|s|to)$/u.test(word)) return null;
  }
  return null;
}

/** Where people can do something with a thing of the app, by the request, and no block lets them. */
export function unmetDeeds(sentence: string, looked: Looked, naming: Naming): readonly Span[] {
  const shown = new Set(looked.blocks.flatMap((block) => ('entity' in block ? (block.entity ?? []) : [])));
  let uses: VerbUse[] = [];
  let open: number | null = null;
  return piecesIn(sentence).flatMap(({ text, start, end }): readonly Span[] => {
    const words = text
      .toLowerCase()
      .split(like.u`[^\p{L}\p{N}-]+`)
      .filter((word) => word !== '');
    const verb = verbOf(words, naming);
    if (verb !== null) uses = [...(open === null ? [] : uses), verb.use];
    const object = words.slice(verb?.length ?? 0).join(' ');
    const from = open ?? start;
    // "Add, edit and delete products": all of them are done to products.
    open = object === '' ? from : null;
    const isMoved = / to /u.test(object) && verb?.use.action === 'create';
    if (open !== null || isMoved) return [];
    const things = naming.things(object.replace(ASIDE, '')).filter(({ id }) => shown.has(id));
    const isMet = things.length === 0 || uses.every((use) => isOffered(use, looked, things));
    return isMet ? [] : [{ start: from, end }];
  });
}

function isOffered({ action, lemma }: VerbUse, looked: Looked, things: readonly EntityPlan[]): boolean {
  if (ASSIGNS.test(lemma)) return isAssigned(looked, things);
  const needed = action === null || OF_THE_APP.test(lemma) ? undefined : OFFERED[action];
  if (needed === undefined) return true;
  const offers = offersOf(looked, things);
  return needed.split(' ').some((one) => offers.has(one));
}
