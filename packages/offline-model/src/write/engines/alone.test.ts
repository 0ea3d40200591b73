import { expect, it } from 'vitest';
import { ENGINES } from '../../lexicon/engines.data.ts';
import { ENGINE_NAMES } from '../../plan/engine-titles.ts';
import { makePlan } from '../../plan/make-plan.ts';
import { understand } from '../../understand/understand.ts';
import { writeApp } from '../write-app.ts';

it('is known by its words', () => {
  expect(ENGINES.map(({ engine }) => engine).toSorted()).toEqual(ENGINE_NAMES.toSorted());
});

const alone = ENGINES.map(({ engine, words }) => {
  const plan = makePlan(understand(`A ${words[0] ?? engine}`));
  return { engine, plan };
}).filter(({ plan }) => plan.entities.length === 0);

it.each(alone)('$engine brings no file about records', ({ plan }) => {
  const data = [...writeApp(plan).keys()].filter((path) =>
    /^src\/data\/(?:linked|record-rules|derived|local-table|store)/.test(path),
  );
  expect(data).toEqual([]);
});
