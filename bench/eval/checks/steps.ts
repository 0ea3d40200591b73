import type { Step } from '@loam/offline-model/cases';
import { failed } from '../failure.ts';
import { matches, ranked, say } from '../matching.ts';
import { passWall } from '../visitor/accounts.ts';
import { fillField } from '../visitor/fill-field.ts';
import { findEntry, listHere, openEntry } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { submitForm } from '../visitor/submit-form.ts';
import { until, type Visitor } from '../visitor/visitor.ts';
import type { Checker } from './context.ts';
import { confirm } from './records.ts';

export const checkSteps: Checker<'steps'> = async ({ visitor }, { steps }) => {
  await visitor.home();
  for (const [index, step] of steps.entries()) {
    try {
      await take(visitor, step, steps[index - 1]);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw failed(`step ${index + 1} (${step.do}): ${reason.replace('check_failed: ', '')}`);
    }
  }
};

async function take(visitor: Visitor, step: Step, before: Step | undefined): Promise<void> {
  switch (step.do) {
    case 'open':
      return openSection(
        visitor,
        step.section,
        before === undefined || before.do === 'home' ? undefined : anyPage,
      );
    case 'home':
      await visitor.home();
      return void (await passWall(visitor));
    case 'reload':
      return visitor.reload();
    case 'click':
      return click(visitor, step.name, step.nth ?? 0);
    case 'open-item':
      return openItem(visitor, step.name);
    case 'fill':
      return fill(visitor, step);
    case 'submit':
      return submit(visitor, step);
    case 'press':
      for (let time = 0; time < (step.times ?? 1); time += 1) await visitor.page.keyboard.press(step.key);
      return visitor.look('settle');
    case 'confirm':
      // A question of the browser itself was answered when it came.
      return confirm(visitor, visitor.asked.length).catch(() => undefined);
    case 'wait':
      return void (await new Promise((resolve) => setTimeout(resolve, step.seconds * 1000)));
    default:
      return observe(visitor, step);
  }
}

const anyPage = () => Promise.resolve(true);

type Observation = Extract<Step, { readonly do: `see${string}` | 'not-see' }>;

async function observe(visitor: Visitor, step: Observation): Promise<void> {
  switch (step.do) {
    case 'see':
      return seeText(visitor, (text) => matches(step.text, text), say(step.text));
    case 'see-exactly':
      return seeText(visitor, (text) => text.includes(step.text), `"${step.text}"`);
    case 'not-see':
      return notSee(visitor, step.text);
    case 'see-field':
      return seeOne(step.name, async () => (await visitor.look('fields')).map(({ label }) => label), 'field');
    case 'see-button':
      return seeOne(
        step.name,
        async () =>
          (await visitor.look('presses'))
            .filter(({ isDisabled }) => isDisabled === (step.disabled ?? isDisabled))
            .map(({ name }) => name),
        'button',
      );
    case 'see-rows':
      return seeRows(visitor, step);
    case 'see-title':
      if ((await visitor.page.title()) !== step.text)
        throw failed(`the title is "${await visitor.page.title()}"`);
  }
}

async function seeText(visitor: Visitor, isIt: (text: string) => boolean, what: string): Promise<void> {
  const isSeen = await until(async () => {
    const { announced } = await visitor.look('told');
    const names = (await visitor.look('presses')).map(({ name }) => name);
    return [await visitor.look('displayText'), ...announced, ...names].some(isIt) ? true : undefined;
  }, 1800);
  if (!isSeen) throw failed(`${what} is not to be read at ${new URL(visitor.page.url()).pathname}`);
}

async function notSee(visitor: Visitor, text: Extract<Step, { do: 'not-see' }>['text']): Promise<void> {
  const isGone = await until(async () => (matches(text, await visitor.look('pageText')) ? undefined : true));
  if (!isGone) throw failed(`${say(text)} is to be read`);
}

async function seeOne(
  name: Extract<Step, { do: 'see-field' }>['name'],
  list: () => Promise<string[]>,
  what: string,
): Promise<void> {
  const isSeen = await until(async () =>
    (await list()).some((text) => matches(name, text)) ? true : undefined,
  );
  if (!isSeen) throw failed(`no ${what} ${say(name)}; there are: ${(await list()).slice(0, 12).join(', ')}`);
}

async function seeRows(
  visitor: Visitor,
  { atLeast = 0, atMost = Infinity }: Extract<Step, { do: 'see-rows' }>,
): Promise<void> {
  const { entries } = await listHere(visitor);
  if (entries.length < atLeast || entries.length > atMost) throw failed(`${entries.length} entries`);
}

async function click(
  visitor: Visitor,
  name: Extract<Step, { do: 'click' }>['name'],
  nth: number,
): Promise<void> {
  const found = await until(async () => {
    const presses = [...(await visitor.look('floatingOptions')), ...(await visitor.look('presses'))].filter(
      ({ isDisabled }) => !isDisabled,
    );
    const inPage = [
      ...presses.filter(({ isFrame }) => !isFrame),
      ...presses.filter(({ isFrame }) => isFrame),
    ];
    return ranked(name, inPage, (press) => press.name)[nth];
  });
  if (found !== undefined) return visitor.press(found.mark);
  const box = (await visitor.look('fields')).find(
    ({ kind, label }) => kind === 'checkbox' && matches(name, label),
  );
  if (box !== undefined) return visitor.press(box.mark);
  const names = (await visitor.look('presses')).map((press) => press.name);
  throw failed(`nothing to press is called ${say(name)}; there are: ${names.slice(0, 14).join(', ')}`);
}

async function openItem(visitor: Visitor, name: Extract<Step, { do: 'open-item' }>['name']): Promise<void> {
  const entry = await findEntry(visitor, name);
  if (!(await openEntry(visitor, entry))) throw failed(`"${entry.title}" does not open`);
}

async function fill(visitor: Visitor, { field: name, value }: Extract<Step, { do: 'fill' }>): Promise<void> {
  const field = await until(async () => ranked(name, await visitor.look('fields'), ({ label }) => label)[0]);
  if (field === undefined) throw failed(`no field ${say(name)}`);
  await fillField(visitor, field, value);
  await visitor.look('settle');
}

async function submit(visitor: Visitor, { form, values }: Extract<Step, { do: 'submit' }>): Promise<void> {
  const { verdict, said } = await submitForm(visitor, { form, values });
  if (verdict === 'refused') throw failed(`it was refused: ${said}`);
}
