import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { DEEP_ENTRIES, STYLE_PACKAGES } from './project.data.ts';

export type TemplateFile = {
  /** Relative to the project, with forward slashes. */
  readonly path: string;
  readonly contents: Buffer;
};

export type TemplateFacts = {
  /** Names one set of installed dependencies: what was prepared for it fits every project with the same lock. */
  readonly lockHash: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  /** What a prepared bundle of the dependencies has to hold so that a preview never bundles any itself. */
  readonly prebundled: readonly string[];
};

/** The folder of the starter project. Looked up by name, since a bundled server lies elsewhere than this file. */
export function templateDir(): string {
  return join(dirname(createRequire(import.meta.url).resolve('@loam/template/package.json')), 'project');
}

/** Every file a new project begins with, in the order of their paths. */
export function templateFiles(folder: string = templateDir()): readonly TemplateFile[] {
  return pathsBelow(folder, '').map((path) => ({ path, contents: readFileSync(join(folder, path)) }));
}

export function templateFacts(folder: string = templateDir()): TemplateFacts {
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const dependencies = versionsIn(manifest, 'dependencies');
  return {
    lockHash: createHash('sha256')
      .update(readFileSync(join(folder, 'package-lock.json')))
      .digest('hex'),
    dependencies,
    devDependencies: versionsIn(manifest, 'devDependencies'),
    prebundled: [
      ...Object.keys(dependencies).filter((name) => !STYLE_PACKAGES.includes(name)),
      ...DEEP_ENTRIES,
    ],
  };
}

/** Someone may have installed or built inside the folder; that is no part of a new project. */
const LEFT_BEHIND = new Set(['node_modules', 'dist', '.git']);

function pathsBelow(folder: string, prefix: string): readonly string[] {
  return readdirSync(join(folder, prefix), { withFileTypes: true })
    .filter(({ name }) => !LEFT_BEHIND.has(name))
    .flatMap((entry) => {
      const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
      if (entry.isDirectory()) return pathsBelow(folder, path);
      return entry.isFile() ? [path] : [];
    })
    .toSorted();
}

function versionsIn(manifest: unknown, field: string): Readonly<Record<string, string>> {
  const value: unknown =
    typeof manifest === 'object' && manifest !== null
      ? Object.getOwnPropertyDescriptor(manifest, field)?.value
      : undefined;
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
