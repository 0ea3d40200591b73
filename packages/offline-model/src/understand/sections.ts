import type { Action } from '../lexicon/actions.data.ts';
import { type DraftEntity } from './collector.ts';
import { sentenceCase } from './fields.ts';
import { isPlural, singular } from './inflect.ts';
import type { Mention } from './mention.ts';
import { meaningOf, trimmed, withoutHead } from './phrase.ts';
import { type Outcome, type Context } from './outcome.ts';
import { SECTION_VERBS } from './demand-words.data.ts';
import { fieldOutcome, objectOutcome } from './objects.ts';
import { addAction, demand } from './demands.ts';
import type { UnderstoodSection } from './understanding.ts';

export function listed(context: Context, mention: Mention, list: string): Outcome {
  if (list === 'sections') return section(context, mention);
  if (list === 'fields') return fieldOutcome(context, mention, context.current);
  if (list === 'roles') {
    context.roles.add(singular(mention.words.at(-1) ?? ''));
    return { kind: 'none' };
  }
  return objectOutcome(context, mention);
}

function section(context: Context, mention: Mention): Outcome {
  const { collector } = context;
  const title = mention.literal ?? titleIn(mention.text);
  const told = readTitle(mention);
  const meaning = meaningOf(withoutHead(told.words), true);
  const plain = { title, place: null, entity: null };
  if (told.use === 'detail') return objectOutcome(context, named(mention, told.words));
  if (meaning.kind === 'place' && told.use !== 'create') {
    collector.place(meaning.place, title);
    collector.sections.push({ title, place: meaning.place, entity: null });
    return { kind: 'place' };
  }
  if (isFigures(title)) {
    collector.sections.push(plain);
    return { kind: 'place' };
  }
  const verb = told.action ?? SECTION_VERBS[title.toLowerCase()] ?? null;
  const action = meaning.kind === 'action' && meaning.object.length === 0 ? meaning.action : verb;
  if (action !== null) {
    collector.sections.push({ ...plain, action });
    return demand(context, mention, { action, object: told.action === null ? [] : told.words });
  }
  if (meaning.kind === 'unknown' && isProse(mention, told)) {
    collector.sections.push(plain);
    return { kind: 'place' };
  }
  return thingSection(context, mention, { title, told });
}

const titleIn = (text: string): string =>
  sentenceCase(
    text.replace(/\s+(page|section|tab|screen)s?$/i, '').replace(/-in-(numbers|figures)$/i, ' in $1'),
  );

/** "Our farm in numbers". */
const isFigures = (title: string): boolean =>
  /\b(?:statistics|stats|figures|numbers|facts)$/i.test(title) && title.includes(' ');

/** "Our story": a text, not a list of things. */
const isProse = (mention: Mention, { words, use }: Title): boolean =>
  !isPlural(words.at(-1) ?? '') && mention.joint !== ':' && use === null;

/** A page about things: all of them, one's own, or a form for a new one. */
function thingSection(
  context: Context,
  mention: Mention,
  { title, told: { words, use } }: { title: string; told: Title },
): Outcome {
  const entity = sectionEntity(context, mention, words);
  if (use === null) entity.isSection = true;
  context.collector.sections.push({
    title,
    place: null,
    entity: entity.id,
    ...(use === null ? {} : { use }),
  });
  if (use !== null)
    addAction(context, entity, {
      action: use === 'create' ? 'create' : 'view',
      mention: { ...mention, isMine: use === 'mine' },
    });
  return { kind: 'entity', entity };
}

function sectionEntity(context: Context, mention: Mention, given: readonly string[]): DraftEntity {
  const meaning = meaningOf(withoutHead(given), true);
  const words =
    meaning.kind === 'entity' || meaning.kind === 'unknown'
      ? meaning.words
      : meaning.kind === 'action'
        ? meaning.object
        : trimmed(given);
  const entity = context.collector.entity(
    words.length === 0 ? given : words,
    meaning.kind === 'entity' ? meaning.match : objectMatch(words),
    mention.start,
  );
  if (meaning.kind === 'action') addAction(context, entity, { action: meaning.action, mention });
  return entity;
}

const named = (mention: Mention, words: readonly string[]): Mention => ({ ...mention, words, literal: null });

interface Title {
  readonly words: readonly string[];
  readonly action: Action | null;
  readonly use: NonNullable<UnderstoodSection['use']> | null;
}

/** "Find a sitter" is about sitters, "My bookings" about one's own, "Add expense" holds a form. */
function readTitle(mention: Mention): Title {
  const all = mention.literal === null ? mention.words : mention.literal.toLowerCase().split(/\s+/);
  const [first = '', ...rest] = all;
  const tail = rest.filter((word) => !/^(?:a|an|the|new|all|our|your|my)$/.test(word));
  if (tail.length === 0) return { words: all, action: null, use: null };
  if (/^(?:my|your)$/.test(first)) return { words: tail, action: null, use: 'mine' };
  if (/^(?:add|create|new|post|submit|write|record|log)$/.test(first))
    return { words: tail, action: null, use: 'create' };
  if (/^(?:become|join)$/.test(first)) return { words: tail, action: 'apply', use: null };
  if (/^(?:book|reserve|rent)$/.test(first)) return { words: tail, action: 'book', use: null };
  const isShown = /^(?:find|browse|search|view|explore|discover|meet|manage|see|all|our|the)$/.test(first);
  const words = isShown ? tail : all;
  return words.length > 1 && /^(?:details?|profile)$/.test(words.at(-1) ?? '')
    ? { words: words.slice(0, -1), action: null, use: 'detail' }
    : { words, action: null, use: null };
}

function objectMatch(words: readonly string[]) {
  const meaning = meaningOf(words);
  return meaning.kind === 'entity' ? meaning.match : null;
}
