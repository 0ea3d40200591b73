import type { AppPlan, PagePlan } from '../plan/app-plan.ts';
import { inMenu } from '../plan/menu.ts';
import type { Change } from './ask.ts';
import { listItems } from './phrases.ts';
import { pagesMeant } from './place-words.ts';
import { found, ordinalIn, partOf, says } from './reading.ts';
import { tell } from './said.data.ts';

/** "move About last", "put Contact before About", "make Tasks the first page", "reorder the menu: Rooms, Booking". */
export const movePages: Change = (ask) => {
  const { plan, text, order, language } = ask;
  const menu = menuOrder(plan, text);
  if (menu) return menu;
  const all = inMenu(plan);
  const [moved, other] = pagesMeant(text, plan)
    .map(({ item }) => item)
    .filter((page) => all.includes(page));
  const noSuchPage = {
    notDone: tell(language, 'noSuchPage', { list: all.map(({ title }) => title).join(', ') }),
  };
  if (!moved) return says(text, 'moveInMenu') ? noSuchPage : null;
  if (order.includes('“') || /\b(?:show|display|only|text)\b/iu.test(text)) return null;
  if (says(text, 'asStart')) return says(text, 'onStart') ? null : withStart(plan, moved);
  const rest = all.filter((page) => page !== moved);
  const word = found(text, 'beside')?.[0];
  if (word !== undefined && !other) return noSuchPage;
  const at =
    word !== undefined && other
      ? rest.indexOf(other) + (says(word, 'before') ? 0 : 1)
      : stepIn(text, all.indexOf(moved), rest.length);
  return withMenu(plan, [...rest.slice(0, at), moved, ...rest.slice(at)]);
};

function withStart({ menu: _menu, ...plan }: AppPlan, start: PagePlan): AppPlan {
  return { ...plan, pages: [start, ...plan.pages.filter((page) => page !== start)].map(withPath) };
}

/** The menu in this order; what people see first stays the start page. */
function withMenu({ menu: _menu, ...plan }: AppPlan, order: readonly PagePlan[]): AppPlan {
  const [start] = plan.pages;
  const others = plan.pages.filter((page) => page !== start && !order.includes(page));
  const pages = [...(start ? [start] : []), ...order.filter((page) => page !== start), ...others];
  const isUsual = order[0] === start || start?.isInNav !== true;
  return { ...plan, pages, ...(isUsual ? {} : { menu: order.map(({ id }) => id) }) };
}

function menuOrder(plan: AppPlan, text: string): AppPlan | null {
  const list = partOf(text, 'menuList') ?? '';
  const all = inMenu(plan);
  const named = listItems(list).flatMap((name) => {
    const page = pagesMeant(name, plan)[0]?.item;
    return page && all.includes(page) ? [page] : [];
  });
  if (named.length < 2 || !list.includes(',')) return null;
  const [start] = plan.pages;
  const rest = all.filter((page) => !named.includes(page));
  return withMenu(
    plan,
    start && rest.includes(start) ? [start, ...named, ...rest.slice(1)] : [...named, ...rest],
  );
}

function stepIn(text: string, at: number, last: number): number {
  if (says(text, 'toStart')) return 0;
  const place = ordinalIn(text);
  if (place !== null) return Math.min(last, place);
  if (/\b(?:up|left)\b/iu.test(text)) return Math.max(0, at - 1);
  return /\b(?:down|right)\b/iu.test(text) ? Math.min(last, at + 1) : last;
}

const withPath = (page: PagePlan, at: number): PagePlan => {
  if (at === 0) return { ...page, path: '/' };
  return page.path === '/' ? { ...page, path: `/${page.id}` } : page;
};
