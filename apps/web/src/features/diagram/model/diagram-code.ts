import { fillText, texts } from '@loam/contract';

/** Nothing a diagram means, but enough to break its reader: control characters other than tab and line feed. */
const controlCharacters = /(?![\t\n])\p{Cc}/gu;

export function cleanCode(code: string): string {
  return code.replaceAll(/\r\n?/g, '\n').replaceAll(controlCharacters, '').trim();
}

/** What is said of a diagram whose words could not be read. */
export function syntaxProblem(error: unknown): string {
  const [firstLine = ''] = messageOf(error).split('\n');
  return fillText(texts.diagram.syntaxError, { 'first line': firstLine.trim() });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
