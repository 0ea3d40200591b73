import type { Names } from '@loam/offline-model/cases';
import type { Entry, Field } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, ranked, say } from '../matching.ts';
import { exactly, fillField } from '../visitor/fill-field.ts';
import { hasList, listHere } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { TRY_MS, until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';
import { isOrdered } from './order.ts';

export const checkFilter: Checker<'filter'> = async ({ visitor }, { in: section, by, option }) => {
  await openSection(visitor, section, hasList);
  const before = await listHere(visitor);
  const tried: string[] = [];
  for (let index = 0; index < (option === undefined ? 4 : 1); index += 1) {
    const chosen = await choose(visitor, { by, option, index });
    if (chosen === undefined) break;
    tried.push(chosen);
    const isNarrowed = await until(async () => {
      const { entries } = await visitor.look('listing', before.kind);
      return isFiltered(before.entries, entries, { chosen, isNamed: option !== undefined })
        ? true
        : undefined;
    }, 1000);
    if (isNarrowed) return;
    await openSection(visitor, section, hasList);
  }
  const { entries } = await visitor.look('listing', before.kind);
  throw failed(
    tried.length === 0
      ? `no filter ${by === undefined ? '' : say(by)}${option === undefined ? '' : ` with ${say(option)}`}`
      : `choosing ${tried.join(', ')} leaves ${entries.length} of ${before.entries.length} entries, not those it names`,
  );
};

/** Where entries show the option, exactly those stay; otherwise fewer than before. */
function isFiltered(
  before: readonly Entry[],
  after: readonly Entry[],
  { chosen, isNamed }: { chosen: string; isNamed: boolean },
): boolean {
  const has = ({ text }: Entry) => matches(chosen, text);
  const expected = before.filter(has).length;
  if (after.length === 0 || after.length >= before.length)
    return isNamed && expected === before.length && after.length === before.length;
  return expected === 0 || after.every(has);
}

interface Choice {
  readonly by: Names | undefined;
  readonly option: Names | undefined;
  readonly index: number;
}

async function choose(visitor: Visitor, choice: Choice): Promise<string | undefined> {
  const byField = await chooseInField(visitor, choice);
  if (byField !== undefined) return byField;
  const byChip = await chooseChip(visitor, choice);
  if (byChip !== undefined) return byChip;
  const opener = (await visitor.look('presses')).find(
    ({ name, isFrame }) => !isFrame && WORDS.filter.test(name),
  );
  if (opener === undefined) return undefined;
  await visitor.press(opener.mark);
  return (await chooseInField(visitor, choice)) ?? chooseChip(visitor, choice);
}

async function chooseInField(visitor: Visitor, { by, option, index }: Choice): Promise<string | undefined> {
  const fields = (await visitor.look('fields')).filter(
    ({ kind, label, isFrame }) =>
      ['select', 'combobox', 'radio'].includes(kind) && !isFrame && !WORDS.sort.test(label),
  );
  const candidates =
    by === undefined
      ? fields
      : [...ranked(by, fields, ({ label }) => label), ...fields.filter(({ value }) => matches(by, value))];
  for (const field of [
    ...candidates,
    ...fields.filter(({ options }) => option !== undefined && options.some((text) => matches(option, text))),
  ]) {
    const label = await optionIn(visitor, field, { by, option, index });
    if (label === undefined) continue;
    await fillField(visitor, field, { option: exactly(label) });
    await visitor.look('settle');
    return label;
  }
  return undefined;
}

async function optionIn(
  visitor: Visitor,
  field: Field,
  { option, index }: Choice,
): Promise<string | undefined> {
  const labels = field.kind === 'combobox' ? await peek(visitor, field) : field.options;
  const real = labels.filter((label) => label !== '' && !WORDS.all.test(label));
  return option === undefined ? real[index] : ranked(option, real, (label) => label)[0];
}

async function peek(visitor: Visitor, field: Field): Promise<string[]> {
  await visitor.press(field.mark);
  const options = await until(async () => {
    const found = await visitor.look('floatingOptions');
    return found.length > 0 ? found : undefined;
  });
  await visitor.page.keyboard.press('Escape');
  await visitor.look('settle');
  return (options ?? []).map(({ name }) => name);
}

async function chooseChip(visitor: Visitor, { by, option, index }: Choice): Promise<string | undefined> {
  const presses = (await visitor.look('presses')).filter(
    ({ isFrame, name }) => !isFrame && name !== '' && name.length < 30,
  );
  const hasCount = / ?\(?\d+\)?$/u;
  if (option !== undefined) {
    const chip = ranked(option, presses, ({ name }) => name.replace(hasCount, '')).find(
      ({ role }) => role !== 'link' || presses.length > 0,
    );
    if (chip === undefined) return undefined;
    await visitor.press(chip.mark);
    return chip.name.replace(hasCount, '');
  }
  const grouped = presses.filter(
    ({ group }) => group !== '' && (by === undefined || matches(by, group)) && !WORDS.sort.test(group),
  );
  const chip = grouped.filter(({ name }) => !WORDS.all.test(name))[index];
  if (chip === undefined) return undefined;
  await visitor.press(chip.mark);
  return chip.name.replace(hasCount, '');
}

export const checkSort: Checker<'sort'> = async ({ visitor }, { in: section, by, values }) => {
  await openSection(visitor, section, hasList);
  const { kind, entries } = await listHere(visitor);
  if (entries.length < 3) throw failed(`only ${entries.length} entries to put in order`);
  const orders: string[] = [];
  for (let choice = 0; choice < 2; choice += 1) {
    if (!(await chooseOrder(visitor, by, choice))) break;
    const now = (await visitor.look('listing', kind)).entries;
    if (now.length >= 3 && isOrdered(now, by, values)) return;
    orders.push(now.map(({ title }) => title).join('|'));
  }
  if (orders.length === 0) throw failed(`no way to sort by ${say(by)}`);
  // Where the values cannot be read from the page, an order and its exact reverse will do.
  const [first = '', second = ''] = orders;
  if (orders.length === 2 && first !== second && first === second.split('|').toReversed().join('|')) return;
  throw failed(`sorted by ${say(by)}, the entries stand as: ${first.split('|').slice(0, 5).join(', ')}`);
};

async function chooseOrder(visitor: Visitor, by: Names, choice: number): Promise<boolean> {
  const fields = (await visitor.look('fields')).filter(
    ({ kind, isFrame }) => (kind === 'select' || kind === 'combobox') && !isFrame,
  );
  const sorters = [...fields.filter(({ label, value }) => WORDS.sort.test(`${label} ${value}`)), ...fields];
  for (const field of new Set(sorters)) {
    const labels = field.kind === 'combobox' ? await peek(visitor, field) : field.options;
    const label = WORDS.sort.test(`${field.label} ${field.value}`)
      ? ranked(by, labels, (text) => text)[choice]
      : undefined;
    if (label === undefined) continue;
    await fillField(visitor, field, { option: exactly(label) });
    await visitor.look('settle');
    return true;
  }
  return pressHeading(visitor, by);
}

async function pressHeading(visitor: Visitor, by: Names): Promise<boolean> {
  const heads = visitor.page.locator('th');
  const texts = await heads.allInnerTexts();
  const index = texts.findIndex((text) => matches(by, text));
  if (index >= 0) {
    const head = heads.nth(index);
    const button = head.locator('button').first();
    await ((await button.count()) > 0 ? button : head).click({ timeout: TRY_MS }).catch(() => undefined);
    await visitor.look('settle');
    return true;
  }
  const [button] = ranked(
    by,
    (await visitor.look('presses')).filter(
      ({ isFrame, name, group }) => !isFrame && (WORDS.sort.test(name) || WORDS.sort.test(group)),
    ),
    ({ name }) => name,
  );
  if (button === undefined) return false;
  await visitor.press(button.mark);
  return true;
}
