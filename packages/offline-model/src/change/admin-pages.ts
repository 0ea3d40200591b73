import type { AppPlan, EntityPlan, PagePlan } from '../plan/app-plan.ts';
import { type Changer, withPage } from './changer.ts';
import { withListPage } from './list-changes.ts';
import { findEntities, findPages } from './named.ts';
import { withRole } from './right-changes.ts';
import { unquoted } from './wish.ts';

const ONLY_ME =
  /(?<!\p{L})(?:(?:only|just) (?:for )?(?:me|myself|us|admins?|the (?:owner|admin|staff|team)|staff)|only (?:i|we|admins?|the (?:owner|admin|staff)|staff) (?:can|should|may|must)|nur (?:für )?(?:mich|uns|admins?|das team)|nur ich|rien que pour (?:moi|nous)|seulement pour (?:moi|nous)|pour (?:moi|nous) (?:seule?s?|uniquement)|s[oó]lo (?:para )?(?:mí|nosotros|el admin)|só (?:pra|para) (?:mim|nós)|só eu|admin (?:page|area|panel)|private page|hidden from (?:visitors|customers|users))(?!\p{L})/iu;
const SEEING =
  /(?<!\p{L})(?:page|see|view|list|seite|sehen|page|voir|página|ver|panel|area|dashboard)(?!\p{L})/iu;

/** "I want to see the orders on a page only for me": a list behind a sign-in, for one role. */
export const addAdminPage: Changer = (plan, wish, context) => {
  const text = unquoted(wish.said, wish.quotes);
  if (!ONLY_ME.test(text) || !SEEING.test(text) || /^(?:remove|rename)\b/iu.test(wish.order)) return null;
  const entity = findEntities(text, plan)[0]?.item;
  const named = findPages(text, plan).find(({ item }) => item.path !== '/' && !item.path.includes(':'))?.item;
  const [grown, page] = entity ? withFullList(plan, entity) : [plan, named];
  if (!page || page.path === '/') return null;
  const role = plan.auth?.roles.find((one) => /admin|owner|staff|manager/i.test(one)) ?? 'admin';
  const next = withPage(withRole(grown, role, { wish, context }), { ...page, role });
  const guarded = [...new Set([...(next.auth?.guarded ?? []), page.id])];
  return { ...next, auth: next.auth && { ...next.auth, guarded } };
};

/** The page with all records of a kind; one is made where there are only glimpses or one's own. */
function withFullList(plan: AppPlan, entity: EntityPlan): readonly [AppPlan, PagePlan | undefined] {
  const isFull = ({ blocks, path }: PagePlan): boolean =>
    path !== '/' &&
    blocks.some(
      (block) =>
        block.kind === 'collection' &&
        block.entity === entity.id &&
        block.limit === undefined &&
        !block.onlyMine,
    );
  const there = plan.pages.find(isFull);
  if (there) return [plan, there];
  const grown = withListPage(plan, entity, { view: 'table' });
  return [grown, grown.pages.find(isFull)];
}
