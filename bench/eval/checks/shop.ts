import type { Entry } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches } from '../matching.ts';
import { fillField } from '../visitor/fill-field.ts';
import { hasList, listHere, openEntry } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { fillForm, send } from '../visitor/submit-form.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker, CheckOf } from './context.ts';

export const checkCart: Checker<'cart'> = async ({ visitor }, check) => {
  const prices = await putTwoIn(visitor, check);
  await openCart(visitor);
  await assertTotal(visitor, prices);
  await checkOut(visitor, check);
};

async function putTwoIn(visitor: Visitor, { in: section }: CheckOf<'cart'>): Promise<number[]> {
  const prices: number[] = [];
  for (const index of [0, 1]) {
    await openSection(visitor, section, hasList);
    const entry = (await listHere(visitor)).entries[index];
    if (entry === undefined) throw failed(`there are no ${index + 1} things to buy`);
    prices.push(priceOf(entry));
    await putIn(visitor, entry);
  }
  return prices;
}

async function putIn(visitor: Visitor, entry: Entry): Promise<void> {
  const isBuying = ({ name, isDisabled }: { name: string; isDisabled: boolean }) =>
    !isDisabled && WORDS.addToCart.test(name);
  const here = (await visitor.look('presses', entry.mark)).find(isBuying);
  if (here !== undefined) return visitor.press(here.mark);
  if (!(await openEntry(visitor, entry)))
    throw failed(`"${entry.title}" has no button to buy it and does not open`);
  const there = await until(
    async () => (await visitor.look('presses')).find((press) => isBuying(press) && !press.isFrame),
    800,
  );
  if (there === undefined) throw failed(`no button puts "${entry.title}" into the cart`);
  await visitor.press(there.mark);
}

function priceOf({ text, title }: Entry): number {
  const found =
    /(?:[€$£¥]|R\$|CHF|USD|EUR)\s?(\d[\d.,]*)/u.exec(text)?.[1] ??
    /(\d[\d.,]*)\s?(?:[€$£¥]|CHF|EUR|USD)/u.exec(text)?.[1];
  if (found === undefined) throw failed(`"${title}" shows no price`);
  return readAmount(found);
}

function readAmount(text: string): number {
  const plain = text.replace(/[.,]$/u, '');
  const hasCents = /[.,]\d{1,2}$/u.test(plain);
  const digits = Number(plain.replaceAll(/\D/gu, ''));
  const cents = /[.,](\d{1,2})$/u.exec(plain)?.[1]?.length ?? 0;
  return hasCents ? digits / 10 ** cents : digits;
}

async function openCart(visitor: Visitor): Promise<void> {
  const { hasDialog, dialogText } = await visitor.look('told');
  if (hasDialog && WORDS.cart.test(dialogText)) return;
  const ways = (await visitor.look('presses')).filter(
    ({ name, isFrame }) => isFrame && WORDS.cart.test(name),
  );
  const [way] = ways;
  if (way === undefined) throw failed('no way to the cart in the header');
  await visitor.press(way.mark);
}

async function assertTotal(visitor: Visitor, prices: readonly number[]): Promise<void> {
  const total = prices.reduce((sum, price) => sum + price, 0);
  const isShown = await until(async () => {
    const text = await visitor.look('displayText');
    const amounts = (text.match(/\d[\d.,]*/gu) ?? []).map(readAmount);
    return amounts.some((amount) => Math.abs(amount - total) < 0.006) ? true : undefined;
  });
  if (!isShown)
    throw failed(`the cart does not show ${total.toFixed(2)}, the sum of ${prices.join(' and ')}`);
}

async function checkOut(visitor: Visitor, { payment }: CheckOf<'cart'>): Promise<void> {
  let hasPaid = payment === undefined;
  for (let step = 0; step < 5; step += 1) {
    hasPaid = (await choosePayment(visitor, payment)) || hasPaid;
    const fields = (await visitor.look('fields')).filter(({ form, isFrame }) => form !== '' && !isFrame);
    const [first] = fields;
    if (first === undefined) {
      const next = (await visitor.look('presses')).findLast(
        ({ name, isDisabled, isFrame }) => !isDisabled && !isFrame && WORDS.checkout.test(name),
      );
      if (next === undefined) break;
      await visitor.press(next.mark);
    } else {
      await fillForm(visitor, { values: [], form: WORDS.submit });
      await choosePayment(visitor, payment);
      const outcome = await send(visitor, { values: [], form: WORDS.submit });
      if (outcome.verdict === 'refused') throw failed(`the checkout was refused: ${outcome.said}`);
    }
    if (await isOrdered(visitor)) {
      if (!hasPaid) throw failed(`no payment by ${String(payment)}`);
      return;
    }
  }
  throw failed('the checkout ends without an order number');
}

const isOrdered = async (visitor: Visitor): Promise<boolean> => {
  const found = await until(async () => {
    const text = `${await visitor.look('pageText')} ${(await visitor.look('told')).announced.join(' ')}`;
    return WORDS.success.test(text) && WORDS.orderNumber.test(text) ? true : undefined;
  }, 900);
  return found === true;
};

async function choosePayment(visitor: Visitor, payment: CheckOf<'cart'>['payment']): Promise<boolean> {
  if (payment === undefined) return true;
  const fields = await visitor.look('fields');
  const choice = fields.find(
    ({ kind, options }) =>
      (kind === 'radio' || kind === 'select') && options.some((option) => matches(payment, option)),
  );
  if (choice !== undefined) {
    await fillField(visitor, choice, { option: payment });
    return true;
  }
  const combobox = fields.find(
    ({ kind, label }) => kind === 'combobox' && /pay|zahl|pag|paiement/iu.test(label),
  );
  if (combobox === undefined) return false;
  await fillField(visitor, combobox, { option: payment });
  return true;
}
