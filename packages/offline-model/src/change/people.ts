import { AND_OR, like } from '../lexicon/pattern.ts';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import type { AppPlan, EntityPlan, PagePlan, RightsPlan } from '../plan/app-plan.ts';
import { accessOf } from '../plan/cloud/access.ts';
import { MOVE_TO_CLOUD } from '../plan/cloud/cloud-words.data.ts';
import { withCloud } from '../plan/cloud/with-cloud.ts';
import { field } from '../plan/shorthand.ts';
import { type Ask, type Change, type Outcome, entityMeant, entityNamed } from './ask.ts';
import { blocksOf, mapCollections, pageWith, withEntity, withField, withPage } from './edits.ts';
import { addField } from './fields.ts';
import { withPlaces } from './grow.ts';
import { withListPage } from './lists.ts';
import { findPages, fold } from './named.ts';
import { listItems, sentence } from './phrases.ts';
import { found, partOf, says } from './reading.ts';
import { tell } from './said.data.ts';

const DEMO_PASSWORD = 'demo1234';
const KEEPER = 'admin';

/** "add login", "people should sign in". */
export const addSignIn: Change = (ask) => {
  const { plan, order, language } = ask;
  if (/^(?:remove|no)\b|\bwithout\b/iu.test(order)) return plan.auth ? withoutSignIn(ask) : null;
  if (plan.auth && says(order, 'ownOnly')) return isOnCloud(ask) ? onCloud(ask, plan, ask.said) : null;
  if (plan.auth) return { notDone: tell(language, 'signInThere') };
  const isGuarded = says(order, 'guarded');
  const next = withAccounts(ask, {
    roles: /\badmins?\b/iu.test(order) ? ['member', KEEPER] : ['member'],
    guarded: isGuarded ? plan.pages.slice(1).map(({ id }) => id) : [],
  });
  const left = isOnCloud(ask) ? undefined : found(order, 'ownAlone')?.[0];
  return { plan: next, ...(left === undefined ? {} : { left }) };
};

/** "log in with Google": accounts of the app's own, and plainly no others. */
export const otherSignIn: Change = (ask) => {
  const name = sentence(
    found(ask.said, 'otherSignIn')
      ?.slice(1)
      .find((part) => part !== undefined) ?? '',
  );
  const note = tell(ask.language, 'noOtherSignIn', { name });
  if (ask.plan.auth) return { notDone: note };
  return { plan: withAccounts(ask, { roles: ['member'], guarded: [] }), note };
};

const isOnCloud = ({ plan, context }: Ask): boolean => context.hasCloud === true && plan.entities.length > 0;

/** Accounts with a page of one's own, in the cloud where there is one. */
function withAccounts(
  ask: Ask,
  { roles, guarded }: { readonly roles: readonly string[]; readonly guarded: readonly string[] },
): AppPlan {
  const { plan, order, wish } = ask;
  const demo = roles.map((role) => ({
    name: role === KEEPER ? 'Alex Admin' : 'Sam Demo',
    email: role === KEEPER ? 'admin@example.com' : 'demo@example.com',
    password: DEMO_PASSWORD,
    role,
  }));
  const auth = { roles, initialRole: 'member', demo, canSignUp: true, guarded };
  const open: AppPlan = { ...plan, auth };
  const next = pageWith(plan, 'profile') ? open : withPlaces(open, { text: order, places: ['profile'] });
  return isOnCloud(ask) ? onCloud(ask, next, wish.said) : next;
}

/** With all that was ever said about who sees what. */
const onCloud = ({ context }: Ask, plan: AppPlan, now: string): AppPlan =>
  withCloud(plan, [...context.past, now].join('\n'));

/** Sign-in goes only where nobody's own entries would be shown to all. */
function withoutSignIn({ plan, language }: Ask): Outcome {
  const closed = plan.entities.filter((entity) => accessOf(plan, entity) !== 'public');
  if (plan.storage === 'cloud' && closed.length > 0)
    return { notDone: tell(language, 'signInGuards', { things: closed.map(({ many }) => many).join(', ') }) };
  return {
    ...plan,
    auth: null,
    pages: plan.pages.map(({ role: _role, ...page }) => page),
    entities: plan.entities.map(({ rights: _rights, ...entity }) => entity),
  };
}

/** "keep the data in the cloud". */
export const moveToCloud: Change = (ask) => {
  const { plan, wish, context, language } = ask;
  if (!MOVE_TO_CLOUD.test(ask.said)) return null;
  if (plan.entities.length === 0) return { notDone: tell(language, 'nothingForCloud') };
  if (plan.storage === 'cloud') return { notDone: tell(language, 'onCloudAlready') };
  if (context.hasCloud !== true) return { notDone: tell(language, 'noCloudHere') };
  return onCloud(ask, plan, wish.said);
};

/** Sign-in with an account of that role, whatever is missing of it. */
function withRole(ask: Ask, role: string): AppPlan {
  const ready = ask.plan.auth
    ? ask.plan
    : withAccounts({ ...ask, order: 'add sign in' }, { roles: ['member'], guarded: [] });
  const { auth } = ready;
  if (!auth || auth.demo.some((one) => one.role === role)) return ready;
  const account = {
    name: `Alex ${sentence(role)}`,
    email: `${fold(role).replace(/[^a-z]+/g, '-')}@example.com`,
    password: DEMO_PASSWORD,
    role,
  };
  const roles = auth.roles.includes(role) ? auth.roles : [...auth.roles, role];
  return { ...ready, auth: { ...auth, roles, demo: [...auth.demo, account] } };
}

/** "only admins can delete issues", "members cannot edit products". */
export const keepRights: Change = (ask) => {
  const { text } = ask;
  const role = keeperIn(ask);
  const rights = role === null ? {} : rightsIn(text, role);
  const meant = Object.keys(rights).length > 0 ? keptRecords(ask) : [];
  if (role === null || meant.length === 0) return null;
  return meant.reduce(
    (plan, entity) => {
      const next = withEntity(plan, { ...entity, rights: { ...entity.rights, ...rights } });
      // A right that is kept for someone is one that there is.
      return mapCollections(next, entity.id, (block) =>
        block.limit === undefined
          ? { ...block, can: { ...block.can, ...mapValues(rights, () => true) } }
          : block,
      );
    },
    withRole(ask, role),
  );
};

/** The records that are spoken of; "only admins may delete" is said of all that stand in lists. */
function keptRecords(ask: Ask): readonly EntityPlan[] {
  const { plan, text } = ask;
  const meant = entityMeant(ask);
  if (!meant || !says(text, 'anyDeed') || entityNamed(ask.said, plan)) return meant ? [meant] : [];
  const lists = blocksOf(plan).filter((block) => block.kind === 'collection' && !block.onlyMine);
  return plan.entities.filter(({ id }) => lists.some((block) => 'entity' in block && block.entity === id));
}

const mapValues = <T>(values: object, map: () => T): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.keys(values).map((key) => [key, map()]));

/** Who keeps the right: those it is for alone, or the admins where others lose it. */
function keeperIn({ plan, text }: Ask): string | null {
  const known = plan.auth?.roles.find((role) => fold(text).includes(fold(role)));
  if (!says(text, 'only'))
    return says(text, 'mayNot') && (known !== undefined || says(text, 'deniedRole')) ? KEEPER : null;
  const word = (found(text, 'role')?.[0] ?? partOf(text, 'onlyRole'))?.toLowerCase();
  if (known !== undefined || word === undefined) return known ?? null;
  return word.startsWith('admin') ? KEEPER : word.replace(/(?<=[a-z]{4})s$/u, '');
}

function rightsIn(text: string, role: string): RightsPlan {
  const isAll = says(text, 'managing');
  return {
    ...(isAll || says(text, 'creating') ? { create: role } : {}),
    ...(isAll || says(text, 'editing') ? { edit: role } : {}),
    ...(isAll || says(text, 'deleting') ? { remove: role } : {}),
  };
}

/** "my accountant must be able to look but not change anything": a role that reads, and one that keeps the rest. */
export const addReader: Change = (ask) => {
  const match = found(ask.said, 'looker');
  const word = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
  if (word === '' || says(word, 'anybody')) return null;
  const ready = withRole({ ...ask, plan: withRole(ask, KEEPER) }, word);
  const sent = blocksOf(ask.plan).filter((block) => block.kind === 'form' || block.kind === 'booking');
  const entities = ready.entities.map((entity) => {
    const isSent = sent.some((block) => block.entity === entity.id);
    const kept = { ...(isSent ? {} : { create: KEEPER }), edit: KEEPER, remove: KEEPER };
    return { ...entity, rights: { ...entity.rights, ...kept } };
  });
  return { ...ready, entities };
};

/** "I want to see the orders on a page only for me": a list behind a sign-in, for one role. */
export const addAdminPage: Change = (ask) => {
  const { plan, said } = ask;
  const entity = entityNamed(said, plan);
  const named = findPages(said, plan).find(({ item }) => item.path !== '/' && !item.path.includes(':'))?.item;
  const [grown, page] = entity ? withFullList(plan, entity) : [plan, named];
  if (!page) return null;
  const role = plan.auth?.roles.find((one) => /admin|owner|staff|manager/i.test(one)) ?? KEEPER;
  const next = withPage(withRole({ ...ask, plan: grown }, role), { ...page, role });
  const guarded = [...new Set([...(next.auth?.guarded ?? []), page.id])];
  return { ...next, auth: next.auth && { ...next.auth, guarded } };
};

/** The page with all records of a kind; one is made where there are only glimpses or one's own. */
function withFullList(
  plan: AppPlan,
  { id, ...entity }: EntityPlan,
): readonly [AppPlan, PagePlan | undefined] {
  const isFull = ({ blocks, path }: PagePlan): boolean =>
    path !== '/' &&
    blocks.some(
      (one) => one.kind === 'collection' && one.entity === id && one.limit === undefined && !one.onlyMine,
    );
  const grown = plan.pages.some(isFull) ? plan : withListPage(plan, { id, ...entity }, { view: 'table' });
  return [grown, grown.pages.find(isFull)];
}

/** "let users upload their own recipes", "people can delete products". */
export const allowDeeds: Change = ({ plan, text }) => {
  const named = entityNamed(text, plan);
  const deeds = {
    ...(says(text, 'making') ? { create: true } : {}),
    ...(says(text, 'revising') ? { edit: true } : {}),
    ...(says(text, 'dropping') ? { remove: true } : {}),
  };
  const isListed = blocksOf(plan).some((block) => block.kind === 'collection' && block.entity === named?.id);
  if (!named || !isListed || Object.keys(deeds).length === 0) return null;
  const { rights, ...entity } = named;
  // Nothing is kept for a role any more that everybody may do.
  const kept = Object.fromEntries(Object.entries(rights ?? {}).filter(([deed]) => !(deed in deeds)));
  const next = mapCollections(plan, named.id, (block) => ({ ...block, can: { ...block.can, ...deeds } }));
  return withEntity(next, Object.keys(kept).length === 0 ? entity : { ...entity, rights: kept });
};

const NAMES = like.u`(?::|\bto|\ban|\bà|\ba|\bpara)\s+((?:\p{Lu}[\p{L}'’-]+(?:,\s*|\s+(?:${AND_OR})\s+|\s*&\s*))+\p{Lu}[\p{L}'’-]+)`;

/** "assign tasks to people: Anna, Ben, Chris": who is meant is chosen from these. */
export const assignPeople: Change = ({ plan, said }) => {
  const told = NAMES.exec(said)?.[1];
  const entity = entityNamed(said, plan);
  if (told === undefined || !entity) return null;
  const options = listItems(told);
  const known = entity.fields.find(({ id, label }) => says(id, 'ownerField') || says(label, 'ownerField'));
  const label = tell(plan.language, 'assignee');
  const old = known ?? field(camelCase(label), label, 'choice');
  const { entity: _entity, min: _min, max: _max, ...rest } = old;
  const made = { ...rest, type: 'choice' as const, options };
  if (!known) return addField(plan, entity, made);
  const seed = entity.seed.map((row, at) => ({ ...row, [known.id]: options[at % options.length] ?? null }));
  return withField(plan, { ...entity, seed }, made);
};
