import { Fragment } from 'react';
import type { Token } from '../../model/highlight.ts';

interface CodeTextProps {
  readonly text: string;
  readonly tokens: readonly Token[] | undefined;
}

/** One line of code, in colours when they are known. */
export function CodeText({ text, tokens }: CodeTextProps) {
  if (tokens === undefined) return text;
  return tokens.map(({ text: part, look }, index) =>
    look === '' ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className={look}>
        {part}
      </span>
    ),
  );
}
