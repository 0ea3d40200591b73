import { ADMIN_WORDS, ORDINARY_USERS, ROLE_NAMES } from '../lexicon/roles.data.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { type DraftEntity } from './collector.ts';
import { sentenceCase } from './fields.ts';
import { singular } from './inflect.ts';
import type { BareVerb, Mention } from './mention.ts';
import { meaningOf, type PhraseMeaning } from './phrase.ts';
import { type Outcome, type Context } from './outcome.ts';
import { PASSING, VAGUE } from './demand-words.data.ts';

/** "Volunteers sign up" is a form for them, not an account. */
export function actionOf(mention: {
  verb: Mention['verb'];
  actor: string | null;
  words?: readonly string[];
}): Action | null {
  const { verb } = mention;
  if (verb === null) return null;
  const word = mention.actor?.split(' ').at(-1) ?? 'users';
  if (verb.action === 'signIn' && isEntered(mention)) return 'create';
  if (verb.action === 'signIn' && isApplying(verb, word)) return 'apply';
  if (verb.action === 'donate' && !isGift(mention)) return verb.lemma === 'support' ? 'view' : null;
  // "Dog owners review walkers" as any customer does.
  const isOffice = ADMIN_WORDS.has(word) && word !== 'owners';
  if (verb.action === 'review' && verb.lemma === 'review' && isOffice) return 'status';
  return verb.action;
}

const isApplying = ({ form, lemma }: NonNullable<Mention['verb']>, who: string): boolean =>
  !ORDINARY_USERS.has(who) && !ADMIN_WORDS.has(who) && form !== 'ing' && /^(?:sign_up|register)$/.test(lemma);

/** "register a delivery", "register fleeces": a thing is entered; somebody who registers has an account. */
const isEntered = ({ verb, words = [] }: { verb: Mention['verb']; words?: readonly string[] }): boolean =>
  verb?.lemma === 'register' &&
  words.length > 0 &&
  !/^(?:users?|accounts?|members?|child|children|son|daughter|interest|team|teams|online|email|emails?|customers?|patients?|students?|themselves)$/.test(
    words.at(-1) ?? '',
  );

/** "It should support graves and leases", "give a reason": nothing is donated. */
const isGift = ({ verb, words = [] }: { verb: Mention['verb']; words?: readonly string[] }): boolean =>
  !/^(?:support|give|contribute)$/.test(verb?.lemma ?? '') ||
  (words.length === 0 && verb?.lemma !== 'support') ||
  /^(?:causes?|campaigns?|projects?|charit(?:y|ies)|shelters?|creators?|artists?|funds?|donations?|money|foundation|us|work|mission|animals?|families)$/.test(
    words.at(-1) ?? '',
  );

export function addAction(
  context: Context,
  entity: DraftEntity,
  how: { action: Action; mention: Mention },
): void {
  const { mention, action } = how;
  entity.actions.push({ action, actor: mention.actor, isMine: mention.isMine });
  context.collector.demands.push({
    action,
    entity: entity.id,
    actor: mention.actor,
    isMine: mention.isMine,
    object: mention.text,
  });
}

export function demand(
  context: Context,
  mention: Mention,
  what: { action: Action; object: readonly string[] },
): Outcome {
  const { collector } = context;
  const meaning = what.object.length === 0 ? null : meaningOf(what.object);
  const isNoted = what.action === 'notify' && !isAlreadyThere(context, meaning);
  const entity =
    meaning === null || isNoted ? null : thingOf(context, meaning, { ...what, at: mention.start });
  if (meaning?.kind === 'attribute') noteOrder(context, what.action, sentenceCase(meaning.words.join(' ')));
  // "task scheduling": nobody books a task.
  const action = what.action === 'book' && entity?.nature === 'task' ? 'manage' : what.action;
  entity?.actions.push({ action, actor: mention.actor, isMine: mention.isMine });
  collector.demands.push({
    action,
    entity: entity?.id ?? null,
    actor: mention.actor,
    isMine: mention.isMine,
    object: mention.text,
  });
  return { kind: 'demand', action, entity, index: collector.demands.length - 1 };
}

/** What it is done to, where that is a thing. */
function thingOf(
  { collector }: Context,
  meaning: PhraseMeaning,
  { action, object, at }: { action: Action; object: readonly string[]; at: number },
): DraftEntity | null {
  if (meaning.kind === 'entity') return collector.entity(meaning.words, meaning.match, at);
  const isKept = meaning.kind === 'unknown' && !PASSING.has(action) && !VAGUE.test(object.at(-1) ?? '');
  return isKept ? collector.entity(meaning.words, null, at) : null;
}

/** "filter by price", "sort by date". */
function noteOrder({ current, collector }: Context, action: Action, label: string): void {
  const target = current ?? collector.main();
  if (action === 'sort') target?.sorts.push(label);
  if (action === 'filter') target?.filters.push(label);
}

/** "service alerts" bring in no services. */
const isAlreadyThere = (context: Context, meaning: PhraseMeaning | null): boolean =>
  meaning?.kind === 'entity' &&
  context.collector.entities.some((entity) => entity.entry !== null && entity.entry === meaning.match.entry);

/** They put their names down for something; others who register have an account. */
const JOINING =
  /(?:volunteers?|participants?|attendees?|runners?|teams?|players?|competitors?|exhibitors?|helpers?|families|parents|couples?)$/;

/** "add, edit and delete products": the first two are done to products too. */
export function bareDemand(context: Context, verb: BareVerb): void {
  const isAccount = verb.use.action === 'signIn' && !JOINING.test(verb.actor ?? '');
  const action = isAccount ? 'signIn' : actionOf({ verb: verb.use, actor: verb.actor });
  if (action === null) return;
  const next = context.mentions.findIndex(
    (mention) => mention.sentence === verb.sentence && mention.start > verb.start && mention.verb !== null,
  );
  const told = next < 0 ? verb.about : next;
  const outcome = told === null ? undefined : context.outcomes[told];
  const entity =
    outcome?.kind === 'entity'
      ? outcome.entity
      : RETURNED.has(action)
        ? lastTold(context, verb)
        : verb.use.lemma === 'post'
          ? (context.current ?? context.collector.main())
          : null;
  entity?.actions.push({ action, actor: verb.actor, isMine: false });
  context.collector.demands.push({
    action,
    entity: entity?.id ?? null,
    actor: verb.actor,
    isMine: false,
    object: '',
  });
  noteRole(context, verb.actor);
}

/** What others do with what somebody put there. */
const RETURNED: ReadonlySet<Action> = new Set(['like', 'comment', 'review', 'vote'] as const);

/** "You post a find. Others like it": what was put there before. */
function lastTold(context: Context, { start }: BareVerb): DraftEntity | null {
  const before = context.mentions.flatMap((mention, at) => {
    const outcome = context.outcomes[at];
    return mention.start < start && outcome?.kind === 'entity' ? [outcome.entity] : [];
  });
  return before.findLast(({ actions }) => actions.some(({ action }) => PUT.has(action))) ?? null;
}

const PUT: ReadonlySet<Action> = new Set(['create', 'upload', 'share'] as const);

export function noteRole(context: Context, actor: string | null): void {
  if (actor === null) return;
  const word = actor.split(' ').at(-1) ?? '';
  const role = singular(word);
  if (ADMIN_WORDS.has(word))
    context.roles.add(role === 'administrator' || role === 'management' ? 'admin' : role);
  else if (ROLE_NAMES.has(role) && !ORDINARY_USERS.has(word)) context.roles.add(role);
}
