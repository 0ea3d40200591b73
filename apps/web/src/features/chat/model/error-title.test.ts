import { enums, texts } from '@loam/contract';
import { expect, test } from 'vitest';
import { errorTitle } from './error-title.ts';

test('every kind of error has a title, those of the specification theirs', () => {
  for (const kind of enums.errors.kinds) expect(errorTitle(kind)).not.toBe('');
  expect(errorTitle('immediate_runtime')).toBe(texts.errors.titles.immediate_runtime);
  expect(errorTitle('rename_failed')).toBe('Couldn’t rename a file');
});
