import { z } from 'zod';

/** `@/*` and its like: what begins with `prefix` lies in one of `folders`. */
export interface PathAlias {
  readonly prefix: string;
  /** The specifier is the prefix itself, not something below it. */
  readonly isWhole: boolean;
  readonly folders: readonly string[];
}

const Settings = z.looseObject({
  compilerOptions: z
    .looseObject({
      baseUrl: z.string().optional(),
      paths: z.record(z.string(), z.array(z.string())).optional(),
    })
    .optional(),
});

const SETTING_FILES = ['tsconfig.app.json', 'tsconfig.json', 'jsconfig.json'];
const USUAL: PathAlias = { prefix: '@/', isWhole: false, folders: ['src/'] };

/** The aliases of a project's own settings; the template's where it has none. */
export async function readAliases(
  read: (path: string) => Promise<string | null | undefined>,
): Promise<readonly PathAlias[]> {
  for (const file of SETTING_FILES) {
    const options = Settings.safeParse(parseLoosely((await read(file)) ?? '')).data?.compilerOptions;
    if (options?.paths === undefined) continue;
    const base = folderOf(options.baseUrl ?? '.');
    return Object.entries(options.paths).map(([name, targets]) => ({
      prefix: name.replace(/\*$/, ''),
      isWhole: !name.endsWith('*'),
      folders: targets.map((target) => base + folderOf(target.replace(/\*$/, ''))),
    }));
  }
  return [USUAL];
}

/** Where in the project a specifier may lie; undefined when no alias speaks of it. */
export function throughAlias(
  specifier: string,
  aliases: readonly PathAlias[],
): readonly string[] | undefined {
  const fitting = aliases.filter(({ prefix, isWhole }) =>
    isWhole ? specifier === prefix : prefix !== '' && specifier.startsWith(prefix),
  );
  if (fitting.length === 0) return undefined;
  return fitting.flatMap(({ prefix, folders }) =>
    folders.map((folder) => folder + specifier.slice(prefix.length)),
  );
}

function folderOf(path: string): string {
  const plain = path.replace(/^(?:\.\/)+/, '');
  return plain === '.' || plain === '' ? '' : plain;
}

/** Settings of the compiler may hold comments and trailing commas. */
function parseLoosely(text: string): unknown {
  const plain = text.replace(
    /("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
    (_, quoted?: string) => quoted ?? '',
  );
  try {
    return JSON.parse(plain.replace(/,(\s*[}\]])/g, '$1'));
  } catch {
    return undefined;
  }
}
