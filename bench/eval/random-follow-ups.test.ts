import { openCases } from '@loam/offline-model/cases';
import { expect, test } from 'vitest';
import { randomFollowUps } from './random-follow-ups.ts';

const textsOf = (seed: number) =>
  randomFollowUps(openCases, { apps: 5, each: 4, seed }).map(({ turns }) => turns.map(({ send }) => send));

test('each app gets its own request and then as many others as were asked for', () => {
  const talks = textsOf(7);
  expect(talks.map((talk) => talk.length)).toEqual([5, 5, 5, 5, 5]);
  const requests = openCases.map(({ turns }) => turns[0]?.send);
  expect(talks.every(([first]) => requests.includes(first))).toBe(true);
});

test('a seed gives the same talk each time, another seed another', () => {
  expect(textsOf(7)).toEqual(textsOf(7));
  expect(textsOf(8)).not.toEqual(textsOf(7));
});
