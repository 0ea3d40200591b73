import { expect, test } from 'vitest';
import { packageFailure } from './package-failure.ts';

const lines = (...text: readonly string[]) => text.join('\n');

test.each([
  [
    lines(
      'code E404',
      '404 Not Found - GET http://127.0.0.1:4/no-such',
      "404  The requested resource '@a/no-such@*' could not be found or you do not have permission to access it.",
      '404 Note that you can also install from a',
    ),
    'There is no package @a/no-such in the registry. Check its name, or do it without a package.',
  ],
  [
    lines(
      'code ETARGET',
      'notarget No matching version found for zod@99.',
      'notarget In most cases you or one of',
    ),
    'There is no version zod@99. Leave the version out to get the newest.',
  ],
  [
    lines(
      'code ERESOLVE',
      'ERESOLVE unable to resolve dependency tree',
      'Found: react@19.0.0',
      'node_modules/react',
      '  react@"19.0.0" from the root project',
      'Could not resolve dependency:',
      'peer react@"^16.8.0 || ^17.0.0" from @material-ui/core@4.12.4',
    ),
    '@material-ui/core@4.12.4 needs react ^16.8.0 || ^17.0.0; the project has react@19.0.0.\nName a version of it that fits, or another package.',
  ],
  [
    lines('code ECONNREFUSED', 'FetchError: request to http://127.0.0.1:9/left-pad failed'),
    'The registry of packages cannot be reached now. Do it with the packages that are there, and say so.',
  ],
  ['The installation was ended (memory).', 'The installation was ended (memory).'],
  [lines('code EWEIRD', 'odd', 'odd', 'at x.js', 'odder', 'oddest'), 'odd\nodder'],
  ['', 'The packages could not be changed.'],
])('%j is told as %j', (detail, told) => {
  expect(packageFailure(detail)).toBe(told);
});
