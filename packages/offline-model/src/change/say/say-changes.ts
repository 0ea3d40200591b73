import type { AppPlan, Language, PagePlan, ThemePlan } from '../../plan/app-plan.ts';
import type { BlockPlan } from '../../plan/block-plan.ts';
import { inMenu } from '../../plan/menu.ts';
import { copyFor } from '../../plan/copy.ts';
import { blocksOf, entityOf, isSame, pageWith } from '../edits.ts';
import { languageName } from '../language.ts';
import { sayBlocks } from './say-blocks.ts';
import { sayEntities } from './say-records.ts';
import { compare, type Told, toldIn } from './sayer.ts';

/** The difference between two plans, a sentence each: nothing can be told that is not so. */
export function sayChanges(before: AppPlan, after: AppPlan, language: Language): readonly string[] {
  const told = toldIn(before, after, language);
  if (before.language !== after.language)
    return [told.say('translated', { name: languageName(after.language, language) })];
  if (before.name !== after.name) return [told.say('renamedApp', { name: after.name }), ...sayTheme(told)];
  const renamed = compare(before.entities, after.entities, ({ id }) => id).both.filter(
    ({ old, now }) => old.many !== now.many,
  );
  if (renamed.length > 0)
    return renamed.map(({ old, now }) => told.say('entityRenamed', { old: old.many, name: now.many }));
  return [
    ...new Set([sayApp, sayTheme, sayPeople, sayEntities, sayPages].flatMap((sayPart) => sayPart(told))),
  ];
}

function sayApp({ before, after, when }: Told): readonly string[] {
  const newsletter = copyFor(after.language).places.newsletter;
  const [was, is] = [before.footerForm !== undefined, after.footerForm !== undefined];
  return [
    ...when(before.footer !== after.footer, 'footerText', { text: after.footer ?? '' }),
    ...when(before.tagline !== after.tagline, 'tagline', { text: after.tagline }),
    ...when(before.currency !== after.currency, 'currency', { name: after.currency }),
    ...when(is && !was, 'footerForm', { things: newsletter }),
    ...when(was && !is, 'blockRemoved', { name: newsletter }),
  ];
}

const COLOURS = [
  ['background', 'background'],
  ['primary', 'buttons'],
  ['header', 'header'],
  ['accent', 'accent'],
] as const;
const RADII: readonly ThemePlan['radius'][] = ['none', 'small', 'medium', 'large'];

function sayTheme({ before: { theme: old }, after: { theme: now }, say, when }: Told): readonly string[] {
  // A header that bore the main colour keeps it when that changes: nothing to see, nothing to tell.
  const was = { ...old, header: now.header === old.primary ? now.header : old.header };
  const isSharper = RADII.indexOf(now.radius) < RADII.indexOf(old.radius);
  const isLarger = (now.textSize ?? 100) > (old.textSize ?? 100);
  return [
    ...when(old.mode !== now.mode, now.mode === 'dark' ? 'darkTheme' : 'lightTheme'),
    ...COLOURS.flatMap(([part, key]) =>
      when(now[part] !== was[part], 'colour', { what: say(key), colour: now[part] ?? '' }),
    ),
    ...when(old.hasModeSwitch !== now.hasModeSwitch, now.hasModeSwitch ? 'modeSwitch' : 'noModeSwitch'),
    ...when(old.fonts !== now.fonts, 'font', { name: now.fonts.replace('-', ' ') }),
    ...when(old.radius !== now.radius, 'corners', { name: say(isSharper ? 'square' : 'round') }),
    ...when(old.density !== now.density, 'density', {
      name: say(now.density === 'airy' ? 'airy' : 'compact'),
    }),
    ...when(old.layout !== now.layout, 'layout', { name: now.layout }),
    ...when(old.textSize !== now.textSize, isLarger ? 'textLarger' : 'textSmaller'),
  ];
}

/** Accounts, roles, and where what people enter is kept. */
function sayPeople(told: Told): readonly string[] {
  const { before, after, say, when } = told;
  const isCloud = after.storage === 'cloud';
  if (before.auth && !after.auth) return [say(isCloud ? 'signInRemovedCloud' : 'signInRemoved')];
  const reader = sayReader(told);
  const kept = reader.length > 0 ? reader : [...sayRights(told), ...sayRoles(told)];
  if (kept.length > 0) return kept;
  if (after.auth && !before.auth) {
    const { email = '', password = '' } = after.auth.demo[0] ?? {};
    return [isCloud ? say('signInCloud') : say('signIn', { email, password })];
  }
  const isMoved = isCloud && before.storage !== 'cloud';
  return when(isMoved, after.auth === null ? 'movedWithoutAccounts' : 'movedToCloud');
}

const accountOf = ({ auth }: AppPlan, role: string): { email: string; password: string } => {
  const { email = '', password = '' } = auth?.demo.find((one) => one.role === role) ?? {};
  return { email, password };
};

/** A new role that may do nothing, where another one may do everything. */
function sayReader({ before, after, when }: Told): readonly string[] {
  const keeper = after.entities[0]?.rights?.edit ?? '';
  const known = before.auth?.roles ?? ['member'];
  const role = after.auth?.roles.find((one) => !known.includes(one) && one !== keeper) ?? '';
  const isKept = after.entities.every(({ rights }) =>
    [rights?.create, rights?.edit, rights?.remove].every((who) => who === keeper),
  );
  const accounts = { ...accountOf(after, role), keeperEmail: accountOf(after, keeper).email };
  const key = after.storage === 'cloud' ? 'readerOnCloud' : 'readOnly';
  return when(keeper !== '' && role !== '' && isKept, key, { role, keeper, ...accounts });
}

function sayRights({ before, after, say }: Told): readonly string[] {
  const key = after.storage === 'cloud' ? 'roleOnCloud' : 'keptForRole';
  return compare(before.entities, after.entities, ({ id }) => id).both.flatMap(({ old, now }) => {
    const deed = (['create', 'edit', 'remove'] as const).find(
      (one) => now.rights?.[one] !== undefined && now.rights[one] !== old.rights?.[one],
    );
    const role = deed && now.rights?.[deed];
    return role === undefined ? [] : [say(key, { things: now.many, role, ...accountOf(after, role) })];
  });
}

function sayRoles({ before, after, say }: Told): readonly string[] {
  const key = after.storage === 'cloud' ? 'pageOnCloud' : 'pageForRole';
  return after.pages.flatMap(({ id, title, role }) =>
    role === undefined || before.pages.find((page) => page.id === id)?.role === role
      ? []
      : [say(key, { page: title, role, ...accountOf(after, role) })],
  );
}

/** Told by what it is for: a shop, bookings, a list of its own, one's own account. */
function isToldElsewhere({ before, after }: Told, { path, role, title, blocks }: PagePlan): boolean {
  const isAccount = after.auth !== null && before.auth === null;
  const isNewList = (block: BlockPlan): boolean =>
    block.kind === 'collection' &&
    entityOf(before, block.entity) === undefined &&
    entityOf(after, block.entity)?.many === title;
  const isOther = (block: BlockPlan): boolean =>
    ['cart', 'checkout', 'orders', 'booking'].includes(block.kind) ||
    (block.kind === 'profile' && isAccount) ||
    isNewList(block);
  return path.includes(':') || role !== undefined || blocks.some(isOther);
}

function sayPages(told: Told): readonly string[] {
  const { before, after, say, when } = told;
  const { added, removed, both } = compare(before.pages, after.pages, ({ id }) => id);
  const isListGone = ({ blocks }: PagePlan): boolean =>
    blocks.some((block) => 'entity' in block && !entityOf(after, String(block.entity)));
  const gone = removed.filter((page) => !page.path.includes(':') && !isListGone(page));
  return [
    ...sayDealings(told),
    ...added.filter((page) => !isToldElsewhere(told, page)).map((page) => sayNewPage(told, page)),
    ...gone.map(({ title }) => say('pageRemoved', { name: title })),
    ...both.flatMap(({ old, now: { title: name, path, isInNav } }) => [
      ...when(old.title !== name, 'pageRenamed', { old: old.title, name }),
      ...when(old.isInNav && !isInNav, 'offMenu', { name, path }),
    ]),
    ...sayOrder(told),
    ...both.flatMap((pair) => sayBlocks(told, pair)),
  ];
}

/** A page that shows some records only is told with what it shows. */
function sayNewPage({ after, say }: Told, page: PagePlan): string {
  const list = page.blocks.find((block) => block.kind === 'collection');
  const option = list?.only && 'option' in list.only ? list.only.option : undefined;
  const entity = list && entityOf(after, list.entity);
  const field = entity?.fields.find(({ id }) => id === list?.only?.field);
  return option === undefined || !entity || !field
    ? say('pageAdded', { name: page.title })
    : say('apart', { page: page.title, things: entity.many, field: field.label, option });
}

function sayDealings({ before, after, when }: Told): readonly string[] {
  const dealt = (kind: 'addToCart' | 'book'): string | undefined => {
    const ids = blocksOf(after).flatMap((block) =>
      block.kind === 'collection' && block.actions.some((one) => one.kind === kind) ? [block.entity] : [],
    );
    return after.entities.find(({ id }) => ids.includes(id))?.many;
  };
  const page = pageWith(after, 'booking');
  const isShop = pageWith(after, 'cart') !== undefined && !pageWith(before, 'cart');
  return [
    ...when(isShop, 'shop', { things: dealt('addToCart') ?? after.entities[0]?.many ?? '' }),
    ...when(page !== undefined && !pageWith(before, 'booking'), 'booking', {
      things: dealt('book') ?? page?.title ?? '',
    }),
  ];
}

/** The order of the menu: one page that moved, or all of it. */
function sayOrder({ before, after, say }: Told): readonly string[] {
  const ids = (plan: AppPlan, other: AppPlan): readonly string[] =>
    inMenu(plan).flatMap(({ id }) => (inMenu(other).some((page) => page.id === id) ? [id] : []));
  const [old, now] = [ids(before, after), ids(after, before)];
  const [first] = after.pages;
  if (first && first.id !== before.pages[0]?.id && before.pages.some(({ id }) => id === first.id))
    return [say('startPage', { name: first.title })];
  if (isSame(old, now)) return [];
  const others = (all: readonly string[], one: string): readonly string[] => all.filter((id) => id !== one);
  // Of two neighbours that change places nobody sees which one moved.
  const [moved, other] = now.filter((one) => isSame(others(old, one), others(now, one)));
  const page = other === undefined ? after.pages.find(({ id }) => id === moved) : undefined;
  if (page) return [say('pageMoved', { name: page.title })];
  const titles = inMenu(after).map(({ title }) => title);
  return [say('menuOrder', { list: titles.join(', ') })];
}
