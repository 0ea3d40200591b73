import { cssLanguage } from '@codemirror/lang-css';
import { htmlLanguage } from '@codemirror/lang-html';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { jsonLanguage } from '@codemirror/lang-json';
import { PostgreSQL } from '@codemirror/lang-sql';
import type { Language } from '@codemirror/language';
import { highlightTree, tagHighlighter, tags } from '@lezer/highlight';

/** A part of a line; `look` is a class, or nothing for plain text. */
export interface Token {
  readonly text: string;
  readonly look: string;
}

const looks = tagHighlighter([
  { tag: tags.comment, class: 'text-muted-foreground italic' },
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], class: 'text-info' },
  { tag: [tags.string, tags.regexp, tags.attributeValue], class: 'text-success' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], class: 'text-warning' },
  { tag: [tags.tagName, tags.typeName, tags.className], class: 'text-accent' },
]);

const languages: readonly (readonly [RegExp, Language])[] = [
  [/\.[cm]?[jt]sx?$/, tsxLanguage],
  [/\.css$/, cssLanguage],
  [/\.html?$/, htmlLanguage],
  [/\.jsonc?$/, jsonLanguage],
  [/\.sql$/, PostgreSQL.language],
];

/** The lines of a file in the colours of its language; plain where the language is not known. */
export function highlightLines(path: string, text: string): readonly (readonly Token[])[] {
  const language = languages.find(([pattern]) => pattern.test(path))?.[1];
  const lines: Token[][] = [[]];
  const write = (part: string, look: string) => {
    for (const [index, piece] of part.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, look });
    }
  };
  let written = 0;
  if (language !== undefined) {
    highlightTree(language.parser.parse(text), looks, (from, to, look) => {
      write(text.slice(written, from), '');
      write(text.slice(from, to), look);
      written = to;
    });
  }
  write(text.slice(written), '');
  return lines;
}
