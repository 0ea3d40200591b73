import { expect, test } from 'vitest';
import { missingPackage } from './missing-package.ts';

test.each([
  ["Cannot find package '@tanstack/react-start' imported from /app/vite.config.ts", '@tanstack/react-start'],
  ["Cannot find module 'lovable-tagger/plugin'\nRequire stack:\n- /app/vite.config.js", 'lovable-tagger'],
  ["Cannot find module './own-plugin.js' imported from /app/vite.config.js", undefined],
  ["Cannot find module '/app/own-plugin.js' imported from /app/vite.config.js", undefined],
  ['planted fault', undefined],
])('%j lacks %s', (message, name) => {
  expect(missingPackage(message)).toBe(name);
});
