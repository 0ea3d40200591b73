import { expect, test } from 'vitest';
import { speedDisabledReason } from './speed-reason.ts';

test.each<[boolean, boolean, boolean, boolean, string | undefined]>([
  [false, false, false, false, 'Publish first to run analysis'],
  [true, false, false, false, 'Publish latest version first to run analysis'],
  [true, true, false, false, 'Update first to run analysis on latest version'],
  [true, true, true, true, 'Exit visual editor first'],
  [true, true, true, false, undefined],
])(
  'address %s, published %s, newest %s, visual editor %s: %s',
  (hasUrl, isPublished, isUpToDate, isVisualEditing, reason) => {
    expect(speedDisabledReason({ hasUrl, isPublished, isUpToDate, isVisualEditing })).toBe(reason);
  },
);
