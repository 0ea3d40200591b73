import { OVERDUE } from './asked/asked-words.data.ts';
import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { translationIn } from '@loam/app-library';
import type { FieldPlan, Language, MarkPlan, RulePlan } from './app-plan.ts';
import { fieldFrom } from '../understand/fields.ts';
import type { Understanding, UnderstoodEntity, UnderstoodField } from '../understand/understanding.ts';
import { collectionFor } from './collections.ts';
import { addPage, changeEntity, type Draft } from './draft.ts';
import { changeField, inTurn, withValues } from './entity-edits.ts';
import { openingOf } from './one-tool.ts';
import { like } from '../lexicon/pattern.ts';

/** A board is about its cards: whatever has fields in the request is what stands on them. */
export function asBoard(said: Understanding): Understanding {
  const task = entityEntry('task');
  if (said.engines[0]?.engine !== 'kanban' || !BOARD.test(openingOf(said.text)) || task === null) return said;
  const known = said.entities.find(({ entry }) => entry !== null && OWN_CARDS.has(entry.id));
  const richest = said.entities.toSorted((a, b) => b.fields.length - a.fields.length)[0];
  const found = known ?? richest;
  const fields = cardFields(said, known);
  if (found === undefined || (known === undefined && fields.length < 2)) return { ...said, entities: [] };
  const { one, many } = known ?? cardNames(said.language);
  const card: UnderstoodEntity = {
    ...found,
    id: known?.id ?? 'task',
    entry: known?.entry ?? task,
    nature: 'task',
    // Who keeps the board writes them down; nobody applies on it.
    isCounted: true,
    one,
    many,
    fields,
    filters: said.entities.flatMap(({ filters }) => filters),
  };
  return {
    ...said,
    entities: [card],
    sections: said.sections.filter(({ entity }) => entity === null),
    demands: said.demands.filter(({ action }) => action === 'signIn' || action === 'create'),
    domain: 'general',
  };
}

/** "cards with title, room and cost": read as they stand; what was understood about a field goes before it. */
function cardFields(said: Understanding, known: UnderstoodEntity | undefined): readonly UnderstoodField[] {
  const all = said.entities.flatMap(({ fields }) => fields);
  const list =
    /\b(?:cards?|tasks?|tickets?|issues?)\b(?: that| which)? (?:with|have|has|contain|contains|show) ((?:[^.;()]|\([^()]*\)){4,200})/i.exec(
      said.text,
    )?.[1];
  const labels = (list ?? '')
    .replace(/\([^()]*\)/g, '')
    .split(/,|\sand\s/i)
    .map((part) =>
      part
        .replace(/^\s*(?:and|an?|the)\s+/i, '')
        .trim()
        .toLowerCase(),
    )
    .filter((part) => part !== '' && part.split(' ').length <= 3);
  if (labels.length < 2) return known?.fields ?? [];
  const own = labels.map(
    (label) => all.find((one) => one.label.toLowerCase() === label) ?? fieldFrom(label.split(' ')),
  );
  const hasTitle = own.some(({ label }) => /^(?:title|name|subject|task)$/i.test(label));
  return hasTitle ? own : [fieldFrom(['title']), ...own];
}

const BOARD = /kanban|trello|scrum board|sprint board|task board|drag and drop board/;
const OWN_CARDS: ReadonlySet<string> = new Set([
  'task',
  'ticket',
  'deal',
  'issue',
  'project',
  'application',
  'candidate',
]);

const cardNames = (language: Language) => ({
  one: translationIn('Card | Cartão | Tarjeta | Karte | Carte', language),
  many: translationIn('Cards | Cartões | Tarjetas | Karten | Cartes', language),
});

/** The board itself, with the columns that were named; false where there are no cards to stand on it. */
export function addBoardPage(draft: Draft, columns: readonly string[], title: string): boolean {
  const target = draft.entities.find(({ nature, entryId }) => nature === 'task' || entryId === 'deal');
  if (target === undefined || !BOARD.test(openingOf(draft.said.text))) return false;
  const { id } = target.plan;
  changeEntity(draft, id, (plan) => {
    const state = plan.fields.find((one) => /^(?:stage|status)$/.test(one.id));
    const options = columns.length > 1 ? columns : (state?.options ?? []);
    if (state === undefined || options.length === 0) return plan;
    const due = plan.fields.find(({ type }) => type === 'date');
    const limit = limitIn(draft.said.text, options);
    const rule: RulePlan | null =
      limit === null
        ? null
        : {
            kind: 'atMost',
            count: limit.count,
            per: [],
            open: { field: state.id, closed: options.filter((one) => one !== limit.column) },
            message: translationIn(LIMIT, draft.said.language, limit),
          };
    const marks: readonly MarkPlan[] =
      due !== undefined && OVERDUE.test(draft.said.text)
        ? [{ field: due.id, colour: '#dc2626', test: 'overdue' }]
        : [];
    const first = options[0] ?? '';
    const spread = withValues(
      changeField(plan, state.id, (one) => ({ ...one, options, initial: first })),
      state.id,
      (_, at) => options[inTurn(SPREAD, at) ?? 0] ?? first,
    );
    const staffed = plan.fields.filter(isTextOfPerson).reduce(
      (old, one) =>
        withValues(
          changeField(old, one.id, () => ({ ...one, type: 'choice', options: TEAM })),
          one.id,
          (_, at) => inTurn(TEAM, at) ?? '',
        ),
      spread,
    );
    return {
      ...staffed,
      rules: rule === null ? plan.rules : [...plan.rules, rule],
      ...(marks.length > 0 ? { marks } : {}),
    };
  });
  const entity = draft.entities.find(({ plan }) => plan.id === id) ?? target;
  addPage(draft, {
    id: 'board',
    title,
    entity: id,
    blocks: [collectionFor(draft, entity, { view: 'board' })],
  });
  return true;
}

const isTextOfPerson = ({ id, type }: FieldPlan): boolean =>
  /^assignee|^owner$|responsible/i.test(id) && type === 'text';

const TEAM: readonly string[] = ['Ana Costa', 'Ben Keller', 'Mina Park', 'Tom Ellis'];

/** Places of the first cards: no column is full at once. */
const SPREAD: readonly number[] = [0, 1, 2, 0, 3, 1, 0, 2];

const LIMIT = `There may be at most {count} in “{column}”. | Pode haver no máximo {count} em “{column}”.
  | Puede haber como máximo {count} en “{column}”. | In „{column}“ dürfen höchstens {count} stehen.
  | Il peut y en avoir au plus {count} dans « {column} ».`;

/** "at most 3 cards in 'In progress'", "max 2 in Doing". */
function limitIn(text: string, columns: readonly string[]): { count: number; column: string } | null {
  const found = like.iu`
  \b(?:at most|max(?:imum|imal)?(?: of)?|no more than|not more than|only|up to|limit(?: of)?|höchstens|no máximo|como máximo|au plus|au maximum)\s+(\d+|one|two|three|four
  |five)\s+([^.;]{0,40})`.exec(text);
  const rest = `${found?.[2] ?? ''}`.toLowerCase();
  const column = columns.find((one) => rest.includes(one.toLowerCase()));
  if (found === null || column === undefined) return null;
  const count =
    Number(found[1]) || ['one', 'two', 'three', 'four', 'five'].indexOf((found[1] ?? '').toLowerCase()) + 1;
  return count > 0 ? { count, column } : null;
}
