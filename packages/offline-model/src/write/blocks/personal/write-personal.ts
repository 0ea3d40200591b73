import type { AppPlan, FieldPlan } from '../../../plan/app-plan.ts';
import type { PersonalBlock, RecordAction } from '../../../plan/block-plan.ts';
import { isPerson, titleLink, writeCard } from '../../collection/record-card.ts';
import { shown, titleExpression } from '../../collection/show.ts';
import { attribute, codeOf, indent, jsxText, quote } from '../../code.ts';
import { dayCode } from '../../data/field-schema.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { pascal } from '../../names.ts';
import type { BlockPlace } from '../block.ts';

/** Pages about the person in front, and the back office. */
export function writePersonal(block: PersonalBlock, { draft, page }: BlockPlace): string {
  const framed = (jsx: string): string => inSection(block.title, page.blocks.length > 1, jsx);
  switch (block.kind) {
    case 'profile':
      return framed(profileForm(draft, block));
    case 'settings':
      return framed('<SettingsForm />');
    case 'notifications':
      return framed('<NoticeList />');
    case 'accounts':
      return draft.plan.auth ? framed('<AccountList />') : '';
    case 'saved':
      return framed(savedLists(draft, block));
    case 'leaderboard':
      return framed(leaderboard(draft, block));
  }
}

function profileForm(draft: Draft, { fields }: PersonalBlock): string {
  const asked = fields === undefined ? '' : ` fields={${indent(codeOf(fields), 2)}}`;
  return `<ProfileForm onSave={${draft.plan.auth ? 'accountService.update' : 'updatePerson'}}${asked} />`;
}

const inSection = (title: string, hasCompany: boolean, jsx: string): string => {
  if (jsx === '') return '';
  return hasCompany
    ? `<Section ${attribute('title', title)}>\n  ${indent(jsx, 2)}\n</Section>`
    : `<section ${attribute('aria-label', title)} className="grid gap-8">\n  <h2 className="sr-only">${indent(title, 2)}</h2>\n  ${indent(jsx, 2)}\n</section>`;
};

/** Examples of the plan that the list of notices starts with. */
export function personalFiles(plan: AppPlan): Readonly<Record<string, string>> {
  const items = plan.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => (block.kind === 'notifications' ? (block.items ?? []) : []));
  const rows = items.map(({ title, text, when }, index) => ({
    id: `notice-${index + 1}`,
    title,
    text,
    sentAt: () => dayCode(when) ?? `hoursAgo(${2 + index * 9})`,
    isRead: index > 1,
  }));
  return {
    'src/data/first-notices.ts': `interface FirstNotice {
  id: string;
  title: string;
  text: string;
  /** ISO date and time. */
  sentAt: string;
  isRead: boolean;
}

/** Examples that a fresh app starts with. */
export function firstNotices(): readonly FirstNotice[] {
  return ${indent(codeOf(rows), 2)};
}
`,
  };
}

/** What can be saved: the entity named, or every one that has a save button. */
function savedLists(draft: Draft, block: PersonalBlock): string {
  const marked = draft.entities.filter((names) =>
    draft.plan.pages.some((page) =>
      page.blocks.some(
        (other) =>
          (other.kind === 'collection' || other.kind === 'detail') &&
          other.entity === names.plan.id &&
          other.actions.some((action) => ['save', 'like', 'follow'].includes(action.kind)),
      ),
    ),
  );
  const named = draft.entities.filter((names) => names.plan.id === block.entity);
  const lists = (named.length > 0 ? named : marked).map((names) => savedList(draft, names, block.mark));
  return lists.map((name) => `<${name} />`).join('\n');
}

function savedList(draft: Draft, names: EntityNames, mark: PersonalBlock['mark']): string {
  const { table, value, type } = names;
  const component = `${mark === undefined ? 'Saved' : 'Joined'}${pascal(table)}`;
  const card = writeCard(draft, names);
  const kind = mark ?? markKind(draft, names);
  const label =
    mark === undefined ? draft.say('save') : (actionLabel(draft, names, mark) ?? draft.say('save'));
  const empty =
    mark === undefined ? draft.say('meNothingSaved') : draft.say('emptyTitle', { many: names.many });
  const emptyText = draft.say(mark === undefined ? 'meNothingSavedText' : 'emptyTextRead');
  const browse = draft.plan.pages.find((page) =>
    page.blocks.some(
      (other) => other.kind === 'collection' && other.entity === names.plan.id && !other.limit,
    ),
  );
  draft.add(
    `${names.folder}/${component}.tsx`,
    `export function ${component}() {
  const ids = useMarkedIds("${kind}", ${quote(table)});
  const ${table} = useRecords(${quote(table)}).filter((${value}) => ids.includes(${value}.id));

  if (${table}.length === 0) {
    return (
      <EmptyState icon={BookmarkIcon} ${attribute('title', empty)} ${attribute('text', emptyText)}>
        <Button asChild variant="outline">
          <Link to="${browse?.path ?? '/'}">${draft.say('meBrowse')}</Link>
        </Button>
      </EmptyState>
    );
  }

  return (
    <ul ${attribute('aria-label', names.plan.many)} className="${draft.look.grid}">
      {${table}.map((${value}: ${type}) => (
        <li key={${value}.id}>
          <${card} ${value}={${value}}>
            <MarkButton kind="${kind}" ${attribute('label', label)} table=${quote(table)} recordId={${value}.id} />
          </${card}>
        </li>
      ))}
    </ul>
  );
}
`,
  );
  return component;
}

function markKind(draft: Draft, names: EntityNames): 'save' | 'like' | 'follow' {
  const kinds = actionsOn(draft, names);
  if (kinds.includes('save')) return 'save';
  if (kinds.includes('like')) return 'like';
  return kinds.includes('follow') ? 'follow' : 'save';
}

/** What the button beside them says. */
const actionLabel = (draft: Draft, names: EntityNames, kind: RecordAction['kind']): string | undefined =>
  draft.plan.pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'collection' && block.entity === names.plan.id ? block.actions : []))
    .find((action) => action.kind === kind)?.label;

const actionsOn = (draft: Draft, names: EntityNames): readonly RecordAction['kind'][] =>
  draft.plan.pages.flatMap((page) =>
    page.blocks.flatMap((block) =>
      (block.kind === 'collection' || block.kind === 'detail') && block.entity === names.plan.id
        ? block.actions.map((action) => action.kind)
        : [],
    ),
  );

const NUMERIC: readonly FieldPlan['type'][] = ['number', 'money', 'rating'];
const COUNTED: readonly RecordAction['kind'][] = ['vote', 'like', 'follow', 'join'];

interface Ranking {
  readonly names: EntityNames;
  /** Statement before the list. */
  readonly hook: string;
  /** The number a record is ranked by, as code. */
  readonly by: (value: string) => string;
  readonly shown: string;
  /** What the number counts. */
  readonly unit: string;
}

/** Records in order, the best first: by a number of theirs, or by how many people liked them. */
function leaderboard(draft: Draft, block: PersonalBlock): string {
  const ranking = rankingByNumber(draft, block) ?? rankingByMarks(draft);
  if (!ranking) {
    if (
      draft.plan.pages.some(({ blocks }) =>
        blocks.some((one) => one.kind === 'quiz' && one.asksName === true),
      )
    )
      return '<QuizScores />';
    return `<EmptyState icon={TrophyIcon} ${attribute('title', block.title)} ${attribute('text', draft.say('emptyTextRead'))} />`;
  }
  const component = `${ranking.names.type}Leaderboard`;
  draft.add(`${ranking.names.folder}/${component}.tsx`, leaderboardFile(draft, ranking, component));
  return `<${component} />`;
}

function rankingByNumber(draft: Draft, block: PersonalBlock): Ranking | null {
  const names = draft.entities.find((candidate) => candidate.plan.id === block.entity);
  const field =
    names?.plan.fields.find(({ id, type }) => id === block.field && NUMERIC.includes(type)) ??
    names?.plan.fields.find(({ type }) => NUMERIC.includes(type));
  if (!names || !field) return null;
  return {
    names,
    hook: '',
    by: (value) => `(${value}.${field.id} ?? 0)`,
    shown: shown(draft, names, field),
    unit: field.label,
  };
}

function rankingByMarks(draft: Draft): Ranking | null {
  for (const names of draft.entities) {
    const kinds = actionsOn(draft, names);
    const kind = COUNTED.find((candidate) => kinds.includes(candidate));
    if (kind) {
      return {
        names,
        hook: `  const countOf = useMarkCounts("${kind}", ${quote(names.table)});\n`,
        by: (value) => `countOf(${value}.id)`,
        shown: `{countOf(${names.value}.id)}`,
        unit: '',
      };
    }
  }
  return null;
}

function leaderboardFile(draft: Draft, ranking: Ranking, component: string): string {
  const { names, hook, by } = ranking;
  const { table, value } = names;
  const avatar = isPerson(names) ? `<PersonAvatar name={${titleExpression(names)}} />\n          ` : '';
  const unit =
    ranking.unit === ''
      ? ''
      : `\n          <span className="text-sm text-muted-foreground">${jsxText(ranking.unit)}</span>`;
  return `export function ${component}() {
${hook}  const ${table} = useRecords(${quote(table)}).toSorted((left, right) => ${by('right')} - ${by('left')});

  if (${table}.length === 0) {
    return <EmptyState icon={TrophyIcon} ${attribute('title', draft.say('emptyTitle', { many: names.many }))} ${attribute('text', draft.say('emptyTextRead'))} />;
  }

  return (
    <ol className="grid max-w-3xl gap-2">
      {${table}.map((${value}, index) => (
        <li
          key={${value}.id}
          className={cn(
            "flex items-center gap-4 rounded-xl border bg-card px-4 py-3 text-card-foreground",
            index < 3 && "border-primary",
          )}
        >
          <span
            className={cn(
              "grid size-9 shrink-0 place-items-center rounded-full font-heading font-semibold tabular-nums",
              index < 3 ? "bg-primary text-primary-foreground" : "bg-muted",
            )}
          >
            <span className="sr-only">${draft.say('boardRank')} </span>
            {index + 1}
          </span>
          ${avatar}<h3 className="min-w-0 flex-1 font-medium break-words">
            ${indent(titleLink(names, true), 12)}
          </h3>
          <p className="font-heading text-lg font-semibold tabular-nums">${ranking.shown}</p>${unit}
        </li>
      ))}
    </ol>
  );
}
`;
}
