import type { Finding } from './finding.ts';
import type { SourceFile } from './source-tree.ts';

/**
 * Packages whose faces offer nothing that nobody takes. The others are kits and engines that are still being built upon:
 * what they offer may be ahead of its use.
 */
const settled = ['contract', 'client'] as const;

/** Values on the faces of settled packages that no other room imports; knip takes a face for an entry and sees none. Types belong to signatures. */
export function unusedFaceExports(files: readonly SourceFile[]): readonly Finding[] {
  return settled.flatMap((name) => {
    const room = `packages/${name}`;
    const taken = new Set(files.filter((file) => file.room !== room).flatMap((file) => takenOf(file, name)));
    if (taken.has('*')) return [];
    return files
      .filter(({ path }) => path.startsWith(`${room}/src/`) && /\/src\/([\w-]+\/)?index\.ts$/.test(path))
      .flatMap((face) =>
        face.imports.flatMap(({ names, line, typeOnly }) =>
          names
            .filter((offered) => !typeOnly && offered !== '*' && !taken.has(offered))
            .map((offered) => ({
              rule: 'unused-export',
              path: face.path,
              line,
              message: `nobody imports ${offered} of @loam/${name}`,
            })),
        ),
      );
  });
}

function takenOf(file: SourceFile, name: string): readonly string[] {
  const isFrom = (specifier: string) =>
    specifier === `@loam/${name}` || specifier.startsWith(`@loam/${name}/`);
  return file.imports.filter(({ specifier }) => isFrom(specifier)).flatMap(({ names }) => names);
}
