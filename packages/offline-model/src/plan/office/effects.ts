import type { EffectPlan, EntityPlan, FieldPlan, StatePlan } from '../app-plan.ts';
import { changeEntity, entityOf, planOf, type Draft } from '../draft.ts';
import { changeField, inTurn, placeField, withValues } from '../entity-edits.ts';
import type { BuiltEntity } from '../entities.ts';
import { field } from '../shorthand.ts';
import { pickerOf, speaksOf, stemOf, thingCalled } from './named.ts';
import { like } from '../../lexicon/pattern.ts';

const STOCK =
  /^(?:stock|quantity|in stock|current stock|copies|available(?: copies)?|units|on hand|bestand|menge|estoque|quantidade|existencias|cantidad|stock actuel|quantité)$/i;
const IN =
  /^(?:in|received|entry|purchase|delivery|eingang|entrada|entrée|correction|korrektur|corrección|correção)$/i;
const OUT = /^(?:out|issued|exit|sale|dispatch|ausgang|abgang|salida|saída|sortie)$/i;

/** Where goods come and go, how many are left follows from it. */
export function addStock(draft: Draft): void {
  for (const entity of draft.entities) {
    const kind = entity.plan.fields.find(
      ({ type, options }) =>
        type === 'choice' && options?.some((one) => IN.test(one)) && options.some((one) => OUT.test(one)),
    );
    const goods = entity.plan.fields.find(
      ({ type, entity: target }) => type === 'relation' && isStocked(draft, target),
    );
    const amount = entity.plan.fields.find(
      ({ type, label }) => type === 'number' && /quant|amount|menge|cantidad|units/i.test(label),
    );
    if (kind === undefined || goods === undefined || amount === undefined) continue;
    const { options = [] } = kind;
    const isCounted = countStock(draft, entity, {
      goods,
      by: amount.id,
      plus: { field: kind.id, is: options.filter((one) => IN.test(one)) },
      minus: { field: kind.id, is: options.filter((one) => OUT.test(one)) },
    });
    if (!isCounted) continue;
    changeEntity(draft, entity.plan.id, (plan) =>
      changeField(plan, kind.id, (one) => ({ ...one, isRequired: true })),
    );
  }
}

type Counts = Extract<EffectPlan, { kind: 'counts' }>;
type Counted = Pick<Counts, 'by' | 'plus' | 'minus'> & { readonly goods: FieldPlan };

/** How many are left of the goods follows from such records; false where nothing says how many. */
function countStock(draft: Draft, entity: BuiltEntity, { goods, ...counted }: Counted): boolean {
  const stock = stockOf(draft, goods.entity ?? '');
  if (stock === null) return false;
  const { none: message } = draft.copy.office;
  addEffect(draft, entity, { kind: 'counts', picker: goods.id, field: stock.id, ...counted, message });
  return true;
}

const isStocked = (draft: Draft, id: string | undefined): boolean =>
  (entityOf(draft, id)?.nature ?? 'person') !== 'person';

/** The number of what is left; one is added where there is none. */
function stockOf(draft: Draft, id: string): FieldPlan | null {
  const plan = planOf(draft, id);
  if (plan === undefined) return null;
  const known = plan.fields.find(({ type, label }) => type === 'number' && STOCK.test(label));
  // What is left is the first thing that one wants to see.
  if (known !== undefined) {
    changeEntity(draft, id, (old) => placeField(old, known, 1));
    return known;
  }
  const made = field('stock', draft.copy.office.stock, { type: 'number', min: 0, isRequired: true });
  changeEntity(draft, id, (old) =>
    withValues(placeField(old, made, 1), 'stock', (_, at) => inTurn(STOCKS, at) ?? 20),
  );
  return made;
}

const STOCKS = [120, 45, 8, 260, 30, 75, 12, 190];

const RECEIVED =
  /\b(?:when|once|as soon as|after)\b[^.,]*\b(received|delivered|arrives?|completed|approved)\b[^.]*\b(?:stock|inventory|quantity)\b[^.]*\b(?:increas|rais|updat|add|goes up)/i;

/** "When an order is received the stock is increased automatically." */
export function addReceipts(draft: Draft, sentence: string): void {
  const done = RECEIVED.exec(sentence)?.[1];
  if (done === undefined) return;
  for (const entity of draft.entities) {
    const { plan } = entity;
    const state = plan.fields.find(
      ({ type, options }) => type === 'choice' && options?.some((one) => speaksOf(done, one)),
    );
    const amount = plan.fields.find(
      ({ type, label }) => type === 'number' && /quant|amount|units/i.test(label),
    );
    const goods = plan.fields.find(
      ({ type, entity: target }) => type === 'relation' && STOCKED.test(target ?? ''),
    );
    const option = state?.options?.find((one) => speaksOf(done, one));
    if (state === undefined || option === undefined || goods === undefined) continue;
    const plus = { field: state.id, is: [option] };
    if (countStock(draft, entity, { goods, by: amount?.id ?? null, plus, minus: null })) return;
  }
}

const STOCKED = /product|item|part|material|article|goods|medicine|ingredient/i;

const COPIES =
  /\b(?:no|none|not enough|0)\b[^.]*\b(?:cop(?:y|ies)|stock|items?|units?|pieces?)\b[^.]*\b(?:available|left|free)|\b(?:lend|loan|borrow)[^.]*\b(?:reduces?|lowers?|decreases?)\b/i;

/** "nobody may borrow when no copy is available": each loan takes one, until it is back. */
export function addCopies(draft: Draft, sentence: string): void {
  if (!COPIES.test(sentence)) return;
  for (const entity of draft.entities) {
    const back = entity.plan.fields.find(
      ({ label, type }) =>
        /^(?:returned|returned on|back)$/i.test(label) && (type === 'flag' || type === 'date'),
    );
    const goods = entity.plan.fields.find(
      ({ type, entity: target }) =>
        type === 'relation' &&
        planOf(draft, target)?.fields.some((one) => one.type === 'number' && STOCK.test(one.label)) === true,
    );
    if (goods === undefined) continue;
    const plus = back === undefined ? null : ({ field: back.id, is: 'filled' } as const);
    if (countStock(draft, entity, { goods, by: null, plus, minus: 'always' })) return;
  }
}

const AFTER = like.iu`
  \b(?:after|when|once|upon)\s+(?:an?\s+|the\s+|being\s+)?([\p{L}-]+)[^.,;]*?,?\s+(?:the|its|that)\s+([\p{L}-]+)\s+(?:goes|is set|changes|becomes|turns|switches|is marked|is
  |gets)\s+(?:automatically\s+)?(?:back\s+)?(?:to|as|into)?\s*["“«„]?([\p{L} -]{3,24}?)["”»“]?(?=[.,;]|$)`;

/** "after discharge the bed goes to cleaning". */
export function addSettings(draft: Draft, sentence: string): void {
  const [, done = '', noun = '', option = ''] = AFTER.exec(sentence) ?? [];
  const target = thingCalled(draft, noun)?.plan;
  const state = target?.fields
    .filter(({ type }) => type === 'choice')
    .map((one) => ({ one, option: one.options?.find((name) => speaksOf(option, name)) }))
    .find((found) => found.option !== undefined);
  if (target === undefined || state?.option === undefined) return;
  for (const entity of draft.entities) {
    const picker = pickerOf(entity.plan, target.id);
    const when = stateFor(entity.plan, done);
    if (picker === undefined || when === null) continue;
    addEffect(draft, entity, {
      kind: 'sets',
      picker: picker.id,
      when,
      field: state.one.id,
      option: state.option,
    });
    return;
  }
}

/** "discharge": the option that says so, or the day on which it was. */
function stateFor(plan: EntityPlan, done: string): StatePlan | null {
  for (const one of plan.fields) {
    const option = one.options?.find((name) => name.toLowerCase().startsWith(stemOf(done)));
    if (one.type === 'choice' && option !== undefined) return { field: one.id, is: [option] };
  }
  const day = plan.fields.find(
    ({ type, label }) => (type === 'date' || type === 'flag') && label.toLowerCase().startsWith(stemOf(done)),
  );
  return day === undefined ? null : { field: day.id, is: 'filled' };
}

function addEffect(draft: Draft, { plan }: BuiltEntity, effect: EffectPlan): void {
  changeEntity(draft, plan.id, (old) => ({ ...old, effects: [...(old.effects ?? []), effect] }));
}
