const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032\u00b4]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g, ' '],
  [/\u2026/g, '...'],
  [/[\u200b-\u200d\u2060\ufeff]/g, ''],
];

/** The way a model tends to write it: straight quotes, one dash, one blank, composed letters. */
export function toPlainText(line: string): string {
  return PLAIN.reduce((text, [pattern, plain]) => text.replace(pattern, plain), line.normalize('NFC'));
}
