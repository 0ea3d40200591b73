import type { AccessPlan, AppPlan, EntityPlan, PagePlan } from '../app-plan.ts';
import type { BlockPlan } from '../block-plan.ts';

/** Who sees and changes the records of a list that is kept on a cloud. */
export function accessOf(plan: AppPlan, entity: EntityPlan): AccessPlan {
  return entity.access ?? accessByPages(plan, entity);
}

/** What the pages show decides; a list that nobody said to share is its maker's own. */
function accessByPages(plan: AppPlan, entity: EntityPlan): AccessPlan {
  const shown = plan.pages.filter((page) => page.blocks.some((block) => showsAll(block, entity.id)));
  if (shown.length === 0 && isShownToOwner(plan, entity.id)) return 'own';
  if (shown.length === 0) return isPicked(plan, entity.id) ? 'public' : 'sent';
  if (shown.every(({ role }) => role !== undefined)) return isSent(plan, entity.id) ? 'sent' : 'own';
  if (shown.every((page) => isGuarded(plan, page))) return 'members';
  return 'public';
}

const isGuarded = ({ auth }: AppPlan, { id, role }: PagePlan): boolean =>
  auth !== null && (role !== undefined || auth.guarded.includes(id));

const isSent = ({ pages }: AppPlan, entity: string): boolean =>
  pages.some(({ blocks }) =>
    blocks.some((block) => (block.kind === 'form' || block.kind === 'booking') && block.entity === entity),
  );

/** Others point to it: who may not see it could pick nothing. */
export const isPicked = ({ entities }: AppPlan, id: string): boolean =>
  entities.some((entity) =>
    entity.fields.some((field) => field.type === 'relation' && field.entity === id && entity.id !== id),
  );

/** Whoever saves one that points to it changes it, too: stock goes down with each loan. */
export const isChangedByOthers = ({ entities }: AppPlan, id: string): boolean =>
  entities.some(({ effects = [], fields }) =>
    effects.some(({ picker }) => fields.some((field) => field.id === picker && field.entity === id)),
  );

const isShownToOwner = ({ pages }: AppPlan, entity: string): boolean =>
  pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'collection' && block.entity === entity && block.onlyMine),
  );

/** Shows records whoever made them; those that others point to are shown with them. */
function showsAll(block: BlockPlan, entity: string): boolean {
  if (block.kind === 'collection') return block.entity === entity && !block.onlyMine;
  if (block.kind === 'detail')
    return block.entity === entity || block.related.includes(entity) || block.talkEntity === entity;
  if (block.kind === 'chart') return block.entity === entity;
  if (block.kind === 'numbers') return block.items.some((item) => item.entity === entity);
  if (block.kind === 'report') return block.entities.includes(entity);
  return block.kind === 'booking' && block.resource?.entity === entity;
}

/** Lists that a page shows, whoever made their records. */
export const isShownOn = (page: PagePlan, entity: string): boolean =>
  page.blocks.some(
    (block) => showsAll(block, entity) || (block.kind === 'collection' && block.entity === entity),
  );
