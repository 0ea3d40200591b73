import type { Backend } from '@loam/contract';

/** A file of a project with its whole text. */
export interface TextFile {
  readonly path: string;
  readonly content: string;
}

const envPath = '.env';
const configPath = 'supabase/config.toml';

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

function withSettings(text: string, settings: Readonly<Record<string, string | null>>): string {
  const names = Object.keys(settings);
  const kept = text.split('\n').filter((line) => !names.some((name) => isSetting(line, name)));
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
