import { sentenceCase } from './fields.ts';
import { isPlural, singular } from './inflect.ts';
import type { Mention } from './mention.ts';
import { meaningOf, trimmed, withoutHead } from './phrase.ts';
import { type Outcome, type Context } from './outcome.ts';
import { SECTION_VERBS } from './demand-words.data.ts';
import { fieldOutcome, objectOutcome } from './objects.ts';
import { addAction, demand } from './demands.ts';

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
  const title = mention.literal ?? sentenceCase(mention.text.replace(/\s+(page|section|tab|screen)s?$/i, ''));
  const meaning = meaningOf(withoutHead(mention.words), true);
  if (meaning.kind === 'place') {
    collector.place(meaning.place, title);
    collector.sections.push({ title, place: meaning.place, entity: null });
    return { kind: 'place' };
  }
  if (meaning.kind === 'action' && meaning.object.length === 0) {
    collector.sections.push({ title, place: null, entity: null });
    return demand(context, mention, { action: meaning.action, object: [] });
  }
  const verb = SECTION_VERBS.get(title.toLowerCase());
  if (verb !== undefined) {
    collector.sections.push({ title, place: null, entity: null });
    return demand(context, mention, { action: verb, object: [] });
  }
  const isProse =
    meaning.kind === 'unknown' && !isPlural(mention.words.at(-1) ?? '') && mention.joint !== ':';
  if (isProse) {
    collector.sections.push({ title, place: null, entity: null });
    return { kind: 'place' };
  }
  const words =
    meaning.kind === 'entity' || meaning.kind === 'unknown'
      ? meaning.words
      : meaning.kind === 'action'
        ? meaning.object
        : trimmed(mention.words);
  const entity = collector.entity(
    words.length === 0 ? mention.words : words,
    meaning.kind === 'entity' ? meaning.match : objectMatch(words),
    mention.start,
  );
  entity.isSection = true;
  collector.sections.push({ title, place: null, entity: entity.id });
  if (meaning.kind === 'action') addAction(context, entity, { action: meaning.action, mention });
  return { kind: 'entity', entity };
}

function objectMatch(words: readonly string[]) {
  const meaning = meaningOf(words);
  return meaning.kind === 'entity' ? meaning.match : null;
}
