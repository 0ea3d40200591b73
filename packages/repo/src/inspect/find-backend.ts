export interface BackendFinding {
  readonly path: string;
  readonly line: number;
  readonly kind: 'hard_coded_url' | 'hard_coded_key' | 'environment_variable' | 'environment_file';
  /** The address or the variable's name; a key is never repeated. */
  readonly value: string;
}

const SOURCE = /\.([cm]?[jt]sx?|html|vue|svelte)$/;
const ENVIRONMENT = /(^|\/)\.env(\.[\w.-]+)?$/;
const EXAMPLE = /\.(example|sample|template)$/;
const ADDRESS = /https:\/\/[a-z0-9-]{3,63}\.supabase\.(?:co|in|net)\b/gi;
const KEY = /(["'`])(eyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}|sb_(?:publishable|secret)_[\w-]{10,})\1/g;
const VARIABLE = /\b(?:import\.meta\.env|process\.env)\.((?:VITE_|NEXT_PUBLIC_|REACT_APP_)?SUPABASE_\w+)/g;

/** Where a project names its own backend: addresses and keys in the source, variables, committed settings. */
export function findBackend(texts: ReadonlyMap<string, string>): readonly BackendFinding[] {
  const findings: BackendFinding[] = [];
  for (const [path, text] of texts) {
    if (ENVIRONMENT.test(path) && !EXAMPLE.test(path)) findings.push(...environmentFindings(path, text));
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
      ...[...content.matchAll(VARIABLE)].map(([, name = '']) => ({
        ...at,
        kind: 'environment_variable' as const,
        value: name,
      })),
    ];
  });
}

function environmentFindings(path: string, text: string): readonly BackendFinding[] {
  return text.split('\n').flatMap((content, index) => {
    const name = /^\s*(?:export\s+)?([A-Z_a-z]\w*)\s*=/.exec(content)?.[1];
    return name === undefined
      ? []
      : [{ path, line: index + 1, kind: 'environment_file' as const, value: name }];
  });
}
