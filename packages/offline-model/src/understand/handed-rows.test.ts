import { describe, expect, it } from 'vitest';
import { readHandedRows, withoutHanded } from './handed-rows.ts';

const rowsOf = (text: string): readonly (readonly string[])[] =>
  readHandedRows(text).flatMap(({ rows }) => rows);

describe('records that are handed over', () => {
  it('are parted by semicolons, and their cells by commas', () => {
    expect(rowsOf('Put these in: R-1, Kodak, 200; R-2, Ilford, 400.')).toEqual([
      ['R-1', 'Kodak', '200'],
      ['R-2', 'Ilford', '400'],
    ]);
  });

  it('stand on lines of their own', () => {
    expect(rowsOf('Voici mes estampes :\n- Brumes – Léa – 1979\n- Marées – Duo – 1985')).toEqual([
      ['Brumes', 'Léa', '1979'],
      ['Marées', 'Duo', '1985'],
    ]);
  });

  it('need no colon and no commas around what stands for itself', () => {
    expect(rowsOf('Start with Moss 412 g Orphan, Fern 956 g Injury and Bramble 288 g Orphan.')).toEqual([
      ['Moss', '412 g', 'Orphan'],
      ['Fern', '956 g', 'Injury'],
      ['Bramble', '288 g', 'Orphan'],
    ]);
  });

  it('share what is told of all of them at the end', () => {
    expect(rowsOf('We already have: Moss, 412 g, Orphan; Fern, 956 g, Injury, all In care.')).toEqual([
      ['Moss', '412 g', 'Orphan', 'In care'],
      ['Fern', '956 g', 'Injury', 'In care'],
    ]);
  });

  it('end with their sentence where everything is in small letters', () => {
    const text = 'put these in: nord, 4-ply, 170 m; drift, lace, 105 m. please filter by weight.';
    expect(rowsOf(text)).toEqual([
      ['nord', '4-ply', '170 m'],
      ['drift', 'lace', '105 m'],
    ]);
  });

  it('keep a day whole', () => {
    expect(rowsOf('So far: Moss, May 3, 2026, calm; Fern, May 9, 2026, wild.')[0]).toEqual([
      'Moss',
      'May 3, 2026',
      'calm',
    ]);
  });

  it('are none where nothing is given', () => {
    expect(rowsOf('Each frame has: name, size, price.')).toEqual([]);
    expect(rowsOf('We have three pages: Home, About, Contact.')).toEqual([]);
    expect(rowsOf('Start with the list of frames and a page for orders.')).toEqual([]);
  });

  it('are taken out for those who read the rest', () => {
    const text = 'A list of cubs. So far: Moss, 412 g; Fern, 956 g. Keep it calm.';
    const rest = withoutHanded(text);
    expect(rest).not.toMatch(/Moss|956/);
    expect(rest).toContain('Keep it calm.');
    expect(rest).toHaveLength(text.length);
  });
});
