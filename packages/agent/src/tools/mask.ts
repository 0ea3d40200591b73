import { bareName } from '../staging/path-rules.ts';

const SETTING = /^(\s*(?:export\s+)?[\w.-]+\s*[=:]\s*)\S.*$/;
const KEYS: readonly RegExp[] = [
  /\b(?:sk|pk|rk)[-_](?:live|test|ant|proj|or)?[-_]?[A-Za-z0-9_-]{16,}/g,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
  /\bxox[abprs]-[A-Za-z0-9-]{10,}/g,
  /\bAKIA[0-9A-Z]{16}\b/g,
  /\bAIza[0-9A-Za-z_-]{30,}/g,
  /\bsb_secret_[A-Za-z0-9_-]{10,}/g,
  /\beyJ[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}\.[A-Za-z0-9_-]{10,}/g,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[^]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
];

/** The text of a file as a model may see it: settings keep their names and lose their values. */
export function maskFile(path: string, content: string): string {
  return holdsSettings(path) ? maskSettings(content) : content;
}

function holdsSettings(path: string): boolean {
  const name = bareName(path.split('/').at(-1) ?? '');
  return /^\.(env|dev\.vars)(\.|$)/.test(name) && !/\.(example|sample|template)$/.test(name);
}

/** For text that comes from outside (logs, addresses, pages): what looks like a key is hidden. */
export function maskKeys(text: string): string {
  return KEYS.reduce((masked, pattern) => masked.replace(pattern, '[hidden]'), text);
}

function maskSettings(content: string): string {
  return content
    .split('\n')
    .map((line) => {
      if (line.trim() === '' || line.trimStart().startsWith('#')) return line;
      const name = SETTING.exec(line)?.[1];
      // A line without a name goes on with the value of the line before.
      return name === undefined ? '[hidden]' : `${name}[hidden]`;
    })
    .join('\n');
}
