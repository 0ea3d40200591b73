import { describe, expect, it } from 'vitest';
import { stageTools } from './tool-context.fixture.ts';

const FILES = {
  'src/App.tsx':
    'import { Card } from "./components/Card";\nimport { add } from "@/lib/math";\nconst Page = lazy(() => import("./pages/Index"));\n',
  'src/components/Card.tsx':
    'import { add } from "../lib/math";\nexport function Card() {\n  return <p>{add(1, 2)}</p>;\n}\n',
  'src/components/index.ts': 'export { Card } from "./Card";\n',
  'src/lib/math.ts': 'export const add = (a: number, b: number) => a + b;\n',
  'src/pages/Index.tsx': 'export default () => <Card />;\n',
  'public/logo.png': null,
  'package.json': '{"dependencies":{}}',
  'package-lock.json': '{"needle":1}',
  '.env': 'VITE_KEY=very-secret-value\nMULTI="line one\nline two"\n# note\n',
};

describe('reading', () => {
  it('gives a range of lines and says how many there are', async () => {
    const { call } = stageTools({ files: FILES });
    const output = await call('read_file', { path: 'src/components/Card.tsx', from_line: 2, to_line: 3 });
    expect(output.text).toBe(
      'src/components/Card.tsx, lines 2 to 3 of 4:\nexport function Card() {\n  return <p>{add(1, 2)}</p>;',
    );
  });

  it('points to the file that was meant', async () => {
    const { call } = stageTools({ files: FILES });
    expect((await call('read_file', { path: 'components/card.tsx' })).text).toContain(
      'src/components/Card.tsx',
    );
    expect((await call('read_file', { path: '../secret' })).isError).toBe(true);
    expect((await call('read_file', { path: 'public/logo.png' })).text).toContain('not text');
  });

  it('never shows the values of settings, by whatever tool', async () => {
    const { call } = stageTools({ files: FILES });
    const outputs = [
      await call('read_file', { path: '.env' }),
      await call('search_text', { text: 'VITE_KEY' }),
      await call('search_text', { text: 'line two' }),
      await call('search_text', { text: 'v.*secret', is_regex: true }),
      await call('replace_in_file', {
        path: '.env',
        edits: [{ search: 'VITE_KEY=other-secret', replace: '' }],
      }),
      await call('copy_file', { from: '.env', to: 'a.txt' }),
      await call('rename_file', { from: '.env', to: 'a.txt' }),
    ];
    const all = outputs.map(({ text }) => text).join('\n');
    expect(all).toContain('VITE_KEY=[hidden]');
    expect(all).not.toContain('very-secret');
    expect(all).not.toContain('.env:3');
  });

  it('lists by folder and pattern', async () => {
    const { call } = stageTools({ files: FILES });
    expect((await call('list_files', { pattern: '**/*.ts' })).text).toBe(
      'src/components/index.ts\nsrc/lib/math.ts',
    );
    expect((await call('list_files', { folder: 'src/pages/' })).text).toBe('src/pages/Index.tsx');
    expect((await call('list_files', { folder: 'nowhere' })).text).toBe('No file is there.');
  });
});

describe('searching', () => {
  it('finds text and expressions, and leaves lock files out', async () => {
    const { call } = stageTools({ files: FILES });
    expect((await call('search_text', { text: 'ADD(', files: 'src' })).text).toBe(
      'src/components/Card.tsx:3: return <p>{add(1, 2)}</p>;',
    );
    expect(
      (await call('search_text', { text: 'export (const|function) \\w+', is_regex: true })).text.split('\n'),
    ).toHaveLength(2);
    expect((await call('search_text', { text: 'needle' })).text).toBe('Nothing was found.');
    expect((await call('search_text', { text: '(?=a)', is_regex: true })).isError).toBe(true);
  });

  it('gives up on work that takes too long instead of holding everyone up', async () => {
    const text = `${'ab'.repeat(2000)}\n`.repeat(250);
    const { call } = stageTools({ files: { 'a.txt': text, 'b.txt': text } });
    const output = await call('search_text', { text: '(a|b|ab|ba|[ab]{1,30})+x', is_regex: true });
    expect(output.text).toContain('takes too long');
  });

  it('tells where a name is declared, imported and used', async () => {
    const { call } = stageTools({ files: FILES });
    const { text } = await call('find_symbol', { name: 'add' });
    expect(text).toContain('declared:\nsrc/lib/math.ts:1:');
    expect(text).toContain('imported:\nsrc/App.tsx:2:');
    expect(text).toContain('used:\nsrc/components/Card.tsx:3:');
  });
});

describe('writing', () => {
  it('says that a file does not parse, with the line', async () => {
    const { call } = stageTools({ files: FILES });
    const output = await call('write_file', {
      path: 'src/New.tsx',
      content: 'const a = 1;\nconst b = <p>;\n',
    });
    expect(output.text).toMatch(/does not parse; mend it:\n- \d+:\d+/);
    expect((await call('write_file', { path: 'src/New.tsx', content: 'const a = 1;\n' })).text).not.toContain(
      'parse',
    );
  });

  it('refuses marks for left-out code, in whole files and in replacements', async () => {
    const { call, context } = stageTools({ files: FILES });
    const whole = await call('write_file', { path: 'src/App.tsx', content: '// ... rest of the code\n' });
    const part = await call('replace_in_file', {
      path: 'src/lib/math.ts',
      edits: [{ search: 'a + b', replace: 'a - b;\n// existing code unchanged' }],
    });
    expect(whole).toMatchObject({ isError: true, faults: [{ kind: 'code_diff' }] });
    expect(part).toMatchObject({ isError: true, faults: [{ kind: 'code_diff' }] });
    expect(context.files.hasChanges()).toBe(false);
  });

  it('keeps the line ends of a file', async () => {
    const { call, context } = stageTools({ files: { 'a.txt': 'one\r\ntwo\r\n' } });
    await call('write_file', { path: 'a.txt', content: 'one\n2\n' });
    expect(await context.files.read('a.txt')).toBe('one\r\n2\r\n');
  });

  it('keeps the good edits of a call and shows the nearest lines for the one that misses', async () => {
    const { call, context } = stageTools({ files: FILES });
    const path = 'src/components/Card.tsx';
    const edits = [
      { search: 'add(1, 2)', replace: 'add(5, 6)' },
      { search: 'export function Carrd() {', replace: 'export function Tile() {' },
    ];
    const output = await call('replace_in_file', { path, edits });
    expect(output.isError).toBeUndefined();
    expect(output.text).toContain('1 of 2 edits are in and stay');
    expect(output.text).toMatch(/Edit 2 of 2: .*\n[^]*export function Card\(\) \{/);
    expect(await context.files.read(path)).toContain('add(5, 6)');
    const again = await call('replace_in_file', {
      path,
      edits: [edits[0], { search: 'function Card()', replace: 'function Tile()' }],
    });
    expect(again.text).toBe('Changed src/components/Card.tsx (1 edit).');
    expect(await context.files.read(path)).toContain('export function Tile()');
  });

  it('says so when no edit of several finds its place', async () => {
    const { call, context } = stageTools({ files: FILES });
    const missing = { search: 'not there at all', replace: 'x' };
    const output = await call('replace_in_file', { path: 'src/lib/math.ts', edits: [missing, missing] });
    expect(output).toMatchObject({ isError: true, text: expect.stringContaining('Edit 2 of 2') });
    expect(output.text).toContain('Nothing was changed.');
    expect(context.files.hasChanges()).toBe(false);
  });
});

describe('a search-replace that misses', () => {
  const path = 'src/components/Card.tsx';
  const miss = { path, edits: [{ search: 'return <p>{add(3, 4)}</b>;', replace: 'x' }] };

  it('shows the real lines, then asks for the whole file, then ends the turn', async () => {
    const { call, context } = stageTools({ files: FILES });
    const first = await call('replace_in_file', miss);
    expect(first.text).toContain('return <p>{add(1, 2)}</p>;');
    expect(first.text).toContain('Read src/components/Card.tsx again');
    const second = await call('replace_in_file', miss);
    expect(second.text).toContain('write the whole file');
    expect(second.endsTurn).toBeUndefined();
    const third = await call('replace_in_file', miss);
    expect(third).toMatchObject({ endsTurn: true, faults: [{ kind: 'search_replace_failed', path }] });
    expect(context.files.hasChanges()).toBe(false);
  });

  it('is forgotten once the file was changed', async () => {
    const { call } = stageTools({ files: FILES });
    await call('replace_in_file', miss);
    await call('replace_in_file', miss);
    await call('replace_in_file', { path, edits: [{ search: 'add(1, 2)', replace: 'add(2, 2)' }] });
    expect((await call('replace_in_file', miss)).text).toContain('copy the lines');
  });

  it('in a file that is not there says so', async () => {
    const { call } = stageTools({ files: FILES });
    const output = await call('replace_in_file', {
      path: 'src/Cards.tsx',
      edits: [{ search: 'a', replace: 'b' }],
    });
    expect(output.faults).toMatchObject([{ kind: 'search_replace_missing_file' }]);
  });
});

describe('moving', () => {
  it('a file takes the imports along, in the style they had', async () => {
    const { call, context } = stageTools({ files: FILES });
    const output = await call('rename_file', {
      from: 'src/components/Card.tsx',
      to: 'src/ui/cards/Card.tsx',
    });
    expect(output.text).toContain('Imports changed in: src/App.tsx, src/components/index.ts');
    expect(await context.files.read('src/App.tsx')).toContain('from "./ui/cards/Card"');
    expect(await context.files.read('src/components/index.ts')).toBe(
      'export { Card } from "../ui/cards/Card";\n',
    );
    expect(await context.files.read('src/ui/cards/Card.tsx')).toContain('from "../../lib/math"');
    await call('rename_file', { from: 'src/lib/math.ts', to: 'src/tools/sums.ts' });
    expect(await context.files.read('src/App.tsx')).toContain('from "@/tools/sums"');
  });

  it('a folder moves all that is in it', async () => {
    const { call, context } = stageTools({ files: FILES });
    await call('rename_file', { from: 'src/pages', to: 'src/views' });
    expect(await context.files.paths()).toContain('src/views/Index.tsx');
    expect(await context.files.read('src/App.tsx')).toContain('import("./views/Index")');
  });

  it('to a name that is taken changes nothing', async () => {
    const { call, context } = stageTools({ files: FILES });
    const output = await call('rename_file', { from: 'src/lib/math.ts', to: 'src/App.tsx' });
    expect(output.faults).toMatchObject([{ kind: 'rename_failed' }]);
    expect((await call('rename_file', { from: 'nowhere', to: 'b' })).faults).toMatchObject([
      { kind: 'rename_failed' },
    ]);
    expect(context.files.hasChanges()).toBe(false);
  });

  it('deletes a file and names those that still import it; a folder only after a click', async () => {
    const { call, context, asked } = stageTools({ files: FILES, answer: () => 'allowed' });
    expect((await call('delete_file', { path: 'src/lib/math.ts' })).text).toContain(
      'still imported by: src/App.tsx, src/components/Card.tsx',
    );
    expect(asked).toHaveLength(0);
    await call('delete_file', { path: 'src/components/' });
    expect(asked).toMatchObject([
      { tool: 'delete_file', title: expect.stringContaining('a folder with 2 files') },
    ]);
    expect(await context.files.paths()).not.toContain('src/components/Card.tsx');
    expect((await call('delete_file', { path: 'nowhere' })).faults).toMatchObject([
      { kind: 'deletion_failed' },
    ]);
  });
});

const MANIFEST = '{"dependencies":{"zod":"4.1.2","@dnd-kit/core":"6.3.1"}}';

describe('packages', () => {
  it('change package.json and the lock through their own port', async () => {
    const packages = {
      add: async () => ({
        ok: true as const,
        changes: [
          { path: 'package.json', action: 'write' as const, content: MANIFEST },
          { path: 'package-lock.json', action: 'write' as const, content: '{}' },
        ],
      }),
      remove: async (names: readonly string[]) =>
        names.includes('zod')
          ? {
              ok: true as const,
              changes: [{ path: 'package.json', action: 'write' as const, content: '{}' }],
            }
          : { ok: false as const, message: 'There is no such package.' },
    };
    const { call, context } = stageTools({ files: FILES, ports: { packages } });
    const wish = { packages: ['zod@4', '@dnd-kit/core'] };
    expect((await call('add_dependency', wish)).text).toBe('Added zod 4.1.2, @dnd-kit/core 6.3.1.');
    expect((await call('add_dependency', { packages: ['zod'] })).text).toBe('Already there: zod 4.1.2.');
    expect(context.files.touched()).toContain('package-lock.json');
    const removal = await call('remove_dependency', { packages: ['zod', 'd3'] });
    expect(removal.text).toBe('Removed zod. Not in package.json: d3.');
    expect(await call('remove_dependency', { packages: ['x'] })).toMatchObject({
      text: 'There is no such package.',
      faults: [{ kind: 'dependency_install' }],
    });
    for (const name of [
      '--registry=http://x',
      'git+ssh://x',
      '../x',
      'http://x/y.tgz',
      'a b',
      'file:../x',
      'a@npm:evil',
    ]) {
      expect((await call('add_dependency', { packages: [name] })).isError, name).toBe(true);
    }
  });
});
