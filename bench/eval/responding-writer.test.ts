import { describe, expect, it } from 'vitest';
import { createRespondingWriter, type Request } from './responding-writer.ts';

describe('a writer from a responding function', () => {
  it('keeps the tree and what was said from turn to turn, and begins each conversation anew', async () => {
    const seen: Request[] = [];
    const writer = createRespondingWriter(
      (input) => {
        seen.push(input);
        return {
          text: `did ${input.request}`,
          changes: new Map([
            [input.request, 'new'],
            ['old.ts', null],
          ]),
        };
      },
      new Map([['old.ts', 'old']]),
    );
    const conversation = writer.begin();
    expect((await conversation.send('a.ts')).files).toEqual(new Map([['a.ts', 'new']]));
    const { files, reply } = await conversation.send('b.ts');
    expect([...files.keys()]).toEqual(['a.ts', 'b.ts']);
    expect(reply).toBe('did b.ts');
    expect(seen[1]?.history).toEqual([
      { role: 'user', text: 'a.ts' },
      { role: 'assistant', text: 'did a.ts' },
    ]);
    expect((await writer.begin().send('c.ts')).files.has('a.ts')).toBe(false);
  });
});
