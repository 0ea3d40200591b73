import { createHash } from 'node:crypto';
import type { AppPlan, AuthPlan } from '../../../plan/app-plan.ts';
import type { BlockPlan } from '../../../plan/block-plan.ts';
import { attribute, block as lines, jsxText, quote } from '../../code.ts';
import { AUTH, SIGN_UP } from './auth.data.ts';

type Demo = AuthPlan['demo'][number];

/** The files that an app with sign-in shares; their places for names are filled by `authValues`. */
export function authSources(plan: AppPlan): Readonly<Record<string, string>> {
  if (plan.auth === null) return {};
  return {
    ...AUTH,
    ...(plan.auth.canSignUp ? SIGN_UP : {}),
    'src/data/auth/demo-accounts.ts': demoFile(plan.auth),
  };
}

/** What the shared files leave open: roles, links to the person's own pages. */
export function authValues(plan: AppPlan): Readonly<Record<string, string>> {
  const { auth } = plan;
  if (auth === null) return {};
  const roles = openRoles(auth);
  const hasRoles = roles.length > 1;
  return {
    ...(auth.canSignUp
      ? {
          signUpLink: `        <Button asChild size="sm" variant="outline" className="hidden border-current bg-transparent text-current hover:bg-current/10 hover:text-current sm:inline-flex dark:border-current dark:bg-transparent">
          <Link to="/sign-up">%authSignUp%</Link>
        </Button>\n`,
          signUpHint: `          <p className="text-sm">
            %authNoAccount%{" "}
            <Link to="/sign-up" className="font-medium underline underline-offset-4">
              %authSignUp%
            </Link>
          </p>\n`,
        }
      : { signUpLink: '', signUpHint: '' }),
    accountLinks: accountLinks(plan),
    roleSchema: hasRoles ? `    role: z.enum([${roles.map(quote).join(', ')}]),\n` : '',
    roleDefault: hasRoles ? ` role: ${quote(auth.initialRole)},` : '',
    newAccount: hasRoles ? 'values' : `{ ...values, role: ${quote(auth.initialRole)} }`,
    roleField: hasRoles
      ? `        <ChoiceField control={form.control} name="role" label="%authRole%" options={toOptions([${roles.map(quote).join(', ')}])} isRequired />\n`
      : '',
  };
}

const POWERFUL =
  /admin|manager|moderat|staff|owner|editor|librarian|supervisor|verwalt|leitung|gerente|dono|dueño|propriet|gestor|responsable|équipe|equipo|equipe|mitarbeiter/i;

/** Roles that people may take for themselves; those who run the place are appointed. */
const openRoles = ({ roles, initialRole }: AuthPlan): readonly string[] => [
  ...new Set([initialRole, ...roles.filter((role) => !POWERFUL.test(role))]),
];

function accountLinks({ pages }: AppPlan): string {
  const kinds: readonly BlockPlan['kind'][] = ['profile', 'settings', 'orders', 'saved'];
  return kinds
    .flatMap((kind) => {
      const page = pages.find((candidate) => candidate.blocks.some((block) => block.kind === kind));
      return page
        ? [
            `        <DropdownMenuItem asChild>
          <Link to="${page.path}">${jsxText(page.title)}</Link>
        </DropdownMenuItem>\n`,
          ]
        : [];
    })
    .join('');
}

function demoFile({ demo, initialRole }: AuthPlan): string {
  const first = demo.find(({ role }) => role === initialRole) ?? demo[0];
  const logins = demo.map(
    ({ email, password, role }) =>
      `  { email: ${quote(email)}, password: ${quote(password)}, role: ${quote(role)} },`,
  );
  const rows = demo.map((account, index) => demoRow(account, account === first ? 'me' : `demo-${index + 1}`));
  return `/** Shown beside the sign-in form: these accounts are for everyone who tries the app. */
export const DEMO_LOGINS = [
${logins.join('\n')}
];

export function demoAccounts(): readonly Account[] {
  return [
    ${lines(rows, 4)}
  ].map((account) => ({ ...account, about: "", ownerId: account.id, createdAt: hoursAgo(720) }));
}
`;
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
  say: (key: string) => string,
): readonly { readonly component: string; readonly path: string; readonly body: string }[] {
  if (plan.auth === null) return [];
  const page = (component: string, form: string, keys: readonly [title: string, intro: string]): string =>
    `const ${component} = () => (
  <Page ${attribute('title', say(keys[0]))} ${attribute('intro', say(keys[1]))}>
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
  ];
}
