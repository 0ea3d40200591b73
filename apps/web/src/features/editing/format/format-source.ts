import { texts } from '@loam/contract';
import type { Plugin } from 'prettier';
import { format } from 'prettier/standalone';
import { endingOf } from '../model/file-view.ts';
import { formatOptions, formatParsers } from './format-options.data.ts';

/** Where the formatter itself runs: in a worker, or in a test. */
export async function formatSource(path: string, text: string): Promise<string> {
  const parser = new Map<string, string>(Object.entries(formatParsers)).get(endingOf(path));
  if (parser === undefined) throw new TypeError(texts.code.formatUnsupported);
  return format(text, { ...formatOptions, parser, plugins: await pluginsOf(parser) });
}

async function pluginsOf(parser: string): Promise<Plugin[]> {
  switch (parser) {
    case 'typescript':
      return [await import('prettier/plugins/typescript'), await estree()];
    case 'babel':
    case 'json':
      return [await babel(), await estree()];
    case 'css':
    case 'scss':
    case 'less':
      return [await postcss()];
    case 'html':
      return [await import('prettier/plugins/html'), await postcss(), await babel(), await estree()];
    case 'markdown':
      return [await import('prettier/plugins/markdown')];
    default:
      return [await import('prettier/plugins/yaml')];
  }
}

const babel = () => import('prettier/plugins/babel');
const postcss = () => import('prettier/plugins/postcss');

async function estree(): Promise<Plugin> {
  // Its declaration promises nothing but a plugin.
  return (await import('prettier/plugins/estree')).default;
}
