import { expect, test } from 'vitest';
import { gitAddress } from './import.ts';

test.each([
  ['https://github.com/ada/clock', 'https://github.com/ada/clock'],
  ['  https://github.com/ada/clock.git \n', 'https://github.com/ada/clock.git'],
  ['github.com/ada/clock', 'https://github.com/ada/clock'],
  ['git@github.com:ada/clock.git', 'https://github.com/ada/clock.git'],
  ['ssh://git@gitlab.com/ada/clock.git', 'https://gitlab.com/ada/clock.git'],
  ['https://github.com/ada/clock/tree/main/src?tab=readme#top', 'https://github.com/ada/clock'],
  ['https://github.com/ada/clock/', 'https://github.com/ada/clock'],
  ['https://gitlab.com/group/sub/clock/-/tree/main', 'https://gitlab.com/group/sub/clock'],
  ['https://git.example.com/deep/er/clock.git', 'https://git.example.com/deep/er/clock.git'],
  ['http://git.example.com/clock', 'http://git.example.com/clock'],
  ['file:///etc', 'file:///etc'],
  ['my repository', 'my repository'],
])('%s is called as %s', (pasted, address) => {
  expect(gitAddress(pasted)).toBe(address);
});
