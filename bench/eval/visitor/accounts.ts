import type { Field } from '../eye/index.ts';
import { WORDS } from '../words.data.ts';
import { fillField } from './fill-field.ts';
import { until, type Account, type Visitor } from './visitor.ts';

/** Credentials that the page itself offers for trying it out. */
export async function shownAccount(visitor: Visitor): Promise<Account | undefined> {
  const text = await visitor.look('displayText');
  const emails = text.match(/[\w.+-]+@[\w-]+\.[\w.]*\w/gu) ?? [];
  const labelled =
    /(?:password|passwort|kennwort|senha|contraseña|mot de passe)\s*[:：]?\s+["“'`]?([^\s"”'`,;()]{4,})/iu.exec(
      text,
    )?.[1];
  const beside = /[\w.+-]+@[\w-]+\.[\w.]*\w\s*[/|·,–—-]\s*["“'`]?([^\s"”'`,;()]{4,})/u.exec(text)?.[1];
  const email = emails.find((address) => address !== visitor.memory.account?.email) ?? emails[0];
  const password = beside ?? labelled;
  return email === undefined || password === undefined ? undefined : { email, password };
}

export const passwordFields = async (visitor: Visitor): Promise<Field[]> =>
  (await visitor.look('fields')).filter(({ kind }) => kind === 'password');

/** A page that asks for a password before it shows anything: a stranger who can, signs in. */
export async function passWall(visitor: Visitor): Promise<boolean> {
  if ((await passwordFields(visitor)).length !== 1) return false;
  const account = visitor.memory.account ?? (await shownAccount(visitor));
  if (account === undefined) return false;
  const address = visitor.page.url();
  await enter(visitor, account);
  const isIn = await until(async () => ((await passwordFields(visitor)).length === 0 ? true : undefined));
  if (
    isIn &&
    visitor.page.url() !== address &&
    !/log-?in|sign-?in|auth|entrar|anmeld|connexion/iu.test(address)
  ) {
    await visitor.visit(address);
  }
  return isIn === true;
}

/** Fills in the credentials and sends them. */
export async function enter(visitor: Visitor, account: Account): Promise<void> {
  const fields = await visitor.look('fields');
  const password = fields.find(({ kind }) => kind === 'password');
  const name = fields.find(
    ({ kind, label, form }) =>
      form === password?.form &&
      (kind === 'email' || /e-?mail|user|benutzer|usuário|usuario|utilisateur|correo/iu.test(label)),
  );
  if (name !== undefined) await fillField(visitor, name, account.email);
  if (password !== undefined) await fillField(visitor, password, account.password);
  const buttons = await visitor.look('presses');
  const isSender = ({ name: label, isFrame, isSubmit }: (typeof buttons)[number]) =>
    !isFrame && (isSubmit || WORDS.signIn.test(label));
  const button = buttons.find((press) => isSender(press) && press.isSubmit) ?? buttons.find(isSender);
  if (button !== undefined) await visitor.press(button.mark);
}
