import { createHash } from 'node:crypto';
import type { AppPlan, AuthPlan } from '../../../plan/app-plan.ts';
import type { BlockPlan } from '../../../plan/block-plan.ts';
import { openRoles } from '../../../plan/cloud/ruling-roles.ts';
import type { Draft } from '../../draft.ts';
import { attribute, type CodeProps, codeOf, indent, quote } from '../../code.ts';
import type { WordKey } from '@loam/app-library';

type Demo = AuthPlan['demo'][number];

/** What the parts about accounts expect of an app with sign-in. */
export function authFiles(plan: AppPlan): Readonly<Record<string, string>> {
  if (plan.auth === null) return {};
  const { initialRole, roles } = plan.auth;
  return {
    'src/data/auth/demo-accounts.ts': demoFile(plan.auth, plan.storage === 'cloud'),
    'src/data/auth/service.ts': serviceFile(plan),
    'src/data/auth/options.ts': optionsFile(plan, plan.auth),
    'src/data/auth/roles.ts': `/** Who people can be in this app. */
export const ROLES: readonly string[] = [${[...new Set([initialRole, ...roles])].map(quote).join(', ')}];
`,
  };
}

const serviceFile = ({ storage }: AppPlan): string =>
  `/** Where accounts are kept. */
export const accountService: AccountService = ${storage === 'cloud' ? 'cloudAccounts' : 'localAccounts'};
`;

function optionsFile(plan: AppPlan, auth: AuthPlan): string {
  const options = { canSignUp: auth.canSignUp, roles: openRoles(auth), accountLinks: accountLinks(plan) };
  return `interface AuthOptions {
  canSignUp: boolean;
  /** What people may call themselves when they sign up; the first is chosen for them. */
  roles: readonly string[];
  /** Pages of the person who is signed in. */
  accountLinks: readonly { to: string; title: string }[];
}

export const authOptions: AuthOptions = ${codeOf(options)};
`;
}

function accountLinks({ pages }: AppPlan): readonly { to: string; title: string }[] {
  const kinds: readonly BlockPlan['kind'][] = ['profile', 'settings', 'orders', 'saved'];
  return kinds.flatMap((kind) => {
    const page = pages.find((candidate) => candidate.blocks.some((block) => block.kind === kind));
    return page ? [{ to: page.path, title: page.title }] : [];
  });
}

function demoFile({ demo, initialRole }: AuthPlan, isOnCloud: boolean): string {
  const first = demo.find(({ role }) => role === initialRole) ?? demo[0];
  const logins = demo.map(({ email, password, role }) => ({ email, password, role }));
  const rows = demo.map((account, index) => demoRow(account, account === first ? 'me' : `demo-${index + 1}`));
  return `/** Shown beside the sign-in form: these accounts are for everyone who tries the app. */
export const DEMO_LOGINS: readonly { email: string; password: string; role: string }[] = ${codeOf(logins)};
${
  isOnCloud
    ? ''
    : `
export function demoAccounts(): readonly LocalAccount[] {
  return ${indent(codeOf(rows), 2)}.map((account) => ({
    ...account,
    about: "",
    ownerId: account.id,
    createdAt: hoursAgo(720),
  }));
}
`
}`;
}

function demoRow({ name, email, role, password }: Demo, id: string): CodeProps {
  const salt = `salt-${id}`;
  const digest = createHash('sha256').update(`${salt}:${password}`).digest('hex');
  return { id, name, email, role, salt, digest };
}

type Door = readonly [component: string, path: string, title: WordKey, intro: WordKey];

/** The pages to come in by, with their routes; each shows the form of its name. */
export function authPages({
  plan: { auth, storage },
  say,
}: Draft): readonly { readonly component: string; readonly path: string; readonly body: string }[] {
  if (auth === null) return [];
  const doors: readonly Door[] = [
    ['SignIn', '/sign-in', 'authSignIn', 'authSignInText'],
    ...(auth.canSignUp ? [['SignUp', '/sign-up', 'authSignUp', 'authSignUpText'] as const] : []),
    ...(storage === 'cloud' ? CLOUD_DOORS : []),
  ];
  return doors.map(([component, path, title, intro]) => ({
    component,
    path,
    body: `const ${component} = () => (
  <Page ${attribute('title', say(title))} ${attribute('intro', say(intro))} isNarrow>
    <${component}Form />
  </Page>
);

export default ${component};
`,
  }));
}

const CLOUD_DOORS: readonly Door[] = [
  ['ResetPassword', '/reset-password', 'authReset', 'authResetText'],
  ['NewPassword', '/new-password', 'authNewPassword', 'authNewPasswordText'],
];
