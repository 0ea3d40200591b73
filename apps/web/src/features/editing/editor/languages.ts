import type { Extension } from '@codemirror/state';
import { endingOf } from '../model/file-view.ts';

/** The grammar of a file by its ending, loaded when it is first needed; undefined for what has none here. */
export async function languageOf(path: string): Promise<Extension | undefined> {
  const load = loaders[endingOf(path)];
  return load?.();
}

const javascript = (options: { readonly jsx?: boolean; readonly typescript?: boolean }) => async () =>
  (await import('@codemirror/lang-javascript')).javascript(options);
const json = async () => (await import('@codemirror/lang-json')).json();
const css = async () => (await import('@codemirror/lang-css')).css();
const html = async () => (await import('@codemirror/lang-html')).html();
const markdown = async () => (await import('@codemirror/lang-markdown')).markdown();
const yaml = async () => (await import('@codemirror/lang-yaml')).yaml();
const sql = async () => {
  const { PostgreSQL, sql: language } = await import('@codemirror/lang-sql');
  return language({ dialect: PostgreSQL });
};

const loaders: Readonly<Record<string, () => Promise<Extension>>> = {
  ts: javascript({ typescript: true }),
  mts: javascript({ typescript: true }),
  cts: javascript({ typescript: true }),
  tsx: javascript({ jsx: true, typescript: true }),
  js: javascript({ jsx: true }),
  mjs: javascript({ jsx: true }),
  cjs: javascript({ jsx: true }),
  jsx: javascript({ jsx: true }),
  json,
  jsonc: json,
  css,
  scss: css,
  less: css,
  html,
  svg: html,
  xml: html,
  md: markdown,
  mdx: markdown,
  sql,
  yaml,
  yml: yaml,
};
