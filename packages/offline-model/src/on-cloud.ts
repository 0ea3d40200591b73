import { applyPlan } from './change/apply-plan.ts';
import type { AppPlan, EntityPlan, Language } from './plan/app-plan.ts';
import { accessOf } from './plan/cloud/access.ts';
import { APPOINT } from './plan/cloud/cloud-words.data.ts';
import { rulingRoles } from './plan/cloud/ruling-roles.ts';
import { readPlan } from './plan/app-plan.ts';
import type { CloudState, Reply, RespondInput } from './reply.ts';
import { reply as say, type ReplyKey } from './reply-words.data.ts';
import { appointSql } from './write/cloud/accounts-sql.ts';
import { type Migration, migrationFor } from './write/cloud/migration.ts';

export const canUseCloud = (cloud: CloudState | undefined): boolean =>
  cloud?.kind === 'offered' || cloud?.kind === 'enabled';

/** Whatever the reply changes: an app on a cloud needs its tables before its sources, or nothing is changed. */
export function withCloudNeeds(given: Reply, { cloud, files }: RespondInput, before: AppPlan | null): Reply {
  if (given.changes.length === 0) return given;
  const after = planAfter(given, files);
  if (after?.storage !== 'cloud') return given;
  const migration = joined(
    migrationFor(after, before, cloud?.kind === 'enabled' ? cloud.schema : ''),
    given.cloud?.migration ?? null,
  );
  const isThere = before?.storage === 'cloud' || cloud?.kind === 'enabled';
  if (migration === null && isThere) return given;
  return canUseCloud(cloud) ? { ...given, cloud: { migration } } : refused(given, cloud);
}

function planAfter({ changes }: Reply, files: RespondInput['files']): AppPlan | null {
  const written = changes.find(({ path }) => path === '.loam/plan.json')?.content;
  return readPlan(written ?? files.get('.loam/plan.json') ?? '');
}

/** What the plan needs comes before what is done with it. */
function joined(first: Migration | null, second: Migration | null): Migration | null {
  return first && second ? { name: second.name, sql: `${first.sql}\n${second.sql}` } : (first ?? second);
}

function refused({ language, suggestions }: Reply, cloud: CloudState | undefined): Reply {
  return {
    language,
    text: `${refusedText(language, cloud)} ${say(language, 'nothing')}`,
    changes: [],
    suggestions,
  };
}

function refusedText(language: Language, cloud: CloudState | undefined): string {
  if (cloud?.kind !== 'refused') return say(language, 'cloudNotHere');
  return cloud.isDenied
    ? say(language, 'cloudDenied')
    : say(language, 'cloudFailed', { reason: cloud.reason });
}

/** What a person must know who wanted accounts or shared data and gets neither. */
export const browserOnly = (language: Language, cloud: CloudState | undefined): string =>
  `${refusedText(language, cloud)} ${say(language, 'browserOnly')}`;

/** "make ada@example.com an admin": only an account that is there gets a role, and only by whoever owns the project. */
export function appoint(input: RespondInput, plan: AppPlan, language: Language): Reply | null {
  const found = APPOINT.exec(input.request)?.groups;
  const role = found && plan.auth ? roleIn(found['rest'] ?? '', plan.auth.roles) : null;
  const email = found?.['email'];
  if (plan.storage !== 'cloud' || !plan.auth || role === null || email === undefined) return null;
  const next = plan.auth.roles.includes(role)
    ? plan
    : { ...plan, auth: { ...plan.auth, roles: [...plan.auth.roles, role] } };
  const { changes } = applyPlan(plan, next, input.files);
  const migration = { name: 'role of an account', sql: appointSql(email, role) };
  const given: Reply = {
    language,
    text: say(language, 'appointed', { email, role }),
    changes,
    cloud: { migration },
    suggestions: [],
  };
  return canUseCloud(input.cloud) ? given : refused(given, input.cloud);
}

const roleIn = (text: string, roles: readonly string[]): string | null => {
  const lower = text.toLowerCase();
  const known = roles.find((role) => lower.includes(role.toLowerCase()));
  return known ?? (/admin/i.test(text) ? 'admin' : null);
};

const ACCESS = {
  own: 'accessOwn',
  members: 'accessMembers',
  shared: 'accessShared',
  public: 'accessPublic',
  sent: 'accessSent',
  open: 'accessOpen',
} as const satisfies Readonly<Record<string, ReplyKey>>;

/** Who sees what, as the rules of the database say it. */
export function cloudLines(plan: AppPlan, language: Language): readonly string[] {
  const ruling = rulingRoles(plan.auth);
  const shown = plan.entities.filter(({ id }) => !/(?:Review|Comment)$/.test(id));
  const lists = (wanted: keyof typeof ACCESS): readonly EntityPlan[] =>
    shown.filter((entity) => accessOf(plan, entity) === wanted);
  const accesses = (['own', 'members', 'shared', 'public', 'sent', 'open'] as const).flatMap((access) => {
    const names = lists(access).map(({ many }) => many);
    return names.length === 0
      ? []
      : [`- ${say(language, accessKey(plan, access), { lists: names.join(', ') })}`];
  });
  const kept = shown.filter(({ rights }) => rights !== undefined && Object.keys(rights).length > 0);
  const keptFor = kept.flatMap(({ many, rights }) => {
    const roles = [...new Set(Object.values(rights ?? {}))].join(', ');
    return [`- ${say(language, 'accessKept', { lists: many, roles })}`];
  });
  return [
    `${say(language, 'storedCloud')}\n${[...accesses, ...keptFor].join('\n')}`,
    ...(plan.auth === null ? [] : [say(language, plan.auth.canSignUp ? 'signUpOpen' : 'signUpClosed')]),
    ...(ruling.length === 0
      ? []
      : [say(language, 'nobodyRules', { roles: ruling.join(', '), role: ruling[0] ?? '' })]),
    ...(staysInBrowser(plan) ? [say(language, 'stillLocal')] : []),
  ];
}

/** Where nobody has a role of their own, nobody else is told to see anything. */
function accessKey(plan: AppPlan, access: keyof typeof ACCESS): ReplyKey {
  if (plan.auth === null && (access === 'public' || access === 'members' || access === 'shared'))
    return 'accessFixed';
  const isAlone = rulingRoles(plan.auth).length === 0;
  if (isAlone && access === 'own') return 'accessOwnAlone';
  return isAlone && access === 'sent' ? 'accessSentAlone' : ACCESS[access];
}

const LOCAL_BLOCKS: ReadonlySet<string> = new Set(['messages', 'notifications', 'upload', 'cart', 'quiz']);

const staysInBrowser = ({ pages }: AppPlan): boolean =>
  pages.some(({ blocks }) => blocks.some(({ kind }) => LOCAL_BLOCKS.has(kind)));
