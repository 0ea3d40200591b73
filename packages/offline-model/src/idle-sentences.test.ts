import { expect, it } from 'vitest';
import { idleSentences } from './idle-sentences.ts';
import { makePlan } from './plan/make-plan.ts';
import { understand } from './understand/understand.ts';

const idle = (text: string) => idleSentences(text, makePlan(understand(text)));

const BASE = 'Manage members (name, phone) and loans (member, item, from, until).';

it.each([
  ['a rule that is kept', `${BASE} A member can have at most 2 loans.`],
  ['a figure that is shown', `${BASE} Show on the dashboard the loans of today.`],
  ['a look', `${BASE} It should look modern, with green buttons.`],
])('says nothing about %s', (_what, text) => {
  expect(idle(text)).toEqual([]);
});

it('tells what made no difference, as it was written', () => {
  const unheard = 'Nobody may lend anything while the tide is high.';
  expect(idle(`${BASE} A member can have at most 2 loans. ${unheard}`)).toEqual([unheard]);
});
