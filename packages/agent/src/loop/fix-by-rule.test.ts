import { reply, startModelServer, type ModelServer } from '@loam/testkit';
import { afterEach, describe, expect, test } from 'vitest';
import type { CheckFault, FileChange, Packages } from '../ports.ts';
import { fault, languages, memoryProject, play, readyModel } from '../testing/turn-harness.ts';
import type { TurnOptions } from '../turn.ts';
import { addNamedImport } from './add-named-import.ts';

let server: ModelServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

const PAGE = 'src/pages/Index.tsx';

/** One write by the model and its closing words; whatever is mended after that was mended without it. */
async function written(options: {
  readonly source: string;
  readonly build: (source: string, changes: readonly FileChange[]) => CheckFault[];
  readonly packages?: Packages;
  readonly preferences?: TurnOptions['preferences'];
}) {
  server = await startModelServer({
    script: [
      reply({ toolCalls: [{ name: 'write_file', input: { path: PAGE, content: options.source } }] }),
      reply({ text: 'Done.' }),
      reply({ text: 'I leave it.' }),
      reply({ text: 'I leave it.' }),
    ],
  });
  const project = memoryProject();
  const played = await play({
    project,
    models: [readyModel(languages.chat(server))],
    options: { preferences: options.preferences ?? {} },
    ports: {
      packages: options.packages,
      checks: {
        types: () => Promise.resolve([]),
        build: (changes) => Promise.resolve(options.build(project.with(changes).get(PAGE) ?? '', changes)),
        look: undefined,
      },
    },
  });
  return { ...played, page: project.files().get(PAGE) ?? '', requests: server.requests.length };
}

describe('what needs no thought is mended without the model', () => {
  test.each([
    ['a component of the project', 'Button', 'import { Button } from "@/components/ui/button";'],
    ['a hook', 'useState', 'import { useState } from "react";'],
    ['an icon', 'Trash2', 'import { Trash2 } from "lucide-react";'],
  ])('a forgotten import of %s', async (_what, name, line) => {
    const { result, page, requests } = await written({
      source: `export default function Index() {\n  return <p>{String(${name})}</p>;\n}\n`,
      build: (source) =>
        source.includes(`import { ${name}`) ? [] : [fault(`Cannot find name '${name}'.`, { path: PAGE })],
    });
    expect(result.outcome).toBe('changed');
    expect(page.startsWith(`${line}\n`)).toBe(true);
    expect(requests).toBe(2);
  });

  test('a package that is not there', async () => {
    const added: (readonly string[])[] = [];
    const { result, project, requests } = await written({
      source:
        'import confetti from "canvas-confetti";\nexport default function Index() {\n  return <p>{confetti()}</p>;\n}\n',
      build: (_source, changes) =>
        changes.some(({ path }) => path === 'package-lock.json')
          ? []
          : [fault('Failed to resolve import "canvas-confetti" from "src/pages/Index.tsx"')],
      packages: {
        add: (names) => {
          added.push(names);
          return Promise.resolve({
            ok: true,
            changes: [{ path: 'package-lock.json', action: 'write', content: '{}' }],
          });
        },
        remove: () => Promise.resolve({ ok: false, message: 'no' }),
      },
    });
    expect(result.outcome).toBe('changed');
    expect(added).toEqual([['canvas-confetti']]);
    expect(project.files().has('package-lock.json')).toBe(true);
    expect(requests).toBe(2);
  });
});

describe('rules do not go further than the model may', () => {
  const source =
    'import x from "evil-package";\nexport default function Index() {\n  return <p>{x}</p>;\n}\n';
  const watched = () => {
    const added: string[] = [];
    const packages: Packages = {
      add: (names) => {
        added.push(...names);
        return Promise.resolve({ ok: true, changes: [] });
      },
      remove: () => Promise.resolve({ ok: false, message: 'no' }),
    };
    return { added, packages };
  };

  test('no package where adding is switched off', async () => {
    const { added, packages } = watched();
    await written({
      source,
      packages,
      preferences: { 'code/add_dependency': 'disable' },
      build: () => [fault('Failed to resolve import "evil-package" from "src/pages/Index.tsx"')],
    });
    expect(added).toEqual([]);
  });

  test('no package that only an error message names', async () => {
    const { added, packages } = watched();
    await written({
      source: 'export default function Index() {\n  return null;\n}\n',
      packages,
      build: () => [fault('Failed to resolve import "evil-package" from "src/pages/Index.tsx"')],
    });
    expect(added).toEqual([]);
  });
});

describe('adding a name to the imports', () => {
  test.each([
    ['before everything where there is none', 'const a = 1;\n', 'import { x } from "m";\nconst a = 1;\n'],
    ['to those of the same module', 'import { a } from "m";\n', 'import { a, x } from "m";\n'],
    ['in the quotes of the file', "import a from 'b';\n", "import { x } from 'm';\nimport a from 'b';\n"],
  ])('%s', (_where, source, expected) => {
    expect(addNamedImport(source, { name: 'x', from: 'm' })).toBe(expected);
  });

  test.each(['import { x } from "other";\n', 'const x = 1;\n', 'import x, { y } from "z";\n'])(
    'not where it is declared: %s',
    (source) => {
      expect(addNamedImport(source, { name: 'x', from: 'm' })).toBeUndefined();
    },
  );
});
