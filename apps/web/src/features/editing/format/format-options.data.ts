import { type enums, limits } from '@loam/contract';
import type { Options } from 'prettier';

const { code } = limits;

export const formatOptions: Options = {
  printWidth: code.formatPrintWidth,
  tabWidth: code.formatIndentSpaces,
  useTabs: false,
  semi: code.formatSemicolons,
  singleQuote: !code.formatDoubleQuotes,
  trailingComma: code.formatTrailingCommas ? 'all' : 'none',
};

type Formattable = (typeof enums.code.formattable)[number];

export const formatParsers: Readonly<Record<Formattable, string>> = {
  js: 'babel',
  jsx: 'babel',
  ts: 'typescript',
  tsx: 'typescript',
  json: 'json',
  html: 'html',
  css: 'css',
  scss: 'scss',
  less: 'less',
  md: 'markdown',
  yaml: 'yaml',
  yml: 'yaml',
};
