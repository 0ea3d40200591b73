import type { AppPlan, Language, PagePlan, ThemePlan } from '../../plan/app-plan.ts';
import { copyFor } from '../../plan/copy.ts';
import { languageName } from '../language.ts';
import { entityOf, isSame } from '../edits.ts';
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
    ...new Set([
      ...sayApp(told),
      ...sayTheme(told),
      ...sayPeople(told),
      ...sayEntities(told),
      ...sayPages(told),
    ]),
  ];
}

function sayApp({ before, after, say }: Told): readonly string[] {
  const newsletter = copyFor(after.language).places.newsletter;
  return [
    ...(before.footer === after.footer ? [] : [say('footerText', { text: after.footer ?? '' })]),
    ...(before.tagline === after.tagline ? [] : [say('tagline', { text: after.tagline })]),
    ...(before.currency === after.currency ? [] : [say('currency', { name: after.currency })]),
    ...(after.footerForm && !before.footerForm ? [say('footerForm', { things: newsletter })] : []),
    ...(before.footerForm && !after.footerForm ? [say('blockRemoved', { name: newsletter })] : []),
  ];
}

const COLOURS = [
  ['background', 'background'],
  ['primary', 'buttons'],
  ['header', 'header'],
  ['accent', 'accent'],
] as const;
const RADII: readonly ThemePlan['radius'][] = ['none', 'small', 'medium', 'large'];

function sayTheme({ before: { theme: old }, after: { theme: now }, say }: Told): readonly string[] {
  if (isSame(old, now)) return [];
  const isMode = old.mode !== now.mode;
  // A header that bore the main colour keeps it when that changes: nothing to see, nothing to tell.
  const was = { ...old, header: now.header === old.primary ? now.header : old.header };
  const isSharper = RADII.indexOf(now.radius) < RADII.indexOf(old.radius);
  return [
    ...(isMode ? [say(now.mode === 'dark' ? 'darkTheme' : 'lightTheme')] : []),
    ...COLOURS.filter(([part]) => now[part] !== was[part]).map(([part, key]) =>
      say('colour', { what: say(key), colour: now[part] ?? '' }),
    ),
    ...(old.hasModeSwitch === now.hasModeSwitch
      ? []
      : [say(now.hasModeSwitch ? 'modeSwitch' : 'noModeSwitch')]),
    ...(old.fonts === now.fonts ? [] : [say('font', { name: now.fonts.replace('-', ' ') })]),
    ...(old.radius === now.radius ? [] : [say('corners', { name: say(isSharper ? 'square' : 'round') })]),
    ...(old.density === now.density
      ? []
      : [say('density', { name: say(now.density === 'airy' ? 'airy' : 'compact') })]),
    ...(old.layout === now.layout ? [] : [say('layout', { name: now.layout })]),
  ];
}

/** Accounts, roles, and where what people enter is kept. */
function sayPeople(told: Told): readonly string[] {
  const { before, after, say } = told;
  const isCloud = after.storage === 'cloud';
  if (before.auth && !after.auth) return [say(isCloud ? 'signInRemovedCloud' : 'signInRemoved')];
  const reader = sayReader(told);
  const kept = reader.length > 0 ? reader : [...sayRights(told), ...sayRoles(told)];
  if (kept.length > 0) return kept;
  if (after.auth && !before.auth) {
    const { email = '', password = '' } = after.auth.demo[0] ?? {};
    return [isCloud ? say('signInCloud') : say('signIn', { email, password })];
  }
  const moved = after.auth === null ? 'movedWithoutAccounts' : 'movedToCloud';
  return isCloud && before.storage !== 'cloud' ? [say(moved)] : [];
}

const accountOf = ({ auth }: AppPlan, role: string): { email: string; password: string } => {
  const { email = '', password = '' } = auth?.demo.find((one) => one.role === role) ?? {};
  return { email, password };
};

/** A new role that may do nothing, where another one may do everything. */
function sayReader({ before, after, say }: Told): readonly string[] {
  const keeper = after.entities[0]?.rights?.edit;
  const role = after.auth?.roles.find(
    (one) => !(before.auth?.roles ?? ['member']).includes(one) && one !== keeper,
  );
  if (keeper === undefined || role === undefined) return [];
  const isKept = after.entities.every(({ rights }) =>
    [rights?.create, rights?.edit, rights?.remove].every((who) => who === keeper),
  );
  if (!isKept) return [];
  return [
    say(after.storage === 'cloud' ? 'readerOnCloud' : 'readOnly', {
      role,
      keeper,
      ...accountOf(after, role),
      keeperEmail: accountOf(after, keeper).email,
    }),
  ];
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

const hasBlock = ({ pages }: AppPlan, kind: string): boolean =>
  pages.some(({ blocks }) => blocks.some((block) => block.kind === kind));

/** Told by what it is for: a shop, bookings, a list of its own, one's own account. */
function isToldElsewhere(told: Told, page: PagePlan): boolean {
  const { before, after } = told;
  return (
    page.path.includes(':') ||
    (page.role !== undefined && !before.pages.some(({ id }) => id === page.id)) ||
    page.blocks.some(
      (block) =>
        ['cart', 'checkout', 'orders', 'booking'].includes(block.kind) ||
        (block.kind === 'profile' && after.auth !== null && before.auth === null) ||
        (block.kind === 'collection' &&
          entityOf(before, block.entity) === undefined &&
          entityOf(after, block.entity)?.many === page.title),
    )
  );
}

function sayPages(told: Told): readonly string[] {
  const { before, after, say } = told;
  const { added, removed, both } = compare(before.pages, after.pages, ({ id }) => id);
  const gone = removed.filter(({ path }) => !path.includes(':'));
  const isListGone = ({ blocks }: PagePlan): boolean =>
    blocks.some((block) => 'entity' in block && !entityOf(after, String(block.entity)));
  return [
    ...sayDealings(told),
    ...added.filter((page) => !isToldElsewhere(told, page)).map((page) => sayNewPage(told, page)),
    ...gone.filter((page) => !isListGone(page)).map(({ title }) => say('pageRemoved', { name: title })),
    ...both.flatMap(({ old, now }) => [
      ...(old.title === now.title ? [] : [say('pageRenamed', { old: old.title, name: now.title })]),
      ...(old.isInNav && !now.isInNav ? [say('offMenu', { name: now.title, path: now.path })] : []),
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

function sayDealings({ before, after, say }: Told): readonly string[] {
  const dealt = (kind: 'addToCart' | 'book'): string | undefined =>
    after.entities.find(({ id }) =>
      after.pages.some(({ blocks }) =>
        blocks.some(
          (block) =>
            block.kind === 'collection' &&
            block.entity === id &&
            block.actions.some((action) => action.kind === kind),
        ),
      ),
    )?.many;
  const page = after.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'booking'));
  return [
    ...(hasBlock(after, 'cart') && !hasBlock(before, 'cart')
      ? [say('shop', { things: dealt('addToCart') ?? after.entities[0]?.many ?? '' })]
      : []),
    ...(page && !hasBlock(before, 'booking')
      ? [say('booking', { things: dealt('book') ?? page.title })]
      : []),
  ];
}

/** The order of the menu: one page that moved, or all of it. */
function sayOrder({ before, after, say }: Told): readonly string[] {
  const ids = (plan: AppPlan, other: AppPlan): readonly string[] =>
    plan.pages.filter(({ id }) => other.pages.some((page) => page.id === id)).map(({ id }) => id);
  const [old, now] = [ids(before, after), ids(after, before)];
  if (isSame(old, now)) return [];
  const moved = now.find((one) =>
    isSame(
      old.filter((id) => id !== one),
      now.filter((id) => id !== one),
    ),
  );
  const page = after.pages.find(({ id }) => id === moved);
  if (page && now.length > 2) return [say('pageMoved', { name: page.title })];
  const titles = after.pages.filter(({ isInNav }) => isInNav).map(({ title }) => title);
  return [say('menuOrder', { list: titles.join(', ') })];
}
