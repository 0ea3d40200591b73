import { AND, like } from '../../lexicon/pattern.ts';
import type { EntityPlan, FieldPlan } from '../app-plan.ts';
import { fillIn } from '../copy.ts';
import { addRule, changeEntity, inSentence, type Draft } from '../draft.ts';
import { changeField, withValues } from '../entity-edits.ts';
import { stemOf } from './named.ts';

const HELD = like.iu`
  (?<!\p{L})(?:must|has to|have to|should|can|cannot|can['’]t|may|mustn['’]t|allowed|never|always|muss|müssen|darf|dürfen|soll|sollen|kann|können
  |debe\p{L}*|puede\p{L}*|tiene\p{L}* que|deve\p{L}*|pode\p{L}*|tem que|doi\p{L}+|peu(?:t|vent)|n['’]est pas|jamais|nunca|toujours|siempre|sempre|immer|precisa\p{L}*|t[eê]m de)(?!\p{L})`;
const NOT = like.iu`
  (?<!\p{L})(?:not|cannot|never|nicht|nie|niemals|no|nunca|não|ne|pas|jamais)(?!\p{L})|n['’]t(?!\p{L})`;

/** How the first stands to the second, by the words between them; the later or larger of the two by the sign. */
const SIGNS: readonly (readonly [RegExp, 1 | -1])[] = [
  [
    like.iu`
  (?<!\p{L})(?:after|later than|more than|above|over|(?:greater|higher|larger|bigger|heavier|longer) than|exceeds?|nach|später als|mehr als|(?:größer|höher|schwerer|länger) als|über(?:steigen|schreiten)?
  |después de|posterior(?:es)? a|más (?:de|que)|mayor(?:es)? (?:que|a)|superior(?:es)? a|superar|exceder|depois d[eoa]|mais (?:do )?que|maior(?:es)? (?:do )?que|ultrapassar|après|postérieur\p{L}* (?:à|au)
  |plus (?:\p{L}+ )?(?:de|que)|supérieur\p{L}* (?:à|au)|dépasser)(?!\p{L})`,
    1,
  ],
  [
    like.iu`
  (?<!\p{L})(?:before|earlier than|prior to|less than|below|under|(?:lower|smaller|lighter|shorter) than|vor|früher als|weniger als|(?:kleiner|niedriger|leichter|kürzer) als|unter|antes d[eoa]l?|antes que
  |anterior(?:es)? a|menos (?:de|que)|menor(?:es)? (?:que|a)|inferior(?:es)? a|menos do que|menor(?:es)? do que|avant|antérieur\p{L}* (?:à|au)|moins (?:\p{L}+ )?(?:de|que)|inférieur\p{L}* (?:à|au))(?!\p{L})`,
    -1,
  ],
];

/** "The roasted weight can't be more than the green weight", "Received can't be before taken". */
export function addCompared(draft: Draft, sentence: string): void {
  const { copy } = draft;
  asMoments(draft, sentence);
  const pair = comparedIn(draft, sentence);
  if (pair === undefined) return;
  const { plan, larger, smaller, isSameFine, isNumber, isTurned } = pair;
  const [first, second] = isTurned ? [smaller, larger] : [larger, smaller];
  const words = { first: first.label, second: inSentence(draft, second.label) };
  const text = isNumber
    ? copy.office[isTurned ? 'notMore' : isSameFine ? 'notLess' : 'more']
    : isTurned
      ? copy.office.notAfter
      : isSameFine
        ? copy.office.order
        : copy.after;
  addRule(draft, plan.id, {
    kind: 'after',
    field: larger.id,
    than: smaller.id,
    ...(isSameFine ? { isSameFine } : {}),
    message: fillIn(text, words),
  });
  changeEntity(draft, plan.id, (old) => ({
    ...old,
    seed: old.seed.map((row) => {
      const [most = '', least = ''] = [row[larger.id], row[smaller.id]];
      return placeOf(most) >= placeOf(least) ? row : { ...row, [larger.id]: least, [smaller.id]: most };
    }),
  }));
}

/** "The departure comes after the arrival": what is held against a day is one, though it was read as a text. */
function asMoments(draft: Draft, sentence: string): void {
  const found = MOMENTS.exec(sentence);
  if (found === null || !HELD.test(sentence)) return;
  const sides = [sentence.slice(0, found.index), sentence.slice(found.index + found[0].length)];
  for (const { plan } of draft.entities) {
    const fields = plan.fields.filter(
      (one) => familyOf(one) === 'day' || (one.type === 'text' && one.id !== plan.titleField),
    );
    const named = sides.map((side) =>
      bestNamed(fields, side.split(/[,;:]/u).at(side === sides[0] ? -1 : 0) ?? ''),
    );
    const day = named.find((one) => one?.type === 'date');
    const written = named.find((one) => one?.type === 'text');
    if (day === undefined || written === undefined) continue;
    changeEntity(draft, plan.id, (old) =>
      withValues(
        changeField(old, written.id, (one) => ({ ...one, type: 'date' })),
        written.id,
        (row, at) => dayAt(placeOf(row[day.id] ?? '') + 1 + (at % 3)),
      ),
    );
    return;
  }
}

const MOMENTS = like.iu`(?<!\p{L})(?:after|later than|before|earlier than|nach|später als|vor|früher als|después de|posterior a|antes d[eoa]l?|depois d[eoa]|après|avant)(?!\p{L})`;
const dayAt = (days: number): string => `D${days < 0 ? '' : '+'}${days}`;

interface Pair {
  readonly plan: EntityPlan;
  readonly larger: FieldPlan;
  readonly smaller: FieldPlan;
  readonly isSameFine: boolean;
  readonly isNumber: boolean;
  /** The smaller one is spoken of first. */
  readonly isTurned: boolean;
}

function comparedIn({ entities }: Draft, sentence: string): Pair | undefined {
  if (!HELD.test(sentence)) return undefined;
  for (const [words, sign] of SIGNS) {
    const found = words.exec(sentence);
    if (found === null) continue;
    const before = sentence.slice(0, found.index).split(/[,;:]/u).at(-1) ?? '';
    const behind = sentence.slice(found.index + found[0].length).split(/[,;]/u)[0] ?? '';
    const isNot = NOT.test(before);
    const isTurned = (sign === 1) === isNot;
    for (const { plan } of entities) {
      const [one, other] = pairIn(plan, before, behind) ?? [];
      if (one === undefined || other === undefined) continue;
      const [larger, smaller] = isTurned ? [other, one] : [one, other];
      if (plan.rules.some((rule) => rule.kind === 'after' && rule.field === larger.id)) return undefined;
      return { plan, larger, smaller, isSameFine: isNot, isNumber: familyOf(one) === 'number', isTurned };
    }
  }
  return undefined;
}

/** The fields of one list that stand on both sides, of the same nature. */
function pairIn(plan: EntityPlan, before: string, behind: string): readonly FieldPlan[] | undefined {
  for (const family of ['day', 'time', 'number'] as const) {
    const fields = plan.fields.filter((one) => familyOf(one) === family && one.computed === undefined);
    const one = bestNamed(fields, before);
    const other = bestNamed(
      fields.filter((field) => field !== one),
      behind,
    );
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return undefined;
}

const familyOf = ({ type }: FieldPlan): 'day' | 'time' | 'number' | null =>
  type === 'date' || type === 'dateTime'
    ? 'day'
    : type === 'time'
      ? 'time'
      : type === 'number' || type === 'money'
        ? 'number'
        : null;

/** The field that most words of a text name. */
function bestNamed(fields: readonly FieldPlan[], text: string): FieldPlan | undefined {
  const told = wordsIn(text);
  const score = (field: FieldPlan): number => {
    const own = wordsIn(field.label).filter((word, _, all) => all.length === 1 || !SMALL.test(word));
    const named = own.filter((word) => told.some((other) => isAlike(word, other))).length;
    const isEdge = EDGES.some((edge) => edge.test(field.label) && edge.test(text));
    return named * 2 + (isEdge && familyOf(field) !== 'number' ? 1 : 0);
  };
  const best = fields.toSorted((a, b) => score(b) - score(a))[0];
  return best === undefined || score(best) === 0 ? undefined : best;
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(like.gu`[\p{L}\p{N}]+`) ?? [];
const isAlike = (one: string, other: string): boolean =>
  one === other || (one.length > 3 && other.startsWith(stemOf(one)));
const SMALL = /^(?:on|at|am|um|in|le|la|el|de|of|do|da|the|date|day|datum|fecha|data|jour|tag|time)$/u;

/** Words for where something begins and where it ends: "the due date", "fällig am". */
const EDGES: readonly RegExp[] = [
  like.iu`
  (?<!\p{L})(?:start\p{L}*|begin\p{L}*|from|issue\p{L}*|anfang\p{L}*|von|ausgestellt|ausstell\p{L}*|rechnungsdatum|inicio|desde|emisión|emitid\p{L}*|emissão|début|émis\p{L}*|emprunt\p{L}*
  |lent|borrowed|ausleih\p{L}*|ausgeliehen|préstamo|prestad\p{L}*|empréstimo|emprestad\p{L}*)(?!\p{L})`,
  like.iu`
  (?<!\p{L})(?:end|ends|until|to|due|ende|bis|fällig\p{L}*|fin|hasta|venc\p{L}*|fim|até|échéance|rendre|retour|return\p{L}*|rückgabe\p{L}*|zurück\p{L}*|devol\p{L}*)(?!\p{L})`,
];

/** Where a value stands: "D-3" is three days ago. */
const placeOf = (value: unknown): number =>
  Number(String(value).replace(/^D(?=[+-])/u, '')) || (typeof value === 'number' ? value : 0);

const SAME = like.iu`
  (?<!\p{L})(?:the same|equal|identical|gleich|identisch|iguales|igual|l[oa]s? mism[oa]s?|iguais|[oa]s? mesm[oa]s?|identiques?|l[ae]s? mêmes?)(?=\s*(?:[.,;!)]|$)|\s(?:as|wie|als|sein|que|a[ol]?|à)(?!\p{L}))`;
const APART = like.iu`(?<!\p{L})(?:differ\p{L}*|different|unterschiedlich|verschieden|diferentes?|distint[oa]s?|différente?s?)(?!\p{L})`;
const BETWEEN = like.iu`\s(?:${AND}|as|wie|als|que|from|von|de|a|à|do que)\s(?:the |der |dem |das |den |el |la |al |o |a |le |l['’])?`;

/** "From and to must not be the same", "Start und Ziel müssen verschieden sein". */
export function addDiffering(draft: Draft, sentence: string): void {
  if (!HELD.test(sentence) || !(APART.test(sentence) || (SAME.test(sentence) && NOT.test(sentence)))) return;
  const parts = sentence.split(BETWEEN);
  for (const { plan } of draft.entities) {
    const fields = plan.fields.filter(({ type }) => /^(?:text|choice|relation|date|time)$/u.test(type));
    const named = parts.map((part) => bestNamed(fields, part)).filter((field) => field !== undefined);
    const [one, other] = [...new Set(named)];
    if (one === undefined || other === undefined || one.type !== other.type) continue;
    const words = { first: one.label, second: inSentence(draft, other.label) };
    const message = fillIn(draft.copy.office.same, words);
    addRule(draft, plan.id, { kind: 'differs', fields: [one.id, other.id], message });
    return;
  }
}
