import { applyStreamEvent, TurnStep } from '@loam/contract';
import { expect, test } from 'vitest';
import { aiMessage } from '../sample-messages.fixture.ts';
import { finishedStory, latestParts, storyOf, type TurnStory } from './turn-story.ts';

function step(id: string, textAt?: number): TurnStep {
  return TurnStep.parse({
    id,
    tool: 'write_file',
    kind: 'write',
    title: id,
    text_at: textAt,
    status: 'done',
    started_at: '2026-01-01T00:00:00.000Z',
    ended_at: null,
  });
}

const told = ({ parts, closing }: TurnStory) => [
  ...parts.map((part) => (part.kind === 'remark' ? part.text : part.steps.map(({ id }) => id))),
  closing,
];

const one = 'One.';
const two = `${one}\n\nTwo.`;

test('what was said before a step stands above it, and the last words at the end', () => {
  const steps = [step('a', one.length), step('b', two.length), step('c', two.length)];
  expect(told(storyOf({ content: `${two}\n\nDone.`, steps }))).toEqual([
    'One.',
    ['a'],
    'Two.',
    ['b', 'c'],
    'Done.',
  ]);
});

test('steps that do not know their place stand before all words, as they always did', () => {
  expect(told(storyOf({ content: two, steps: [step('a'), step('b')] }))).toEqual([['a', 'b'], two]);
  const mixed = [step('a', one.length), step('retry'), step('b', two.length)];
  expect(told(storyOf({ content: two, steps: mixed }))).toEqual(['One.', ['a', 'retry'], 'Two.', ['b'], '']);
});

test('a place behind the end of a text that was taken back is its end', () => {
  expect(told(storyOf({ content: 'One', steps: [step('a', 400), step('b', 2)] }))).toEqual([
    'One',
    ['a', 'b'],
    '',
  ]);
});

test('a step that is withdrawn takes nothing with it', () => {
  const message = aiMessage(1, { status: 'running', content: two, steps: [step('a', 4), step('b', 10)] });
  const next = applyStreamEvent(message, { kind: 'step_withdrawn', id: 'b' });
  expect(told(storyOf(next))).toEqual(['One.', ['a'], 'Two.']);
});

test('a long story shows its end', () => {
  const steps = [step('a', one.length), step('b', two.length), step('c', two.length)];
  const { parts } = storyOf({ content: two, steps });
  expect(latestParts(parts, 3)).toEqual({ parts, hidden: 0 });
  const shown = (most: number) => told({ parts: latestParts(parts, most).parts, closing: '' });
  expect(shown(2)).toEqual(['Two.', ['b', 'c'], '']);
  expect(shown(1)).toEqual([['c'], '']);
  expect(latestParts(parts, 1).hidden).toBe(2);
});

test('an answer without a last word ends with the last that it said', () => {
  const steps = [step('a', one.length), step('b', two.length)];
  expect(told(finishedStory({ content: two, steps }))).toEqual(['One.', ['a', 'b'], 'Two.']);
  expect(told(finishedStory({ content: `${two} End.`, steps }))).toEqual([
    'One.',
    ['a'],
    'Two.',
    ['b'],
    'End.',
  ]);
  expect(told(finishedStory({ content: '', steps }))).toEqual([['a', 'b'], '']);
});
