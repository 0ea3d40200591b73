import { readPlan, type AppPlan } from '@loam/offline-model';
import type { Case, Check, CheckKind, Names } from '@loam/offline-model/cases';
import type { AppWriter } from '../app-writer.ts';
import { matches, say } from '../matching.ts';
import type { CaseResult, TurnResult } from '../run-case.ts';
import { gradeClaims } from './grade.ts';
import { plain } from './told.ts';

type Entity = AppPlan['entities'][number];
type Block = AppPlan['pages'][number]['blocks'][number];
type List = Extract<Block, { readonly kind: 'collection' }>;

/** A plan with what was written from it. */
interface PlannedApp {
  readonly plan: AppPlan;
  readonly files: ReadonlyMap<string, string>;
}

type Judge<Kind extends CheckKind> = (
  check: Extract<Check, { readonly kind: Kind }>,
  app: PlannedApp,
) => string | null;

const blocksOf = ({ plan }: PlannedApp): readonly Block[] => plan.pages.flatMap(({ blocks }) => blocks);

/** What a page or a list of this name shows. */
function entitiesAt({ plan }: PlannedApp, place: Names): readonly Entity[] {
  const shown = plan.pages
    .filter(({ title }) => matches(place, title))
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('entity' in block ? [block.entity] : [])));
  return plan.entities.filter(
    ({ id, many, one }) => shown.includes(id) || matches(place, many) || matches(place, one),
  );
}

const listsAt = (app: PlannedApp, place: Names | undefined): readonly List[] => {
  const lists = blocksOf(app).filter((block): block is List => block.kind === 'collection');
  if (place === undefined) return lists;
  const ids = entitiesAt(app, place).map(({ id }) => id);
  return lists.filter(({ entity }) => ids.includes(entity));
};

const labelsOf = ({ fields }: Entity): readonly string[] =>
  fields.flatMap(({ label, columns = [] }) => [label, ...columns.map((column) => column.label)]);

const needs =
  (...kinds: readonly Block['kind'][]): ((check: Check, app: PlannedApp) => string | null) =>
  (_check, app) =>
    blocksOf(app).some(({ kind }) => kinds.includes(kind)) ? null : `the plan has no ${kinds.join(' or ')}`;

const ordered =
  (by: 'filters' | 'sorts') =>
  ({ in: place, by: field }: { readonly in: Names; readonly by?: Names }, app: PlannedApp): string | null => {
    const lists = listsAt(app, place);
    if (lists.length === 0) return null;
    const labels = lists.flatMap((list) =>
      list[by].map(
        (id) =>
          app.plan.entities.find((entity) => entity.id === list.entity)?.fields.find((one) => one.id === id)
            ?.label ?? id,
      ),
    );
    const isMet = field === undefined ? labels.length > 0 : labels.some((label) => matches(field, label));
    return isMet
      ? null
      : `no ${by} by ${field === undefined ? 'anything' : say(field)}; there are: ${labels.join(', ')}`;
  };

const deed =
  (name: 'create' | 'edit' | 'remove') =>
  ({ in: place }: { readonly in: Names }, app: PlannedApp): string | null => {
    const ids = entitiesAt(app, place).map(({ id }) => id);
    if (ids.length === 0) return null;
    const isMet = blocksOf(app).some(
      (block) =>
        (block.kind === 'collection' && ids.includes(block.entity) && block.can[name]) ||
        (block.kind === 'detail' && name !== 'create' && ids.includes(block.entity) && block.can[name]) ||
        ((block.kind === 'form' || block.kind === 'booking') &&
          name === 'create' &&
          ids.includes(block.entity)) ||
        block.kind === 'engine',
    );
    return isMet ? null : `nobody can ${name} ${say(place)}`;
  };

const JUDGES: { readonly [Kind in CheckKind]?: Judge<Kind> } = {
  // Where everybody begins there is always a way to.
  section: ({ name }, { plan }) =>
    matches(name, 'Home') ||
    plan.pages.some(({ title }) => matches(name, title)) ||
    plan.pages.some(({ blocks }) => blocks.some((block) => 'title' in block && matches(name, block.title)))
      ? null
      : `no way to ${say(name)}; the plan has: ${plan.pages.map(({ title }) => title).join(', ')}`,
  fields: ({ in: place, names }, app) => {
    const entities = entitiesAt(app, place);
    const labels = entities.flatMap(labelsOf);
    const missing = names.filter((name) => !labels.some((label) => matches(name, label)));
    return entities.length === 0 || missing.length === 0
      ? null
      : `${say(place)}: not in list, form or detail: ${missing.map(say).join('; ')}`;
  },
  text: ({ text }, { files }) =>
    plain([...files.values()].join('\n')).includes(plain(text)) ? null : `"${text}" is not to be read`,
  search: ({ in: place }, app) =>
    listsAt(app, place).some(({ hasSearch }) => hasSearch) ||
    listsAt(app, place).length === 0 ||
    blocksOf(app).some(({ kind }) => ['globalSearch', 'lookup', 'engine'].includes(kind))
      ? null
      : 'no search field',
  filter: ordered('filters'),
  sort: ordered('sorts'),
  create: deed('create'),
  edit: deed('edit'),
  remove: deed('remove'),
  chart: needs('chart', 'engine'),
  cart: needs('cart'),
  report: needs('report'),
  profile: needs('profile'),
  quiz: needs('quiz', 'engine'),
  tool: needs('engine', 'collection'),
  message: needs('messages', 'chatbot'),
  booking: needs('booking', 'form'),
  'submit-form': needs('form', 'booking', 'collection', 'checkout'),
  'sign-in': (_check, { plan }) => (plan.auth === null ? 'the plan has no accounts' : null),
  'dark-mode': (_check, { plan }) => (plan.theme.hasModeSwitch ? null : 'no switch between light and dark'),
  language: ({ is }, { plan }) => (plan.language === is ? null : `the plan speaks ${plan.language}`),
  comment: (_check, app) =>
    blocksOf(app).some((block) => block.kind === 'detail' && block.talk !== 'none')
      ? null
      : 'nobody can comment',
  number: ({ label }, app) =>
    blocksOf(app).some(
      (block) =>
        block.kind === 'engine' ||
        (block.kind === 'numbers' && block.items.some((item) => matches(label, item.label))),
    )
      ? null
      : `no number stands at ${say(label)}`,
  absent: ({ what, name, in: place }, app) => {
    const found =
      what === 'section'
        ? app.plan.pages.map(({ title }) => title)
        : what === 'field'
          ? (place === undefined ? app.plan.entities : entitiesAt(app, place)).flatMap(labelsOf)
          : [];
    const still = found.find((one) => matches(name, one));
    return still === undefined ? null : `${what} ${say(name)} is still there: "${still}"`;
  },
  rule: ({ rule, in: place, refused }, app) => {
    const entities = entitiesAt(app, place);
    const isHeld = entities.some(
      (entity) =>
        entity.rules.length > 0 ||
        (entity.effects ?? []).length > 0 ||
        entity.fields.some(
          (field) =>
            refused.some(([name]) => matches(name, field.label)) &&
            (field.min !== undefined || field.max !== undefined || field.isUnique || field.isRequired),
        ),
    );
    const hasTerms = blocksOf(app).some(({ kind }) => kind === 'booking' || kind === 'engine');
    return entities.length === 0 || isHeld || hasTerms
      ? null
      : `${rule}: the plan has no rule for ${say(place)}`;
  },
};

/** Why a check cannot pass, by the plan alone; null where it may. */
function judgeByPlan<Kind extends CheckKind>(
  check: Extract<Check, { readonly kind: Kind }>,
  app: PlannedApp,
): string | null {
  const kind: Kind = check.kind;
  return JUDGES[kind]?.(check, app) ?? null;
}

/** One conversation, each turn judged by its plan; checks that a plan cannot tell of are left out. */
export async function judgeCase(writer: AppWriter, one: Case): Promise<CaseResult> {
  const conversation = writer.begin();
  const turns: TurnResult[] = [];
  let before = '';
  for (const { send, checks } of one.turns) {
    const written = await conversation.send(send);
    const text = written.files.get('.loam/plan.json') ?? '';
    const plan = readPlan(text);
    const judged = checks.flatMap((check) => {
      if (plan === null || JUDGES[check.kind] === undefined) return [];
      const reason = judgeByPlan(check, { plan, files: written.files });
      return [{ check, tookMs: 0, ...(reason === null ? {} : { reason }) }];
    });
    const after = JSON.stringify([...written.files]);
    const claims = gradeClaims({
      ...written,
      send,
      hasChanges: before !== after,
      checks: judged,
    });
    before = after;
    turns.push({
      send,
      writtenMs: 0,
      builtMs: 0,
      typesMs: 0,
      paintedMs: 0,
      checks: judged,
      claims,
    });
  }
  return { case: one, turns };
}
