import { isSettingsFile, settingIn, variablesIn } from './find-variables.ts';

export interface BackendFinding {
  readonly path: string;
  readonly line: number;
  readonly kind: 'hard_coded_url' | 'hard_coded_key' | 'environment_variable' | 'environment_file';
  /** The address or the variable's name; a key is never repeated. */
  readonly value: string;
}

const SOURCE = /\.([cm]?[jt]sx?|html|vue|svelte)$/;
const ADDRESS = /https:\/\/[a-z0-9-]{3,63}\.supabase\.(?:co|in|net)\b/gi;
const KEY = /(["'`])(eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|sb_(?:publishable|secret)_[\w-]{10,})\1/g;

/** Where a project names its own backend: addresses and keys in the source, variables, committed settings. */
export function findBackend(texts: ReadonlyMap<string, string>): readonly BackendFinding[] {
  const findings: BackendFinding[] = [];
  for (const [path, text] of texts) {
    if (isSettingsFile(path)) findings.push(...environmentFindings(path, text));
    // Functions run beside the backend and read its address from their environment.
    else if (SOURCE.test(path) && !path.startsWith('supabase/')) findings.push(...sourceFindings(path, text));
  }
  return findings;
}

function sourceFindings(path: string, text: string): readonly BackendFinding[] {
  if (!/supabase/i.test(text) && !text.includes('eyJ')) return [];
  return text.split('\n').flatMap((content, index) => {
    const at = { path, line: index + 1 };
    return [
      ...[...content.matchAll(ADDRESS)].map(([value]) => ({ ...at, kind: 'hard_coded_url' as const, value })),
      ...[...content.matchAll(KEY)].map(() => ({ ...at, kind: 'hard_coded_key' as const, value: 'key' })),
      ...variablesIn(content)
        .filter((name) => name.includes('SUPABASE_'))
        .map((value) => ({ ...at, kind: 'environment_variable' as const, value })),
    ];
  });
}

function environmentFindings(path: string, text: string): readonly BackendFinding[] {
  return text.split('\n').flatMap((content, index) => {
    const name = settingIn(content);
    return name === undefined
      ? []
      : [{ path, line: index + 1, kind: 'environment_file' as const, value: name }];
  });
}
