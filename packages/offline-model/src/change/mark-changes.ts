import type { AppPlan, EntityPlan, FieldPlan, MarkPlan } from '../plan/app-plan.ts';
import { DUE, OVERDUE } from '../plan/asked/asked-words.data.ts';
import { escaped } from '../understand/tokens.ts';
import { type Changer, withEntity } from './changer.ts';
import { fieldMeant } from './field-changes.ts';
import { findEntities, findFields, fold } from './named.ts';
import { entityMeant } from './phrases.ts';
import { coloursIn } from './theme-changes.ts';
import { unquoted } from './wish.ts';

const MARKING =
  /(?<!\p{L})(?:mark(?:ed)?|highlight(?:ed)?|flag(?:ged)?|emphasi[sz]e|stand out|colou?r(?:ed)?|tint|paint|markier\p{L}*|hervorheb\p{L}*|hervor|kennzeichn\p{L}*|surlign\p{L}*|mets? en évidence|colore|resalta\p{L}*|destaca\p{L}*|destaque|marca\p{L}*|marque)(?!\p{L})/iu;
const BELOW =
  /(?<!\p{L})(?:below|under|less than|fewer than|lower than|unter|weniger als|moins de|en dessous de|menos de|por debajo de|abaixo de)\s+(\d+(?:[.,]\d+)?)/iu;
const ABOVE =
  /(?<!\p{L})(?:above|over|more than|greater than|higher than|über|mehr als|plus de|au-dessus de|más de|por encima de|mais de|acima de)\s+(\d+(?:[.,]\d+)?)/iu;
const LOW =
  /(?<!\p{L})(?:low|running out|almost empty|niedrig\p{L}*|knapp\p{L}*|bas|faible|baj[oa]s?|baix[oa]s?)(?!\p{L})/iu;
const NOT_RECORDS =
  /^(?:add|remove)\b|\b(?:header|buttons?|background|menu|nav|footer|links?|theme|field)\b/iu;

const RED = '#dc2626';
const AMBER = '#d97706';
const LOW_STOCK = 5;

/** "mark overdue tasks in red", "highlight high priority tickets", "products below 5 in orange". */
export const markRecords: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  if (NOT_RECORDS.test(text)) return null;
  const colour = coloursIn(text, wish.language).at(-1)?.hex;
  if (colour === undefined && !MARKING.test(text)) return null;
  const meant = entityMeant(plan, wish, context)?.item;
  const candidates = [...(meant ? [meant] : []), ...plan.entities.filter((entity) => entity !== meant)];
  const isNamed = findEntities(text, plan).length > 0;
  for (const entity of isNamed ? candidates.slice(0, 1) : candidates) {
    const found = conditionIn(text, entity);
    if (!found) continue;
    const mark: MarkPlan = { ...found, colour: colour ?? (found.test === 'overdue' ? RED : AMBER) };
    return withMark(plan, entity, mark);
  }
  return null;
};

const OWN_COLOURS =
  /\b(?:different|distinct|own|separate|various) colou?rs?\b|\bcolou?r[- ]cod|\ba colou?r (?:each|for each|per)\b|\b(?:verschiedene|unterschiedliche|eigene) farben?\b|\bcouleurs? (?:différentes?|propres?|distinctes?)\b|\bcolores (?:distintos|diferentes|propios)\b|\bcores (?:diferentes|distintas|próprias)\b/iu;
const PALETTE = ['#2563eb', '#059669', '#d97706', '#7c3aed', '#dc2626', '#0891b2', '#db2777', '#65a30d'];

/** "the categories should have different colors": each option its own. */
export const colourOptions: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  if (!OWN_COLOURS.test(text)) return null;
  const meant = fieldMeant(plan, wish, context);
  const recent = plan.entities.find(({ id }) => id === context.recent?.entity);
  const named = meant?.field.item.options ? { entity: meant.entity, field: meant.field.item } : null;
  const last = recent?.fields.find(({ id, options }) => id === context.recent?.field && options);
  const chosen = named ?? (recent && last ? { entity: recent, field: last } : null);
  if (!chosen) return null;
  const { entity, field } = chosen;
  const marks = (field.options ?? []).slice(0, PALETTE.length).map((option, index): MarkPlan => ({
    field: field.id,
    test: 'is',
    value: option,
    colour: PALETTE[index] ?? AMBER,
  }));
  const others = (entity.marks ?? []).filter((mark) => mark.field !== field.id);
  return withEntity(plan, { ...entity, marks: [...others, ...marks] });
};

function withMark(plan: AppPlan, entity: EntityPlan, mark: MarkPlan): AppPlan {
  const others = (entity.marks ?? []).filter(
    ({ field, test, value }) => field !== mark.field || test !== mark.test || value !== mark.value,
  );
  return withEntity(plan, { ...entity, marks: [mark, ...others] });
}

function conditionIn(text: string, entity: EntityPlan): Omit<MarkPlan, 'colour'> | null {
  if (OVERDUE.test(text)) {
    const dates = entity.fields.filter(({ type }) => type === 'date' || type === 'dateTime');
    const date = dates.find(({ id, label }) => DUE.test(id) || DUE.test(label)) ?? dates[0];
    return date ? { field: date.id, test: 'overdue' } : null;
  }
  return optionIn(text, entity) ?? numberIn(text, entity);
}

/** The option with the longest name that the text holds. */
function optionIn(text: string, entity: EntityPlan): Omit<MarkPlan, 'colour'> | null {
  const folded = fold(text);
  const says = (name: string): boolean =>
    name.length > 1 &&
    new RegExp(`(?<![\\p{L}\\p{N}])${escaped(fold(name))}(?![\\p{L}\\p{N}])`, 'u').test(folded);
  const options = entity.fields
    .flatMap((field) =>
      (field.options ?? []).map((option) => ({ field: field.id, test: 'is' as const, value: option })),
    )
    .filter(({ value }) => says(value))
    .toSorted((left, right) => right.value.length - left.value.length);
  const flag = entity.fields.find(({ type, label }) => type === 'flag' && says(label));
  return options[0] ?? (flag ? { field: flag.id, test: 'is', value: true } : null);
}

function numberIn(text: string, entity: EntityPlan): Omit<MarkPlan, 'colour'> | null {
  const below = BELOW.exec(text)?.[1];
  const above = BELOW.test(text) ? undefined : ABOVE.exec(text)?.[1];
  const limit = below ?? above;
  const isCounted = ({ type }: FieldPlan): boolean => ['number', 'money', 'rating'].includes(type);
  const named = findFields(text, entity)
    .map(({ item }) => item)
    .find(isCounted);
  const field = named ?? (limit === undefined ? undefined : entity.fields.find(isCounted));
  if (!field) return null;
  if (limit === undefined)
    return LOW.test(text) ? { field: field.id, test: 'below', value: LOW_STOCK } : null;
  return {
    field: field.id,
    test: below === undefined ? 'above' : 'below',
    value: Number(limit.replace(',', '.')),
  };
}
