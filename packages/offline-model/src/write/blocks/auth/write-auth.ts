import { createHash } from 'node:crypto';
import type { AppPlan, AuthPlan } from '../../../plan/app-plan.ts';
import type { BlockPlan } from '../../../plan/block-plan.ts';
import { openRoles } from '../../../plan/cloud/ruling-roles.ts';
import { attribute, block as lines, quote } from '../../code.ts';
import type { PartWordKey } from '@loam/app-library';

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
  return `interface AuthOptions {
  canSignUp: boolean;
  /** What people may call themselves when they sign up; the first is chosen for them. */
  roles: readonly string[];
  /** Pages of the person who is signed in. */
  accountLinks: readonly { to: string; title: string }[];
}

export const authOptions: AuthOptions = {
  canSignUp: ${auth.canSignUp},
  roles: [${openRoles(auth).map(quote).join(', ')}],
  accountLinks: [
    ${lines(accountLinks(plan), 4)}
  ],
};
`.replace(/\[\s*\],\n\};/, '[],\n};');
}

function accountLinks({ pages }: AppPlan): readonly string[] {
  const kinds: readonly BlockPlan['kind'][] = ['profile', 'settings', 'orders', 'saved'];
  return kinds.flatMap((kind) => {
    const page = pages.find((candidate) => candidate.blocks.some((block) => block.kind === kind));
    return page ? [`{ to: ${quote(page.path)}, title: ${quote(page.title)} },`] : [];
  });
}

function demoFile({ demo, initialRole }: AuthPlan, isOnCloud: boolean): string {
  const first = demo.find(({ role }) => role === initialRole) ?? demo[0];
  const logins = demo.map(
    ({ email, password, role }) =>
      `  { email: ${quote(email)}, password: ${quote(password)}, role: ${quote(role)} },`,
  );
  const rows = demo.map((account, index) => demoRow(account, account === first ? 'me' : `demo-${index + 1}`));
  return `/** Shown beside the sign-in form: these accounts are for everyone who tries the app. */
export const DEMO_LOGINS: readonly { email: string; password: string; role: string }[] = [
${logins.join('\n')}
];
${
  isOnCloud
    ? ''
    : `
export function demoAccounts(): readonly LocalAccount[] {
  return [
    ${lines(rows, 4)}
  ].map((account) => ({ ...account, about: "", ownerId: account.id, createdAt: hoursAgo(720) }));
}
`
}`;
}

function demoRow({ name, email, role, password }: Demo, id: string): string {
  const salt = `salt-${id}`;
  const digest = createHash('sha256').update(`${salt}:${password}`).digest('hex');
  return `{
  id: ${quote(id)},
  name: ${quote(name)},
  email: ${quote(email)},
  role: ${quote(role)},
  salt: ${quote(salt)},
  digest: ${quote(digest)},
},`;
}

/** The pages to come in by, with their routes. */
export function authPages(
  plan: AppPlan,
  say: (key: PartWordKey) => string,
): readonly { readonly component: string; readonly path: string; readonly body: string }[] {
  if (plan.auth === null) return [];
  const page = (
    component: string,
    form: string,
    keys: readonly [title: PartWordKey, intro: PartWordKey],
  ): string =>
    `const ${component} = () => (
  <Page ${attribute('title', say(keys[0]))} ${attribute('intro', say(keys[1]))} isNarrow>
    <${form} />
  </Page>
);

export default ${component};
`;
  return [
    {
      component: 'SignIn',
      path: '/sign-in',
      body: page('SignIn', 'SignInForm', ['authSignIn', 'authSignInText']),
    },
    ...(plan.auth.canSignUp
      ? [
          {
            component: 'SignUp',
            path: '/sign-up',
            body: page('SignUp', 'SignUpForm', ['authSignUp', 'authSignUpText']),
          },
        ]
      : []),
    ...(plan.storage === 'cloud'
      ? [
          {
            component: 'ResetPassword',
            path: '/reset-password',
            body: page('ResetPassword', 'ResetPasswordForm', ['authReset', 'authResetText']),
          },
          {
            component: 'NewPassword',
            path: '/new-password',
            body: page('NewPassword', 'NewPasswordForm', ['authNewPassword', 'authNewPasswordText']),
          },
        ]
      : []),
  ];
}
