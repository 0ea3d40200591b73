import { z } from 'zod';

const Names = z.record(z.string(), z.unknown()).optional().catch(undefined);
const Manifest = z.looseObject({
  dependencies: Names,
  devDependencies: Names,
  optionalDependencies: Names,
  peerDependencies: Names,
});
const Lock = z.looseObject({ packages: z.record(z.string(), z.unknown()) });

export interface InstalledPackages {
  has(name: string): Promise<boolean>;
}

/** By package.json, and by the lock for what others brought along. Undefined where neither can be read. */
export async function installedPackages(
  read: (path: string) => Promise<string | null | undefined>,
): Promise<InstalledPackages | undefined> {
  const manifest = Manifest.safeParse(parseJson(await read('package.json'))).data;
  if (manifest === undefined) return undefined;
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  const named = new Set(
    [dependencies, devDependencies, optionalDependencies, peerDependencies].flatMap((one) =>
      Object.keys(one ?? {}),
    ),
  );
  let locked: Promise<ReadonlySet<string>> | undefined;
  const readLock = async (): Promise<ReadonlySet<string>> => {
    const lock = Lock.safeParse(parseJson(await read('package-lock.json'))).data;
    return new Set(Object.keys(lock?.packages ?? {}));
  };
  return {
    async has(name) {
      if (named.has(name) || named.has(typesOf(name))) return true;
      locked ??= readLock();
      return (await locked).has(`node_modules/${name}`);
    },
  };
}

/** `react` of `react/jsx-runtime`, `@a/b` of `@a/b/c`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function typesOf(name: string): string {
  return `@types/${name.replace(/^@/, '').replace('/', '__')}`;
}

function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
