import { expect, test } from 'vitest';
import { parseTypeErrors } from './type-faults.ts';

test('a fault has its place, its code and the lines that explain it', () => {
  const output = [
    "src/App.tsx(3,7): error TS2322: Type 'number' is not assignable to type 'Props'.",
    "  Property 'title' is missing.",
    "    It is required in 'Props'.",
    "src/a (1).ts(10,1): error TS1005: ';' expected.",
    '',
  ].join('\n');
  expect(parseTypeErrors(output)).toEqual([
    {
      file: 'src/App.tsx',
      line: 3,
      column: 7,
      code: 'TS2322',
      message:
        "Type 'number' is not assignable to type 'Props'.\n  Property 'title' is missing.\n    It is required in 'Props'.",
    },
    { file: 'src/a (1).ts', line: 10, column: 1, code: 'TS1005', message: "';' expected." },
  ]);
});

test('what is no fault is left out, and faults without end are bounded', () => {
  expect(parseTypeErrors('error TS5058: The specified path does not exist.\nFound 1 error.')).toEqual([]);
  const many = Array.from({ length: 5000 }, (_, index) => `src/a.ts(${index + 1},1): error TS1: x`);
  expect(parseTypeErrors(many.join('\n'))).toHaveLength(200);
});
