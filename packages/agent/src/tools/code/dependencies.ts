import { z } from 'zod';
import type { PackageOutcome, Packages } from '../../ports.ts';
import type { StagedFiles } from '../../staging/staged-files.ts';
import { failure } from '../outputs.ts';
import { defineTool, type ToolContext, type ToolOutput } from '../tool.ts';

// A name of the registry with an optional version; no address, no path, no option.
const NAME = /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*$/;
const NAME_AND_VERSION = /^(@[a-z0-9][\w.-]*\/)?[a-z0-9][\w.-]*(@[\w.^~<>=*-]{1,40})?$/;

function packageNames(pattern: RegExp): z.ZodType<readonly string[]> {
  const name = z.string().max(214).regex(pattern, 'must be a package name of the registry, like date-fns');
  return z.array(name).min(1).max(10);
}

export const addDependencyTool = defineTool({
  name: 'add_dependency',
  integration: 'code',
  kind: 'package',
  description: 'Adds npm packages, like zod or zod@4. Look into package.json first.',
  input: z.object({ packages: packageNames(NAME_AND_VERSION) }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  isAvailable: ({ packages }) => packages !== undefined,
  title: ({ packages }) => `Adding ${packages.join(', ')}`,
  paths: () => ['package.json'],
  run: ({ packages }, context) =>
    changePackages(context, {
      change: (port) => port.add(packages, context.files.changes(), context.signal),
      tell: (before, after) => tellAdded(packages.map(bareName), before, after),
    }),
});

export const removeDependencyTool = defineTool({
  name: 'remove_dependency',
  integration: 'code',
  kind: 'package',
  description: 'Removes npm packages.',
  input: z.object({ packages: packageNames(NAME) }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  isAvailable: ({ packages }) => packages !== undefined,
  title: ({ packages }) => `Removing ${packages.join(', ')}`,
  paths: () => ['package.json'],
  run: ({ packages }, context) =>
    changePackages(context, {
      change: (port) => port.remove(packages, context.files.changes(), context.signal),
      tell: (before, after) => tellRemoved(packages, before, after),
    }),
});

interface PackageWork {
  change(port: Packages): Promise<PackageOutcome>;
  tell(before: Versions, after: Versions): string;
}

/** By name, what package.json asks for; npm writes exact versions there. */
type Versions = ReadonlyMap<string, string>;

async function changePackages({ files, ports }: ToolContext, work: PackageWork): Promise<ToolOutput> {
  if (ports.packages === undefined) return failure('Packages cannot be changed here.');
  const before = await versionsIn(files);
  const outcome = await work.change(ports.packages);
  if (!outcome.ok) {
    return failure(outcome.message, {
      kind: 'dependency_install',
      message: outcome.message,
      path: 'package.json',
    });
  }
  await files.adopt(outcome.changes);
  const text = work.tell(before, await versionsIn(files));
  return { text, detail: text, paths: outcome.changes.map(({ path }) => path) };
}

function tellAdded(names: readonly string[], before: Versions, after: Versions): string {
  const named = (name: string) => [name, after.get(name)].filter(Boolean).join(' ');
  const isNew = (name: string) => before.get(name) !== after.get(name) || !after.has(name);
  const added = names.filter(isNew).map(named);
  const present = names.filter((name) => !isNew(name)).map(named);
  return [
    ...(added.length > 0 ? [`Added ${added.join(', ')}.`] : []),
    ...(present.length > 0 ? [`Already there: ${present.join(', ')}.`] : []),
  ].join(' ');
}

function tellRemoved(names: readonly string[], before: Versions, after: Versions): string {
  const removed = names.filter((name) => before.has(name) && !after.has(name));
  const absent = names.filter((name) => !removed.includes(name));
  return [
    ...(removed.length > 0 ? [`Removed ${removed.join(', ')}.`] : []),
    ...(absent.length > 0 ? [`Not in package.json: ${absent.join(', ')}.`] : []),
  ].join(' ');
}

function bareName(wish: string): string {
  return wish.replace(/(?<=.)@.*$/, '');
}

const Manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()).optional(),
  devDependencies: z.record(z.string(), z.string()).optional(),
});

async function versionsIn({ read }: Pick<StagedFiles, 'read'>): Promise<Versions> {
  try {
    const manifest = Manifest.safeParse(JSON.parse((await read('package.json')) ?? ''));
    const { dependencies, devDependencies } = manifest.data ?? {};
    return new Map(Object.entries({ ...devDependencies, ...dependencies }));
  } catch {
    return new Map();
  }
}
