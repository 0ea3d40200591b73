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
  const title =
    mention.literal ??
    sentenceCase(
      mention.text
        .replace(/\s+(page|section|tab|screen)s?$/i, '')
        .replace(/-in-(numbers|figures)$/i, ' in $1'),
    );
  const told = readTitle(mention);
  const meaning = meaningOf(withoutHead(told.words), true);
  const plain = { title, place: null, entity: null };
  if (told.use === 'detail') return objectOutcome(context, named(mention, told.words));
  if (meaning.kind === 'place' && told.use !== 'create') {
    collector.place(meaning.place, title);
    collector.sections.push({ title, place: meaning.place, entity: null });
    return { kind: 'place' };
  }
  if (/\b(?:statistics|stats|figures|numbers|facts)$/i.test(title) && title.includes(' ')) {
    collector.sections.push(plain);
    return { kind: 'place' };
  }
  const verb = told.action ?? SECTION_VERBS.get(title.toLowerCase()) ?? null;
  const action = meaning.kind === 'action' && meaning.object.length === 0 ? meaning.action : verb;
  if (action !== null) {
    collector.sections.push({ ...plain, action });
    return demand(context, mention, { action, object: told.action === null ? [] : told.words });
  }
  const isProse =
    meaning.kind === 'unknown' &&
    !isPlural(told.words.at(-1) ?? '') &&
    mention.joint !== ':' &&
    told.use === null;
  if (isProse) {
    collector.sections.push(plain);
    return { kind: 'place' };
  }
  const entity = sectionEntity(context, mention, told.words);
  if (told.use === null) entity.isSection = true;
  collector.sections.push({ ...plain, entity: entity.id, ...(told.use === null ? {} : { use: told.use }) });
  if (told.use !== null)
    addAction(context, entity, {
      action: told.use === 'create' ? 'create' : 'view',
      mention: { ...mention, isMine: told.use === 'mine' },
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
