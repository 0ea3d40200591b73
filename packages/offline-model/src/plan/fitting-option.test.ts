import { expect, it } from 'vitest';
import { fittingOption } from './fitting-option.ts';

it('nothing is guessed where no option suits', () => {
  expect(fittingOption(['North', 'South'], { old: 'Mains', words: 'Grilled sea bass' })).toBeNull();
});
