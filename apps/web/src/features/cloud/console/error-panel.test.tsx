import { ApiProblem, ApiUnreachable } from '@loam/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TooltipProvider } from '@loam/ui';
import { ErrorPanel } from './error-panel.tsx';

const problem = (status: number, detail: string) =>
  new ApiProblem({ status, code: 'internal', detail, traceId: 'trace-7' });

/** Without its tags, each part between two bars. */
function read(error: unknown, title?: string, detail?: string): string {
  const named = { ...(title !== undefined && { title }), ...(detail !== undefined && { detail }) };
  const html = renderToStaticMarkup(
    <TooltipProvider>
      <ErrorPanel error={error} onRetry={() => undefined} {...named} />
    </TooltipProvider>,
  );
  return html
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('&#x27;', "'");
}

const unreached = 'The server could not be reached. Check your connection.';
const busy = 'The cloud is busy (RESTORING). Try again in a moment.';

test.each([
  ['offline', new ApiUnreachable('network', ''), 'Connection Error', unreached],
  [
    'a timeout',
    new ApiUnreachable('timeout', ''),
    'Connection Error',
    'The server took too long to answer. Try again in a moment.',
  ],
  ['signed out', problem(401, 'Sign in first.'), 'Authentication Error', 'Sign in first.'],
  ['forbidden', problem(403, 'You may not.'), 'Permission Denied', 'You may not.'],
  ['a cloud that is busy', problem(409, busy), 'Loading Error', busy],
  ['a cloud that does not answer', problem(503, 'No answer.'), 'Loading Error', 'No answer.'],
  [
    'too many requests',
    problem(429, 'Slow down.'),
    'Rate limit reached',
    'Too many requests. Please wait a moment and try again.',
  ],
  ['a bug', new TypeError('x is undefined'), 'Something went wrong', 'An unexpected error occurred.'],
])('%s is told by its kind beside what could not be loaded, with Retry', (_, error, kind, detail) => {
  const said = read(error, 'Error loading secrets');
  expect(said).toContain(`|Error loading secrets|${kind}|${detail}|Retry|`);
  expect(read(error)).toContain(`|${kind}|${detail}|Retry|`);
});

test('a kind that is the title already is not said twice', () => {
  expect(read(new TypeError('x'), 'Something went wrong').match(/Something went wrong/g)).toHaveLength(1);
});

test('the words of a section stand in place of those of the failure, with the id that finds it', () => {
  const said = read(problem(500, 'inner'), 'Error fetching logs', 'Failed to load logs.');
  expect(said).toContain('|Error fetching logs|Loading Error|Failed to load logs.|Retry|');
  expect(said).toContain('trace-7');
  expect(said).not.toContain('inner');
});
