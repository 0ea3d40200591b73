import { expect, test } from 'vitest';
import { offeredSections } from './registry.ts';

const idsWith = (offersAi: boolean) => offeredSections({ offers_ai: offersAi }).map(({ id }) => id);

test('AI is a section only where the operator offers it', () => {
  expect(idsWith(true)).toContain('ai');
  expect(idsWith(false)).toEqual(idsWith(true).filter((id) => id !== 'ai'));
});
