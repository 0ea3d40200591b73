import { translationIn } from '@loam/app-library';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import { PART_KINDS, type PartKind } from '../lexicon/parts.data.ts';
import type { FieldPlan, PartColumn, Fields } from './app-plan.ts';
import type { Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { changeField, rowInTurn, withValues } from './entity-edits.ts';
import { translate } from './localise.ts';
import { fieldFrom } from '../understand/fields.ts';
import { field } from './shorthand.ts';
import { like } from '../lexicon/pattern.ts';

/** Line items belong inside their invoice: things that are parts of another become rows of it, with their sum. */
export function joinParts(draft: Draft): void {
  for (const part of draft.entities.slice()) {
    const kind = PART_KINDS.find((one) => one.part.test(part.said?.one ?? ''));
    const owner = kind === undefined ? undefined : ownerOf(draft, part, kind);
    if (kind === undefined || owner === undefined) continue;
    const at = draft.entities.indexOf(owner);
    draft.entities[at] = withParts(draft, owner, { part, kind });
    draft.entities.splice(draft.entities.indexOf(part), 1);
  }
  draft.entities.forEach((entity, at) => {
    draft.entities[at] = withOwnParts(draft, entity);
  });
  draft.entities.forEach((entity, at) => {
    draft.entities[at] = withPickers(draft, withNumbers(draft, entity));
  });
}

/** "invoices with line items": rows of it, where nobody says what they hold. */
function withOwnParts(draft: Draft, owner: BuiltEntity): BuiltEntity {
  const { plan, said, entryId } = owner;
  const told = plan.fields.find(
    ({ type, label }) => (type === 'longText' || type === 'choice') && LINES.test(label),
  );
  const kind = PART_KINDS.find(({ owners }) => owners.test(entryId ?? '') || owners.test(said?.one ?? ''));
  if (told === undefined || said === null || kind === undefined || kind.isNamedByFields === true)
    return owner;
  // "line items (description, hours, rate)": what reads like options are the columns.
  const columns = (told.options ?? []).map((option) => fieldFrom(option.toLowerCase().split(' ')));
  const many = told.label.replace(/item$/u, 'items');
  const part = {
    ...owner,
    said: columns.length === 0 ? null : { ...said, one: told.label, many, fields: columns },
    plan: { ...plan, id: told.id, one: told.label, many },
  };
  return withParts(draft, owner, { part, kind });
}

const LINES =
  /^(?:line items?|invoice items?|order lines?|positions?|positionen|posten|lignes|posiciones|líneas|linhas)$/iu;

const ownerOf = (draft: Draft, part: BuiltEntity, kind: PartKind): BuiltEntity | undefined =>
  part.said?.isSection === true || (kind.isNamedByFields === true && !isMeasured(part))
    ? undefined
    : draft.entities.find(
        (entity) =>
          entity !== part &&
          entity.said !== null &&
          (kind.owners.test(entity.entryId ?? '') || kind.owners.test(entity.said.one)),
      );

/** Rows of an offer have a size or a price; jobs with a deadline are things of their own. */
const isMeasured = ({ said }: BuiltEntity): boolean =>
  (said?.fields.length ?? 0) >= 2 &&
  said?.fields.some(
    ({ label, type }) => type === 'money' || /area|quantity|hours|size|metres|meters/i.test(label),
  ) === true;

interface Joined {
  readonly part: BuiltEntity;
  readonly kind: PartKind;
}

function withParts(draft: Draft, owner: BuiltEntity, { part, kind }: Joined): BuiltEntity {
  const { plan } = owner;
  const id = camelCase(part.said?.many ?? part.plan.many);
  const columns = withTax(columnsOf(draft, part, kind), draft);
  const rows = rowsFor(columns, kind, taxIn(draft) ?? '20');
  const isPriced = columns.some((one) => one.kind === 'money');
  const total = isPriced ? totalOf(draft, plan.fields, id) : null;
  const parts = field(id, part.plan.many, { type: 'parts', columns, isListed: false });
  const kept = plan.fields.filter(
    (one) =>
      one.id !== id &&
      one.id !== total?.id &&
      one.id !== part.plan.id &&
      !isCounted(one) &&
      !isSameList(one, part),
  );
  const fields = [...kept, ...(total === null ? [] : [total]), parts];
  const listed = withValues({ ...plan, fields }, id, (_, at) => pick(rows, at));
  const summed = (made: string) => withValues(listed, made, (_, at) => sumOf(columns, pick(rows, at)));
  return { ...owner, plan: total === null ? listed : summed(total.id) };
}

/** The same rows as a mere text. */
const isSameList = (one: FieldPlan, part: BuiltEntity): boolean =>
  one.type === 'longText' &&
  (one.label.toLowerCase() === (part.said?.many ?? '').toLowerCase() || /^(?:line )?items$/i.test(one.label));

/** Found by the app, so that nobody types it: "shows subtotal, VAT and total". */
const isCounted = (one: FieldPlan): boolean =>
  /^(?:sub-?total|net total|gross total|vat|tax|total|grand total|vat amount|tax amount)$/i.test(one.label);

function totalOf(draft: Draft, fields: Fields, id: string): FieldPlan {
  const known = fields.find(
    (one) => one.type === 'money' && /^(?:amount|total|totalCost|sum|value)$/.test(one.id),
  );
  const made = known ?? field('total', translate('Total', draft.said.language), 'money');
  return { ...made, isRequired: false, sumOf: id };
}

/** The fields that the request gives the part, or the usual ones; the first one is a text. */
function columnsOf(draft: Draft, part: BuiltEntity, kind: PartKind): readonly PartColumn[] {
  const asked = part.said?.fields ?? [];
  const local = (label: string): string => translate(label, draft.said.language);
  const usual = kind.columns.map((one) => ({ ...one, label: local(one.label) }));
  if (asked.length < 2) return usual;
  const own = asked.map((one) => ({
    id: camelCase(one.label),
    label: local(one.label),
    kind: SHARES.test(one.label)
      ? ('percent' as const)
      : one.type === 'money' || one.type === 'number'
        ? one.type
        : ('text' as const),
  }));
  const [first] = usual;
  const texts = own.filter((one) => one.kind === 'text');
  return texts.length > 0 || first === undefined
    ? [...texts, ...own.filter((one) => one.kind !== 'text')]
    : [first, ...own];
}

const TAX = like.iu`
  (\d{1,2}(?:[.,]\d)?)\s?%\s*(?:of\s|de\s)?(?:vat|sales tax|tax|gst|mwst|mehrwertsteuer|ust|umsatzsteuer|iva|tva)(?!\p{L})
  |(?<!\p{L})(?:vat|sales tax|tax|gst|mwst\.?|mehrwertsteuer|ust|umsatzsteuer|iva|tva)\s*(?:of|at|von|de|do|à|:|\()?\s*(\d{1,2}(?:[.,]\d)?)\s?%`;

/** "19% VAT": the rate that is told. */
function taxIn({ said }: Draft): string | undefined {
  const match = TAX.exec(said.text);
  return (match?.[1] ?? match?.[2])?.replace(',', '.');
}

/** Where a rate is told, each row has it, and the form shows the sum with and without. */
function withTax(columns: readonly PartColumn[], draft: Draft): readonly PartColumn[] {
  const isPriced = columns.some(({ kind }) => kind === 'money');
  if (!isPriced || taxIn(draft) === undefined || columns.some(({ kind }) => kind === 'percent'))
    return columns;
  const label = translationIn('VAT % | IVA % | IVA % | MwSt. % | TVA %', draft.said.language);
  return [...columns, { id: 'vat', label, kind: 'percent' }];
}

const SHARES = /\b(?:vat|tax|discount|mwst|iva|tva)\b|%/i;

function rowsFor(columns: readonly PartColumn[], kind: PartKind, tax: string): readonly string[] {
  return kind.texts.map((text, at) => {
    const given = text.split('|');
    let texts = 0;
    let numbers = 0;
    return columns
      .map((one, place) => {
        if (given.length === columns.length) return given[place] ?? '';
        if (one.kind === 'text') return given[texts++] ?? '';
        if (one.kind === 'percent') return tax;
        if (one.kind === 'money') return String(kind.prices[at] ?? 20);
        return String(kind.numbers[kind.prices.length > 0 ? at : numbers++] ?? 2);
      })
      .join(' | ');
  });
}

const pick = (rows: readonly string[], at: number): readonly string[] =>
  [0, 1, 2].slice(0, 2 + (at % 2)).map((shift) => rows[(at + shift * 2) % rows.length] ?? '');

function sumOf(columns: readonly PartColumn[], rows: readonly string[]): number {
  const amounts = rows.map((line) => {
    const cells = line.split('|');
    return columns.reduce((amount, one, at) => {
      const value = Number.parseFloat(cells[at] ?? '') || 0;
      return one.kind === 'text'
        ? amount
        : one.kind === 'percent'
          ? amount * (1 + value / 100)
          : amount * value;
    }, 1);
  });
  return Math.round(amounts.reduce((sum, amount) => sum + amount, 0) * 100) / 100;
}

const NUMBERING = like.iu`
  \bnumbers? (?:the |my |all )?\w+ (?:automatically|consecutively)|\b(?:automatic(?:ally)?|auto|consecutive(?:ly)?|sequential(?:ly)?|running)[- ](?:\w+ )?(?:number|numbers|numbering
  |numbered)\b|\bfortlaufende|\bautomatisch (?:nummer|fortlaufend)|\bnumera(?:ción|ção|das?) automátic|\bnumérot\p{L}+ automatique`;

/** "numbers invoices automatically". */
function withNumbers(draft: Draft, entity: BuiltEntity): BuiltEntity {
  const { plan } = entity;
  const number = plan.fields.find(
    (one) => one.type === 'text' && /^(?:number|\w*Number|reference)$/.test(one.id),
  );
  if (number === undefined || entity.said === null || !NUMBERING.test(draft.said.text)) return entity;
  const first = String(plan.seed[0]?.[number.id] ?? '');
  const prefix = /^[A-Za-z]{1,6}-?/.exec(first)?.[0] ?? `${plan.id.slice(0, 3).toUpperCase()}-`;
  const numbered = { isRequired: false, numbered: prefix };
  return { ...entity, plan: changeField(plan, number.id, (one) => ({ ...one, ...numbered })) };
}

/** A document is for one of the customers that are kept. */
function withPickers(draft: Draft, entity: BuiltEntity): BuiltEntity {
  const { plan } = entity;
  const customer = draft.entities.find(({ entryId, said }) => entryId === 'customer' && said !== null);
  const old = plan.fields.find((one) => one.id === 'customer' && one.type === 'text');
  const hasParts = plan.fields.some((one) => one.type === 'parts');
  if (customer === undefined || old === undefined || !hasParts || plan.titleField === old.id) return entity;
  const picker = { type: 'relation', entity: customer.plan.id, isRequired: true } as const;
  const picked = changeField(plan, old.id, (one) => ({ ...one, ...picker }));
  return { ...entity, plan: withValues(picked, old.id, (_, at) => rowInTurn(customer.plan, at)) };
}
