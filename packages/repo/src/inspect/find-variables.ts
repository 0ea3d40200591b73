const SOURCE = /\.[cm]?[jt]sx?$/;
const SETTINGS = /(^|\/)\.env(\.[\w.-]+)?$/;
const EXAMPLE = /\.(example|sample|template)$/;
const READ =
  /\b(?:import\.meta|process)\.env(?:\??\.([A-Za-z_]\w*)|(?:\?\.)?\[\s*["'`]([A-Za-z_]\w*)["'`]\s*\])/g;
const TAKEN_APART = /\{([^{}]{1,500})\}\s*=\s*(?:import\.meta|process)\.env\b/g;
/** What a page reads at its build; other names belong to servers or to Vite itself. */
const OF_A_PAGE = /^(?:VITE_|NEXT_PUBLIC_|REACT_APP_)\w+$/;

export interface Variables {
  /** The name of each variable that a page reads, and the first file that does. */
  readonly read: ReadonlyMap<string, string>;
  readonly set: ReadonlySet<string>;
}

export function findVariables(texts: ReadonlyMap<string, string>): Variables {
  const read = new Map<string, string>();
  const set = new Set<string>();
  for (const [path, text] of texts) {
    if (isSettingsFile(path)) {
      for (const line of text.split('\n')) set.add(settingIn(line) ?? '');
    } else if (SOURCE.test(path) && !path.startsWith('supabase/')) {
      for (const name of variablesIn(text)) {
        if (OF_A_PAGE.test(name) && !read.has(name)) read.set(name, path);
      }
    }
  }
  return { read, set };
}

/** `env.NAME`, `env['NAME']` and `{ NAME } = env`. */
export function variablesIn(text: string): readonly string[] {
  if (!text.includes('.env')) return [];
  const direct = [...text.matchAll(READ)].map(([, plain, quoted]) => plain ?? quoted ?? '');
  const apart = [...text.matchAll(TAKEN_APART)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().replace(/\s*[:=].*$/s, '')),
  );
  return [...direct, ...apart].filter((name) => /^[A-Za-z_]\w*$/.test(name));
}

/** A file that gives values; one that only shows which there are gives none. */
export function isSettingsFile(path: string): boolean {
  return SETTINGS.test(path) && !EXAMPLE.test(path);
}

export function settingIn(line: string): string | undefined {
  return /^\s*(?:export\s+)?([A-Z_a-z]\w*)\s*=/.exec(line)?.[1];
}
