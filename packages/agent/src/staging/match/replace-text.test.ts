import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceText } from './replace-text.ts';

const COMPONENT = [
  'export function Card() {',
  '  return (',
  '    <section className="card">',
  '      <h2>Title</h2>',
  '      <p>Some text</p>',
  '    </section>',
  '  );',
  '}',
  '',
].join('\n');

describe('replacing a piece of text', () => {
  it('replaces the exact and only place', () => {
    const result = replaceText(COMPONENT, { search: '<h2>Title</h2>', replace: '<h2>Name</h2>' });
    expect(result).toEqual({
      kind: 'replaced',
      content: COMPONENT.replace('Title', 'Name'),
      pass: 'exact',
      count: 1,
    });
  });

  it('tells every line of a piece that stands in several places, and replaces none', () => {
    expect(replaceText('a\nb\na\n', { search: 'a', replace: 'c' })).toEqual({
      kind: 'ambiguous',
      lines: [1, 3],
    });
    expect(replaceText('aaa', { search: 'aa', replace: 'b' })).toEqual({ kind: 'ambiguous', lines: [1, 1] });
  });

  it('replaces all places when asked to', () => {
    const result = replaceText('a\nb\na\n', { search: 'a', replace: 'c', all: true });
    expect(result).toEqual({ kind: 'replaced', content: 'c\nb\nc\n', pass: 'exact', count: 2 });
  });

  it('overlooks blanks at the end of lines and keeps those of lines it does not change', () => {
    const result = replaceText('one  \ntwo\t\nthree\n', {
      search: 'one\ntwo\nthree',
      replace: 'one\n2\nthree',
    });
    expect(result).toMatchObject({ pass: 'trailing space', content: 'one  \n2\nthree\n' });
  });

  it('gives new lines the indentation of the file', () => {
    const search = '<section className="card">\n  <h2>Title</h2>\n  <p>Some text</p>';
    const replace = '<section className="card">\n  <div>\n    <h2>Title</h2>\n  </div>\n  <p>Some text</p>';
    const result = replaceText(COMPONENT, { search: `${search}  `, replace });
    expect(result).toMatchObject({
      pass: 'indentation',
      content: COMPONENT.replace('      <h2>Title</h2>', '      <div>\n        <h2>Title</h2>\n      </div>'),
    });
  });

  it('turns blanks into tabs where the file has tabs', () => {
    const file = 'if (a) {\n\tif (b) {\n\t\tc();\n\t}\n}\n';
    const result = replaceText(file, {
      search: '  if (b) {\n    c();\n  }',
      replace: '  if (b) {\n    if (d) {\n      c();\n    }\n  }',
    });
    expect(result).toMatchObject({
      content: 'if (a) {\n\tif (b) {\n\t\tif (d) {\n\t\t\tc();\n\t\t}\n\t}\n}\n',
    });
  });

  it('finds typographic signs by their plain forms and keeps them where nothing was changed', () => {
    const file = '<p>It’s “new” – really</p>\n<p>old</p>\n';
    const result = replaceText(file, {
      search: `<p>It's "new" - really</p>\n<p>old</p>`,
      replace: `<p>It's "new" - really</p>\n<p>fresh</p>`,
    });
    expect(result).toMatchObject({ pass: 'unicode', content: '<p>It’s “new” – really</p>\n<p>fresh</p>\n' });
  });

  it('accepts small differences between two equal anchors', () => {
    const file =
      'function add(a, b) {\n  const total = a + b + 1;\n\n  return total;\n}\nfunction other() {}\n';
    const result = replaceText(file, {
      search: 'function add(a, b) {\n  const total = a + b +  1\n  return total;\n}',
      replace: 'function add(a, b) {\n  const total = a + b +  1\n  log(total);\n  return total;\n}',
    });
    expect(result).toMatchObject({
      pass: 'anchored',
      content:
        'function add(a, b) {\n  const total = a + b + 1;\n  log(total);\n  return total;\n}\nfunction other() {}\n',
    });
  });

  it('refuses a small difference that fits two places', () => {
    const block = (name: string): string => `start {\n  const value = ${name};\n}\n`;
    const result = replaceText(block('one1') + block('one2'), {
      search: 'start {\n  const value = one3;\n}',
      replace: 'x',
    });
    expect(result).toMatchObject({ kind: 'ambiguous', lines: [1, 4] });
  });

  it('never swallows a line that the search does not have', () => {
    const file = 'start();\nfirst();\nimportant();\nsecond();\nend();\n';
    const result = replaceText(file, { search: 'start();\nfirst();\nsecond();\nend();', replace: 'x();' });
    expect(result.kind).toBe('missing');
  });

  it('takes no line for another one, however alike those around it are', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `step(${index});`);
    const search = lines.with(6, 'somethingElse();').join('\n');
    expect(replaceText(lines.join('\n'), { search, replace: 'x();' }).kind).toBe('missing');
  });

  it('shows the real lines that come closest', () => {
    const result = replaceText(COMPONENT, {
      search: '<h2>Heading of the card</h2>\n<p>Some other text</p>',
      replace: '',
    });
    expect(result).toMatchObject({ kind: 'missing' });
    expect(result.kind === 'missing' && result.near?.lines).toContain('      <p>Some text</p>');
  });

  it('removes whole lines when nothing replaces them', () => {
    const result = replaceText(COMPONENT, { search: '<h2>Title</h2>   \n', replace: '' });
    expect(result).toMatchObject({ content: COMPONENT.replace('      <h2>Title</h2>\n', '') });
  });

  it('says that nothing would change', () => {
    expect(replaceText('a', { search: 'a', replace: 'a' }).kind).toBe('unchanged');
    expect(replaceText('a', { search: '  \n', replace: 'b' }).kind).toBe('missing');
  });

  it('answers at once for texts made to be slow', () => {
    const same = 'x\n'.repeat(100_000);
    expect(replaceText(same, { search: 'x\n'.repeat(50_000), replace: 'y' }).kind).toBe('ambiguous');
    expect(replaceText(same, { search: ` x\n`.repeat(40_000), replace: 'y' }).kind).toBe('ambiguous');
    expect(replaceText(same, { search: `${'x\n'.repeat(50_000)}z`, replace: 'y' }).kind).toBe('missing');
  });
});

describe('replacing, whatever the text', () => {
  const line = fc.constantFrom(
    'a',
    'b()',
    '  c = 1;',
    '\tif (d) {',
    '}',
    '',
    'It’s',
    'x – y',
    'long line of text here',
  );
  const lineEnd = fc.constantFrom('\n', '\r\n');
  const file = fc.array(fc.tuple(line, lineEnd), { minLength: 1, maxLength: 30 });
  const text = fc.array(line, { minLength: 1, maxLength: 6 }).map((lines) => lines.join('\n'));

  it('changes one stretch only, and keeps every line end outside of it', () => {
    fc.assert(
      fc.property(file, text, text, (lines, search, replace) => {
        const original = lines.map((part) => part.join('')).join('');
        const result = replaceText(original, { search, replace });
        if (result.kind !== 'replaced') return;
        const head = commonHead(original, result.content);
        const tail = commonHead(reverse(original.slice(head)), reverse(result.content.slice(head)));
        const removed = original.slice(head, original.length - tail);
        const added = result.content.slice(head, result.content.length - tail);
        expect(removed.split('\n').length).toBeLessThanOrEqual(search.split('\n').length + 2);
        expect(added.length).toBeLessThanOrEqual((replace.length + 1) * 4 + removed.length);
      }),
      { numRuns: 500 },
    );
  });

  it('equals a plain splice when the piece stands there exactly once', () => {
    fc.assert(
      fc.property(file, text, fc.nat(), fc.nat(), (lines, replace, from, length) => {
        const original = lines.map(([content]) => `${content}\n`).join('');
        const start = from % original.length;
        const search = original.slice(start, start + 1 + (length % 40));
        fc.pre(search.trim() !== '' && search !== replace);
        fc.pre(original.indexOf(search) === original.lastIndexOf(search));
        const expected = original.slice(0, start) + replace + original.slice(start + search.length);
        expect(replaceText(original, { search, replace })).toMatchObject({ content: expected });
      }),
    );
  });

  it('finds the same place after the forms that models tend to lose', () => {
    const unique = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 3, maxLength: 20 });
    const spoil = fc.constantFrom(
      (content: string) => `${content}  `,
      (content: string) => `   ${content}`,
      (content: string) => content.replaceAll("'", '’'),
      (content: string) => content.replaceAll(' ', '\u00a0'),
    );
    fc.assert(
      fc.property(unique, spoil, lineEnd, fc.nat(), (numbers, spoilLine, end, pick) => {
        const clean = numbers.map((number) => `  call('${number}', x);`);
        const actual = clean.map(spoilLine);
        const at = pick % (clean.length - 1);
        const search = clean.slice(at, at + 2).join('\n');
        const result = replaceText(actual.join(end), { search, replace: `${clean[at]}\n  done();` });
        const expected = actual.toSpliced(at + 1, 1, expect.stringMatching(/^\s*done\(\);$/));
        expect(result.kind === 'replaced' && result.content.split(end)).toEqual(expected);
      }),
    );
  });
});

function commonHead(one: string, other: string): number {
  let at = 0;
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1;
  return at;
}

function reverse(text: string): string {
  return text.split('').reverse().join('');
}
