import { sentenceCase } from '../../understand/fields.ts';
import type { EntityPlan, FieldPlan } from '../app-plan.ts';
import { fillIn } from '../copy.ts';
import { addRule, changeEntity, inSentence, planOf, type Draft } from '../draft.ts';
import type { BuiltEntity } from '../entities.ts';
import { inTurn, withStatus, withValues } from '../entity-edits.ts';
import { dealingWith, optionIn, pickerOf, speaksOf, thingCalled, thingsIn } from './named.ts';
import { like } from '../../lexicon/pattern.ts';

const FORBIDDEN = like.i`
  \b(?:cannot|can'?t|can not|may not|must not|mustn't|should not|shouldn't|not allowed|never be|say no|refused?|rejected|denied|darf nicht|dürfen nicht|kann nicht|können nicht|não pode(?:m)?
  |no (?:se )?puede(?:n)?|ne peu(?:t|vent) pas)\b`;

/** "An asset in repair or retired cannot be assigned", "blocked boats may not be rented", "to a free bed". */
export function addPicks(draft: Draft, sentence: string): void {
  if (FORBIDDEN.test(sentence)) forbid(draft, sentence);
  else allow(draft, sentence);
}

function forbid(draft: Draft, sentence: string): void {
  for (const target of thingsIn(draft, sentence)) {
    const dealing = dealingWith(draft, target.plan.id, sentence);
    if (dealing === undefined) continue;
    const states = statesOf(target.plan, sentence);
    const end = EXPIRED.test(sentence) ? target.plan.fields.find(isEnd) : undefined;
    const day = end === undefined ? undefined : pickerOf(dealing.plan, target.plan.id);
    if (end !== undefined && day !== undefined) {
      const state = { field: end.id, isLasting: true, never: [end.label] };
      addPick(draft, { dealing, picker: day, target: target.plan, state });
      return;
    }
    if (states === null) continue;
    const own = withState(draft, target, states);
    const picker = pickerOf(dealing.plan, target.plan.id);
    if (picker === undefined) continue;
    addPick(draft, { dealing, picker, target: own, state: { field: states.id, never: states.options } });
    return;
  }
}

const EXPIRED = /\b(?:expired|out of date|past its|abgelaufen|vencid|expiré|caducad)/i;

const isEnd = ({ type, label }: FieldPlan): boolean =>
  type === 'date' && /expir|valid until|best before|ablauf|validade|vencimiento|péremption/i.test(label);

interface States {
  readonly id: string;
  readonly options: readonly string[];
  readonly isNew: boolean;
}

const STATE_WORDS = like.giu`
  \b(in repair|under repair|in the workshop|out of service|under maintenance|unavailable|in maintenance|out of order|retired|broken|blocked|locked|suspended|expired|inactive|defective
  |damaged|archived|closed|sold|gesperrte?[nrs]?|defekte?[nrs]?|bloquead[oa]s?|vencid[oa]s?|suspendid[oa]s?|bloqué[es]*|expiré[es]*)\b`;

/** The states that the sentence names: options that are there, or usual words for such states. */
function statesOf(plan: EntityPlan, sentence: string): States | null {
  const told = [...sentence.matchAll(STATE_WORDS)].map((match) => match[1] ?? '');
  for (const one of plan.fields) {
    if (one.type !== 'choice') continue;
    const options = (one.options ?? []).filter((option) =>
      told.length > 0
        ? told.some((word) => speaksOf(word, option))
        : STATUS.test(one.label) && speaksOf(sentence, option),
    );
    if (options.length > 0 && options.length < (one.options?.length ?? 0))
      return { id: one.id, options, isNew: false };
  }
  return told.length === 0
    ? null
    : { id: 'status', options: [...new Set(told.map(plainState))], isNew: true };
}

const STATUS = /^(?:status|state|estado|situação|statut|zustand)$/i;

/** "Gesperrte" boats are "gesperrt". */
const plainState = (word: string): string =>
  sentenceCase(word.toLowerCase().replace(/(?<=gesperrt|defekt)e[nrs]?$|(?<=[ao])s$/u, ''));

/** A thing that can be in such a state has a field for it. */
function withState(draft: Draft, { plan }: BuiltEntity, { isNew, options }: States): EntityPlan {
  if (!isNew) return plan;
  const { available } = draft.copy.office;
  const label = plan.fields.find(({ id }) => id === 'status')?.label ?? draft.copy.fields.status;
  changeEntity(draft, plan.id, (old) =>
    withStatus(
      old,
      { label, options: [available, ...options] },
      (_, at) => (at % 4 === 3 ? inTurn(options, Math.floor(at / 4)) : available) ?? '',
    ),
  );
  return planOf(draft, plan.id) ?? plan;
}

const TO_A = like.giu`\b(?:to|into|for|in|only|from|pick|choose|select)\s+(?:an?\s+|the\s+)?([\p{L}-]+)\s+([\p{L}-]+)`;

/** "Nurses can admit a patient to a free bed": only such a bed can be picked. */
function allow(draft: Draft, sentence: string): void {
  for (const [, quality = '', noun = ''] of sentence.matchAll(TO_A)) {
    const target = thingCalled(draft, noun);
    const found = target === undefined ? null : optionIn(target.plan, quality);
    const dealing = target === undefined ? undefined : dealingWith(draft, target.plan.id, sentence);
    const picker = dealing === undefined ? undefined : pickerOf(dealing.plan, target?.plan.id ?? '');
    if (target === undefined || found === null || dealing === undefined || picker === undefined) continue;
    const state = { field: found.field.id, only: [found.option] };
    addPick(draft, { dealing, picker, target: target.plan, state });
    occupy(draft, { dealing, picker, status: found.field });
    freeSeeds(draft, dealing, picker);
    return;
  }
}

const TAKEN =
  /^(?:occupied|in use|on loan|rented|taken|busy|assigned|lent|reserved|booked|belegt|verliehen|ocupad[oa]|emprestad[oa]|alugad[oa]|prestad[oa]|occupée?|prêtée?)$/i;

/** What was free is taken from now on. */
function occupy(
  draft: Draft,
  { dealing, picker, status }: { dealing: BuiltEntity; picker: FieldPlan; status: FieldPlan },
): void {
  const option = status.options?.find((one) => TAKEN.test(one));
  if (option === undefined) return;
  changeEntity(draft, dealing.plan.id, (plan) => ({
    ...plan,
    effects: [
      ...(plan.effects ?? []),
      { kind: 'sets', picker: picker.id, when: null, field: status.id, option },
    ],
  }));
}

/** What the first rows have picked is taken, so that the others are free to be picked. */
function freeSeeds(draft: Draft, dealing: BuiltEntity, picker: FieldPlan): void {
  const effect = planOf(draft, dealing.plan.id)?.effects?.find(
    (one) => one.kind === 'sets' && one.picker === picker.id,
  );
  if (effect?.kind !== 'sets') return;
  const rows = dealing.plan.seed.slice(0, 3);
  changeEntity(draft, dealing.plan.id, (plan) => ({ ...plan, seed: plan.seed.slice(0, 3) }));
  const taken = new Set(rows.map((row) => row[picker.id]));
  changeEntity(draft, picker.entity ?? '', (plan) => {
    const others = plan.fields
      .find(({ id }) => id === effect.field)
      ?.options?.filter((one) => one !== effect.option);
    return withValues(plan, effect.field, (row, at) =>
      taken.has(row['id'] ?? '') ? effect.option : (others?.[at === plan.seed.length - 1 ? 1 : 0] ?? ''),
    );
  });
}

function addPick(
  draft: Draft,
  pick: {
    readonly dealing: BuiltEntity;
    readonly picker: FieldPlan;
    readonly target: EntityPlan;
    readonly state: {
      readonly field: string;
      readonly only?: readonly string[];
      readonly never?: readonly string[];
      readonly isLasting?: boolean;
    };
  },
): void {
  const { dealing, picker, target, state } = pick;
  const words = draft.copy.office;
  const thing = draft.said.language === 'en' ? inSentence(draft, target.one) : target.one;
  const message =
    state.never === undefined
      ? fillIn(words.only, { state: `${target.one} – ${(state.only ?? []).join(', ')}` })
      : fillIn(words.unfit, { thing, state: state.never.join(', ').toLowerCase() });
  addRule(draft, dealing.plan.id, { kind: 'picks', picker: picker.id, ...state, message });
}
