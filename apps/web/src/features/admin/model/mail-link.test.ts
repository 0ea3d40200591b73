import { expect, test } from 'vitest';
import { mailLink } from './mail-link.ts';

test.each([
  [
    'Hello,\n\nOpen this link:\nhttp://localhost:3000/invitations/abc-_1?x=1\n\nBye',
    'http://localhost:3000/invitations/abc-_1?x=1',
  ],
  ['See https://x.org/reset?token=a.b.', 'https://x.org/reset?token=a.b'],
  ['(https://x.org/a), https://x.org/b', 'https://x.org/a'],
  ['No link at all', undefined],
])('the link of %j', (body, link) => {
  expect(mailLink(body)).toBe(link);
});
