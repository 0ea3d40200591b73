import { failed } from '../failure.ts';
import { ranked } from '../matching.ts';
import { enter, passwordFields, shownAccount } from '../visitor/accounts.ts';
import { fillField } from '../visitor/fill-field.ts';
import { fillByGuess } from '../visitor/guess.ts';
import { send } from '../visitor/submit-form.ts';
import { TRY_MS, until, type Account, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';

export const checkSignIn: Checker<'sign-in'> = async ({ visitor }, { by }) => {
  await visitor.home();
  if (await isInside(visitor)) await leave(visitor);
  const account = by === 'demo' ? await readDemo(visitor) : await signUp(visitor);
  await assertWrongRefused(visitor, account);
  await goToSignIn(visitor);
  await enter(visitor, account);
  const inside = await until(async () => ((await passwordFields(visitor)).length === 0 ? true : undefined));
  if (!inside) throw failed(`${account.email} with the right password does not lead in`);
  if (!(await isInside(visitor))) throw failed('after signing in nothing lets one sign out');
  await leave(visitor);
  visitor.memory.account = account;
};

async function readDemo(visitor: Visitor): Promise<Account> {
  await goToSignIn(visitor);
  const account = await shownAccount(visitor);
  if (account === undefined) throw failed('the sign-in page shows no demo address and password');
  return account;
}

async function signUp(visitor: Visitor): Promise<Account> {
  await goTo(visitor, WORDS.signUp, 'sign up');
  const account = { email: `visitor${Date.now() % 1_000_000}@example.org`, password: 'Passw0rd!x' };
  for (const field of await visitor.look('fields')) {
    if (field.isFrame) continue;
    const isEmail = field.kind === 'email' || /e-?mail|correo/iu.test(field.label);
    if (isEmail) await fillField(visitor, field, account.email);
    else if (field.kind === 'password') await fillField(visitor, field, account.password);
    else await fillByGuess(visitor, field, 0);
  }
  const outcome = await send(visitor, { values: [[/e-?mail|correo/iu, account.email]], form: WORDS.signUp });
  if (outcome.verdict === 'refused') throw failed(`signing up was refused: ${outcome.said}`);
  if (await isInside(visitor)) await leave(visitor);
  return account;
}

async function assertWrongRefused(visitor: Visitor, account: Account): Promise<void> {
  await goToSignIn(visitor);
  const before = new Set((await visitor.look('pageText')).split('\n'));
  await enter(visitor, { ...account, password: 'not-the-password' });
  const isTold = await until(async () => {
    const { announced, marked } = await visitor.look('told');
    const fresh = (await visitor.look('pageText')).split('\n').filter((line) => !before.has(line));
    return marked.length > 0 || [...announced, ...fresh].some((line) => WORDS.failure.test(line))
      ? true
      : undefined;
  });
  if ((await passwordFields(visitor)).length === 0) throw failed('a wrong password leads in');
  if (!isTold) throw failed('a wrong password gets no message');
}

const goToSignIn = (visitor: Visitor): Promise<void> => goTo(visitor, WORDS.signIn, 'sign in');

/** To the page with the password field, by the button of that name; twice where one page leads to the other. */
async function goTo(visitor: Visitor, words: RegExp, what: string): Promise<void> {
  await visitor.home();
  for (let step = 0; step < 2; step += 1) {
    const hasPassword = (await passwordFields(visitor)).length > 0;
    const candidates = (await visitor.look('presses')).filter(({ isSubmit }) => !isSubmit);
    const [way] = ranked(words, candidates, ({ name }) => name);
    const isThere = hasPassword && (await isFormFor(visitor, words));
    if (isThere) return;
    const [other] = ranked(WORDS.signIn, candidates, ({ name }) => name);
    const next = way ?? other;
    if (next === undefined) break;
    await visitor.press(next.mark);
  }
  await until(async () => ((await passwordFields(visitor)).length > 0 ? true : undefined), 800);
  if ((await passwordFields(visitor)).length === 0) throw failed(`no way to ${what}`);
}

async function isFormFor(visitor: Visitor, words: RegExp): Promise<boolean> {
  const senders = (await visitor.look('presses')).filter(({ isSubmit, isFrame }) => isSubmit && !isFrame);
  return senders.some(({ name }) => words.test(name));
}

async function isInside(visitor: Visitor): Promise<boolean> {
  return (await signOutButton(visitor)) !== undefined;
}

/** In the open, or behind the account's menu. */
async function signOutButton(visitor: Visitor): Promise<string | undefined> {
  const open = (await visitor.look('presses')).find(({ name }) => WORDS.signOut.test(name));
  if (open !== undefined) return open.mark;
  const menus = await visitor.page
    .locator('header [aria-haspopup=menu], nav [aria-haspopup=menu], aside [aria-haspopup=menu]')
    .all();
  for (const menu of menus.slice(0, 3)) {
    await menu.click({ timeout: TRY_MS }).catch(() => undefined);
    const option = await until(
      async () => (await visitor.look('floatingOptions')).find(({ name }) => WORDS.signOut.test(name)),
      500,
    );
    if (option !== undefined) return option.mark;
    await visitor.page.keyboard.press('Escape');
  }
  return undefined;
}

async function leave(visitor: Visitor): Promise<void> {
  const button = await signOutButton(visitor);
  if (button === undefined) throw failed('no way to sign out');
  await visitor.press(button);
  await visitor.home();
  if ((await signOutButton(visitor)) !== undefined) throw failed('signing out does not lead out');
}
