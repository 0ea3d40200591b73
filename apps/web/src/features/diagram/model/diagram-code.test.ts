import { expect, test } from 'vitest';
import { cleanCode, syntaxProblem } from './diagram-code.ts';

test('lines end alike, and control characters are gone', () => {
  expect(cleanCode('graph TD\r\n\tA-->B\rB-->C\u0000\u001B\u0085\n')).toBe('graph TD\n\tA-->B\nB-->C');
});

test('only the first line of what the reader says is shown', () => {
  expect(syntaxProblem(new Error('Parse error on line 2:\n...A--->'))).toBe(
    'Diagram syntax error: Parse error on line 2:',
  );
  expect(syntaxProblem('odd')).toBe('Diagram syntax error: odd');
});
