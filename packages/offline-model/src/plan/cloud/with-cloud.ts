import { like, toPattern } from '../../lexicon/pattern.ts';
import type { AccessPlan, AppKind, AppPlan, AuthPlan, EntityPlan } from '../app-plan.ts';
import { accessOf, isChangedByOthers, isPicked, isShownOn } from './access.ts';
import { NO_LOGIN, OWN_CHANGES, OWN_ONLY, SHARED } from './cloud-words.data.ts';

/** Apps in which people keep books; what they enter is not meant for visitors. */
const INNER: ReadonlySet<AppKind> = new Set(['management', 'dashboard', 'tool', 'messaging', 'game']);

/**
 * The same app with its lists on the project's cloud. Whoever enters something needs an account there, unless the request
 * wants none; accounts to try are none that a stranger should find.
 */
export function withCloud(plan: AppPlan, request: string): AppPlan {
  const wantsNoLogin = NO_LOGIN.test(request);
  const auth = plan.auth ?? (wantsNoLogin || !isEntered(plan) ? null : plainAuth(request));
  return settled({ ...plan, storage: 'cloud', auth: auth && { ...auth, demo: [] } }, request);
}

/** Every list of an app on a cloud has its place there, also one that a follow-up added. */
export function settled(plan: AppPlan, request: string): AppPlan {
  if (plan.storage !== 'cloud') return plan;
  const entities = plan.entities.map((entity): EntityPlan => ({
    ...entity,
    access: entity.access ?? chosenAccess(plan, entity, request),
  }));
  return withGuards({ ...plan, auth: plan.auth && { ...plan.auth, demo: [] }, entities });
}

function chosenAccess(plan: AppPlan, entity: EntityPlan, request: string): AccessPlan {
  const byPages = accessOf(plan, entity);
  if (plan.auth === null) return NO_LOGIN.test(request) && byPages !== 'sent' ? 'open' : byPages;
  return byPages === 'public' || byPages === 'members'
    ? saidAccess(plan, entity, { request, byPages })
    : byPages;
}

/** Of a list that its pages show to others: what the request says of it. */
function saidAccess(
  plan: AppPlan,
  entity: EntityPlan,
  { request, byPages }: { readonly request: string; readonly byPages: AccessPlan },
): AccessPlan {
  const isInner = INNER.has(plan.kind);
  const isShared = SHARED.test(request) || isPicked(plan, entity.id);
  if (isKeptToSelf(request, isShared) && !isPicked(plan, entity.id)) return 'own';
  if (OWN_CHANGES.test(request) && isShared && !isChangedByOthers(plan, entity.id))
    return byPages === 'public' && !isInner ? 'public' : 'shared';
  if (!isInner) return byPages;
  return isShared ? 'members' : 'own';
}

/** Others do not see it: said of seeing, or of changing where nothing is said to be shared. */
const isKeptToSelf = (request: string, isShared: boolean): boolean =>
  OWN_ONLY.test(request.replaceAll(toPattern(OWN_CHANGES, 'giu'), '')) ||
  (OWN_CHANGES.test(request) && !isShared);

/** Somebody adds or changes something in the app itself. */
const isEntered = ({ pages }: AppPlan): boolean =>
  pages.some(({ blocks }) =>
    blocks.some(
      (block) =>
        (block.kind === 'collection' && (block.can.create || block.can.edit || block.can.remove)) ||
        (block.kind === 'detail' && (block.can.edit || block.can.remove || block.talk !== 'none')),
    ),
  );

function plainAuth(request: string): AuthPlan {
  const roles = like.iu`(?<!\p{L})admin`.test(request) ? ['member', 'admin'] : ['member'];
  return { roles, initialRole: 'member', demo: [], canSignUp: true, guarded: [] };
}

/** A page whose lists only members see asks who it is. */
function withGuards(plan: AppPlan): AppPlan {
  if (plan.auth === null) return plan;
  const inner = plan.entities.filter(
    ({ access }) => access === 'own' || access === 'members' || access === 'shared',
  );
  const pages = plan.pages.filter((page) => inner.some(({ id }) => isShownOn(page, id))).map(({ id }) => id);
  return { ...plan, auth: { ...plan.auth, guarded: [...new Set([...plan.auth.guarded, ...pages])] } };
}
