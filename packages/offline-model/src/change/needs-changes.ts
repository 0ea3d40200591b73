import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { field } from '../plan/shorthand.ts';
import { type Changer, withEntity } from './changer.ts';
import { addField } from './field-changes.ts';
import { readFields } from './field-reading.ts';
import { findEntities, findFields } from './named.ts';
import { bare, entityMeant } from './phrases.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

const ABOVE =
  /(?<!\p{L})(?:over|above|more than|higher than|greater than|exceeding|über|mehr als|plus de|au-dessus de|más de|por encima de|mais de|acima de)\s+(?:[€$£]\s*)?(\d+(?:[.,]\d+)?)/iu;
const NEEDS =
  /(?<!\p{L})(?:needs?|requires?|must have|has to have|only with|must come with|braucht|brauchen|erfordert|nur mit|nécessite\p{L}*|exige\p{L}*|seulement avec|necesita\p{L}*|requiere\p{L}*|solo con|precisa\p{L}*(?: de)?|exige\p{L}*|só com)\s+(.+)$/iu;
const PAPER =
  /receipt|invoice|document|attachment|proof|scan|file|beleg|rechnung|dokument|nachweis|reçu|facture|justificatif|recibo|factura|comprobante|documento|comprovante|nota fiscal/i;

/** "an expense over 1000 needs a receipt": what must be filled in from an amount on. */
export const changeNeeds: Changer = (plan, wish, context) => {
  const text = unquoted(wish.said, wish.quotes);
  const limit = ABOVE.exec(text)?.[1];
  const needed = NEEDS.exec(text)?.[1];
  const entity = findEntities(text, plan)[0]?.item ?? entityMeant(plan, wish, context)?.item;
  if (limit === undefined || needed === undefined || !entity) return null;
  const amount = amountOf(entity, text);
  const made = amount ? withNeeded(plan, entity, needed) : null;
  if (!amount || !made) return null;
  const above = Number(limit.replace(',', '.'));
  const message = tell(plan.language, 'neededAbove', {
    field: made.field.label,
    amount: amount.label,
    limit: above,
  });
  const current = made.plan.entities.find(({ id }) => id === entity.id) ?? entity;
  const rules = [
    ...current.rules,
    { kind: 'needs', field: made.field.id, when: { field: amount.id, is: { above } }, message } as const,
  ];
  return withEntity(made.plan, { ...current, rules });
};

function amountOf(entity: EntityPlan, text: string): FieldPlan | undefined {
  const isNumber = ({ type }: FieldPlan): boolean => type === 'money' || type === 'number';
  const named = findFields(text, entity)
    .map(({ item }) => item)
    .find(isNumber);
  return named ?? entity.fields.find(({ type }) => type === 'money') ?? entity.fields.find(isNumber);
}

/** The field that is needed; a new one where there is none. */
function withNeeded(
  plan: AppPlan,
  entity: EntityPlan,
  words: string,
): { readonly plan: AppPlan; readonly field: FieldPlan } | null {
  const [known] = findFields(words, entity);
  if (known) return { plan, field: known.item };
  const [read] = readFields(bare(words), []);
  if (!read) return null;
  const made: FieldPlan = PAPER.test(read.label) ? field(read.id, read.label, 'file') : read;
  return { plan: addField(plan, entity, { ...made, isRequired: false }), field: made };
}

const AGE =
  /(?<!\p{L})(?:at least|minimum|mindestens|au moins|al menos|pelo menos|over|above|older than|über)\s+(\d{1,2})\s*(?:years?(?: old| of age)?|jahre(?: alt)?|ans|años|anos)(?!\p{L})/iu;

/** "members must be at least 16 years old". */
export const changeAge: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  const years = AGE.exec(text)?.[1];
  const entity = findEntities(text, plan)[0]?.item;
  if (years === undefined || !entity) return null;
  const min = Number(years);
  const label = tell(plan.language, 'age');
  const known = entity.fields.find(
    ({ id, type }) => type === 'number' && /^(?:age|alter|edad|idade)$/i.test(id),
  );
  const made = { ...(known ?? field('age', label, 'number', { isRequired: true })), min };
  const grown = known
    ? withEntity(plan, { ...entity, fields: entity.fields.map((one) => (one === known ? made : one)) })
    : addField(plan, entity, made);
  return grown;
};
