import { z } from 'zod';
import type { PackageOutcome, Packages } from '../../ports.ts';
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
    changePackages(context, { done: 'Added', names: packages }, (port) =>
      port.add(packages, context.files.changes(), context.signal),
    ),
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
    changePackages(context, { done: 'Removed', names: packages }, (port) =>
      port.remove(packages, context.files.changes(), context.signal),
    ),
});

async function changePackages(
  { files, ports }: ToolContext,
  what: { readonly done: string; readonly names: readonly string[] },
  change: (port: Packages) => Promise<PackageOutcome>,
): Promise<ToolOutput> {
  if (ports.packages === undefined) return failure('Packages cannot be changed here.');
  const outcome = await change(ports.packages);
  if (!outcome.ok) {
    return failure(outcome.message, {
      kind: 'dependency_install',
      message: outcome.message,
      path: 'package.json',
    });
  }
  await files.adopt(outcome.changes);
  return { text: `${what.done} ${what.names.join(', ')}.`, paths: outcome.changes.map(({ path }) => path) };
}
