import type { AppPlan, PagePlan } from '../plan/app-plan.ts';
import type { Changer } from './ask.ts';
import { findPages } from './named.ts';
import { unquoted } from './wish.ts';

/** "bring the gallery back": a page as it was before. */
export const restorePage: Changer = (plan, wish, context) => {
  if (
    !/\b(?:back|again|restore|wieder|zurück|de retour|remets|de vuelta|de volta|recover)\b/iu.test(wish.order)
  )
    return null;
  const text = unquoted(wish.order, wish.quotes);
  const isLast = /\b(?:it|that|them|this|es|sie|le|la|lo|ela|ele|isso)\b/iu.test(text);
  const isLost = ({ id }: PagePlan): boolean => !plan.pages.some((one) => one.id === id);
  for (const earlier of context.earlier) {
    const page =
      findPages(text, earlier).find(({ item }) => isLost(item))?.item ??
      (isLast ? earlier.pages.find((one) => one.isInNav && isLost(one)) : undefined);
    if (!page) continue;
    const at = earlier.pages.indexOf(page);
    const lost = earlier.entities.filter(
      (entity) =>
        !plan.entities.some(({ id }) => id === entity.id) && JSON.stringify(page).includes(`"${entity.id}"`),
    );
    const details = earlier.pages.filter(
      (other) =>
        other !== page &&
        !plan.pages.some(({ id }) => id === other.id) &&
        lost.some(
          (entity) => other.path.includes(':') && JSON.stringify(other.blocks).includes(`"${entity.id}"`),
        ),
    );
    const others = plan.pages.map((one) => withHighlights(one, earlier, page));
    const pages = [...others.slice(0, at), page, ...others.slice(at), ...details];
    return { ...plan, entities: [...plan.entities, ...lost], pages };
  }
  return null;
};

/** The glimpses of its list on other pages come back with it. */
function withHighlights(page: PagePlan, earlier: AppPlan, restored: PagePlan): PagePlan {
  const listed = new Set(
    restored.blocks.flatMap((block) => (block.kind === 'collection' ? [block.entity] : [])),
  );
  const old = earlier.pages.find(({ id }) => id === page.id);
  const blocks = [...page.blocks];
  for (const [at, block] of (old?.blocks ?? []).entries()) {
    const isLost =
      block.kind === 'collection' &&
      block.limit !== undefined &&
      listed.has(block.entity) &&
      !blocks.some((one) => one.kind === 'collection' && one.entity === block.entity);
    if (isLost) blocks.splice(at, 0, block);
  }
  return blocks.length === page.blocks.length ? page : { ...page, blocks };
}
