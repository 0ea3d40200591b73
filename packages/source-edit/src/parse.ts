import { parseSync } from 'oxc-parser';
import { positionsOf } from './positions.ts';
import { scriptOf, type Script } from './program.ts';
import { checkStyle } from './style-syntax.ts';
import type { SyntaxFault } from './syntax-fault.ts';

export interface Parsed {
  readonly errors: readonly SyntaxFault[];
}

const MAX_ERRORS = 20;

/** Whether a file can be read by what will read it; kinds that are not known here have no errors. */
export function parse(source: string, path: string): Parsed {
  const script = scriptOf(path);
  if (script !== undefined) return { errors: scriptErrors(source, script) };
  if (/\.json$/i.test(path) && !mayHoldComments(path)) return { errors: jsonErrors(source) };
  if (/\.css$/i.test(path)) return { errors: checkStyle(source) };
  return { errors: [] };
}

function scriptErrors(source: string, script: Script): readonly SyntaxFault[] {
  const { errors } = parseSync(`file.${script}`, source, { lang: script, sourceType: 'unambiguous' });
  const positions = positionsOf(source);
  return errors
    .filter(({ severity }) => severity === 'Error')
    .slice(0, MAX_ERRORS)
    .map((error) => {
      const help = error.helpMessage === null ? '' : ` (${error.helpMessage})`;
      return { ...positions.at(error.labels[0]?.start ?? 0), message: error.message + help };
    });
}

function mayHoldComments(path: string): boolean {
  return /(^|\/)([tj]sconfig[^/]*|\.[^/]*rc)\.json$/.test(path) || path.includes('.vscode/');
}

function jsonErrors(source: string): readonly SyntaxFault[] {
  try {
    JSON.parse(source);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : 'It is not JSON.';
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? source.length);
    return [{ ...positionsOf(source).at(offset), message }];
  }
}
