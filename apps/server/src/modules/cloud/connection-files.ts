import type { Backend } from '@loam/contract';

/** A file of a project with its whole text. */
export interface TextFile {
  readonly path: string;
  readonly content: string;
}

const envPath = '.env';
const configPath = 'supabase/config.toml';

const settingNames = ['VITE_SUPABASE_PROJECT_ID', 'VITE_SUPABASE_PUBLISHABLE_KEY', 'VITE_SUPABASE_URL'];

type Connected = Pick<Backend, 'ref' | 'url' | 'publishable_key'>;

/**
 * What a project needs to reach its cloud: an address and a key that is made for pages, read by Vite in the preview, in
 * builds and in what is published. What else stands in these files stays.
 */
export function connectionFiles(
  { ref, url, publishable_key: key }: Connected,
  read: (path: string) => string | undefined,
): readonly TextFile[] {
  const settings = {
    VITE_SUPABASE_PROJECT_ID: ref,
    VITE_SUPABASE_PUBLISHABLE_KEY: key,
    VITE_SUPABASE_URL: url,
  };
  const files = [
    { path: envPath, content: withSettings(read(envPath) ?? '', settings) },
    { path: configPath, content: withProject(read(configPath) ?? '', ref ?? '') },
  ];
  return files.filter(({ path, content }) => read(path) !== content);
}

/** What a copy of the project begins with: it has no cloud yet, and must not write into that of its source. */
export function withoutConnection(file: TextFile, urlOf: (ref: string) => string): string {
  const { path, content } = file;
  if (path !== envPath) return content;
  const ref = valueOf(content, 'VITE_SUPABASE_PROJECT_ID');
  const isOurs = ref !== undefined && valueOf(content, 'VITE_SUPABASE_URL') === urlOf(ref);
  return isOurs ? withoutSettings(content, settingNames).join('\n') : content;
}

/**
 * What an earlier version becomes when it is restored: it may name the cloud of the project that this one was copied from.
 * Then what is connected now stays connected.
 */
export function withPresentConnection(
  file: TextFile & { readonly present: string },
  urlOf: (ref: string) => string,
): string {
  const { content, present } = file;
  const disconnected = withoutConnection(file, urlOf);
  const [then, now] = [content, present].map((text) => valueOf(text, 'VITE_SUPABASE_PROJECT_ID'));
  if (disconnected === content || then === now) return content;
  const lines = present.split('\n').filter((line) => settingNames.some((name) => isSetting(line, name)));
  return [...disconnected.split('\n').filter((line) => line !== ''), ...lines, ''].join('\n');
}

function valueOf(text: string, name: string): string | undefined {
  const line = text.split('\n').find((one) => isSetting(one, name));
  return line
    ?.slice(line.indexOf('=') + 1)
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2');
}

function withoutSettings(text: string, names: readonly string[]): readonly string[] {
  return text.split('\n').filter((line) => !names.some((name) => isSetting(line, name)));
}

function withSettings(text: string, settings: Readonly<Record<string, string | null>>): string {
  const kept = withoutSettings(text, settingNames);
  const lines = Object.entries(settings).map(([name, value]) => `${name}="${value ?? ''}"`);
  return `${[...kept.filter((line, index) => line !== '' || index < kept.length - 1), ...lines].join('\n')}\n`;
}

function isSetting(line: string, name: string): boolean {
  return new RegExp(String.raw`^\s*(export\s+)?${name}\s*=`).test(line);
}

function withProject(text: string, ref: string): string {
  const line = `project_id = "${ref}"`;
  const pattern = /^project_id\s*=.*$/m;
  return pattern.test(text) ? text.replace(pattern, line) : `${line}\n${text}`;
}
