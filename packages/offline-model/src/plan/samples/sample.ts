import { parseFields, parseSeed } from '../../lexicon/entity-lexicon.ts';
import type { AppPlan, EntityPlan, FieldPlan, PagePlan, ThemePlan } from '../app-plan.ts';
import type { BlockPlan, DetailBlock, ProseBlock, ProseItem } from '../block-plan.ts';

const cells = (text: string): readonly string[] => text.split('|').map((cell) => cell.trim());

interface More extends Partial<EntityPlan> {
  /** What the short form of a field cannot say, by the id that it has there. */
  readonly has?: Readonly<Record<string, Partial<FieldPlan>>>;
  /** First rows as the lexicon writes them: a line each, cells in the order of the fields; what is set in goes on. */
  readonly rows?: string;
  /** The row of the person in front. */
  readonly mine?: string;
}

/** `id | One | Many | Icon` and the fields as the lexicon writes them. */
export function entity(head: string, fields: string, { has = {}, rows, mine, ...more }: More): EntityPlan {
  const [id = '', one = '', many = '', icon = ''] = cells(head);
  const made = parseFields(fields).map((one) => ({ ...one, ...has[one.id] }));
  const seed = (rows === undefined ? [] : parseSeed(id, made, rows.replaceAll('\n  ', ' '))).map((row) =>
    row['id'] === mine ? { ...row, mine: true } : row,
  );
  const titleField = made[0]?.id ?? '';
  return { id, one, many, icon, fields: made, titleField, seed, rules: [], isOwned: false, ...more };
}

/** `id | Title | /path | Icon | intro`; what belongs to one record has no place in the navigation. */
export function page(head: string, blocks: readonly BlockPlan[], role?: string): PagePlan {
  const [id = '', title = '', path = '/', icon = '', intro = ''] = cells(head);
  const isInNav = !path.endsWith(':id');
  return { id, title, intro, path, icon, isInNav, ...(role === undefined ? {} : { role }), blocks };
}

export const detail = (of: string, more: Partial<DetailBlock> = {}): DetailBlock => ({
  kind: 'detail',
  entity: of,
  related: [],
  talk: 'none',
  actions: [],
  can: { edit: true, remove: true },
  ...more,
});

/** A line for each item: `Title | text`, with its note or its icon as `note: …`, `icon: …`. */
export function prose(style: ProseBlock['style'], title: string, lines: string): ProseBlock {
  const items = lines.split('\n').map((line): ProseItem => {
    const [name = '', text = '', extra = ''] = cells(line);
    const [key = '', value = ''] = extra.split(': ');
    return { title: name, text, ...(value === '' ? {} : { [key]: value }) };
  });
  return { kind: 'prose', style, title, text: '', items };
}

const theme = {
  mode: 'light',
  hasModeSwitch: false,
  layout: 'topbar',
  fonts: 'geist',
  radius: 'medium',
  density: 'regular',
} as const;

type Sample = Pick<AppPlan, 'name' | 'tagline' | 'kind' | 'domain' | 'entities' | 'pages'> &
  Partial<Pick<AppPlan, 'currency' | 'auth'>> & {
    readonly theme: Pick<ThemePlan, 'background' | 'primary' | 'accent' | 'palette'> & Partial<ThemePlan>;
  };

export const sample = (plan: Sample): AppPlan => ({
  version: 1,
  language: 'en',
  currency: 'USD',
  auth: null,
  ...plan,
  theme: { ...theme, ...plan.theme },
});
