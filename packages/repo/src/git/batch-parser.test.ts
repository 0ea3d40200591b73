import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createBatchParser, type BatchAnswer } from './batch-parser.ts';

it('reads the same answers wherever the output is cut', () => {
  const oid = 'a'.repeat(40);
  const stream = Buffer.concat([
    Buffer.from(`${oid} blob 5\nab\nde\nx missing\n${oid} blob 0\n\n`),
    Buffer.from(`${oid} tree 3\n`),
    Buffer.from([0, 10, 255, 10]),
  ]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 8 }), (cuts) => {
      const answers: BatchAnswer[] = [];
      const parse = createBatchParser((answer) => answers.push(answer));
      const marks = [0, ...cuts.toSorted((a, b) => a - b), stream.length];
      for (const [index, mark] of marks.slice(1).entries()) parse(stream.subarray(marks[index], mark));
      expect(answers.map((answer) => answer && [answer.type, [...answer.bytes]])).toEqual([
        ['blob', [...Buffer.from('ab\nde')]],
        undefined,
        ['blob', []],
        ['tree', [0, 10, 255]],
      ]);
    }),
  );
});
