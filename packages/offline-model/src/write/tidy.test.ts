import { describe, expect, it } from 'vitest';
import { tidy } from './tidy.ts';

const long = 'x'.repeat(60);

describe('tidy', () => {
  it('breaks a long tag one attribute per line', () => {
    expect(tidy(`  <Section title="${long}" text="${long}" />`)).toBe(
      `  <Section\n    title="${long}"\n    text="${long}"\n  />\n`,
    );
  });

  it('keeps arrow functions in attributes whole', () => {
    expect(
      tidy(
        `<Button label="${long}" onClick={() => save({ a: 1, b: (c) => c > 2 })} className="w-full flex-1 gap-2" />`,
      ),
    ).toBe(
      `<Button\n  label="${long}"\n  onClick={() => save({ a: 1, b: (c) => c > 2 })}\n  className="w-full flex-1 gap-2"\n/>\n`,
    );
  });

  it('puts the text of a long element on a line of its own', () => {
    expect(tidy(`<p className="max-w-xl text-lg">${long} ${long}</p>`)).toBe(
      `<p className="max-w-xl text-lg">\n  ${long} ${long}\n</p>\n`,
    );
  });

  it('draws a short tag together', () => {
    expect(tidy('<Section\n  title="A"\n>\n  <p>B</p>\n</Section>')).toBe(
      '<Section title="A">\n  <p>B</p>\n</Section>\n',
    );
  });

  it('leaves no run of blank lines', () => {
    expect(tidy('a\n\n\n\nb')).toBe('a\n\nb\n');
  });
});
