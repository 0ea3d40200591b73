import { publishingLimits } from '@loam/contract';
import { stripVTControlCharacters } from 'node:util';

const lineCharacters = 2000;
const faultCharacters = 10_000;
const outputFolder = /(?:\.\.\/)*run\/loam-out\/dist(?:\.nitro)?\//g;
const controls = /[^\P{Cc}\n\t]/gu;

interface Fault {
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly frame?: string;
}

/** A build error as the project's tools describe it. */
export function faultText({ message, file, line, column, frame }: Fault): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const isNamed = file !== undefined && message.includes(file);
  const parts = [isNamed || place === '' ? message : `${place}: ${message}`, frame ?? ''];
  return clean(parts.filter((part) => part !== '').join('\n')).slice(0, faultCharacters);
}

/** What a tool printed, fit for a log. */
export function outputLines(output: readonly string[]): string[] {
  return output.flatMap(logLines).slice(-publishingLimits.logLines);
}

export function logLines(text: string): string[] {
  const lines = clean(text).split('\n');
  return lines.map((line) => line.trimEnd().slice(0, lineCharacters)).filter((line) => line !== '');
}

function clean(text: string): string {
  return stripVTControlCharacters(text).replaceAll(controls, '').replaceAll(outputFolder, '');
}
