import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { memoryProject, turnRequest } from '../testing/turn-harness.ts';
import { componentSignatures, signatureOf } from './component-signatures.ts';
import { readProject } from './project-sources.ts';
import { chooseFiles } from './relevant-files.ts';
import { requestContent } from './request-message.ts';

const folder = new URL('../../../template/project/', import.meta.url).pathname;
const template = Object.fromEntries(
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [path.slice(folder.length), readFileSync(path, 'utf8')]),
);

const request = turnRequest(
  'Build a CRM for a small agency. A board shows deals by stage with their progress, a table lists items with filters and a dialog adds one. People, companies, notes, a calendar of calls, and settings with a dark mode switch.',
);
const opening = async (files: Record<string, string>, isSmall = false) => {
  const { parts, shown } = await requestContent({
    request,
    project: await readProject(memoryProject(files).base()),
    model: { seesImages: true, isSmall },
    budgetTokens: 24_000,
    now: new Date('2026-11-16T12:00:00Z'),
  });
  return { text: parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n'), shown };
};

describe('before anything is built', () => {
  test('the places to write are shown, and nothing that shares a word with the request', async () => {
    const { shown } = await opening(template);
    expect(shown.toSorted()).toEqual(['index.html', 'src/App.tsx', 'src/index.css', 'src/pages/Index.tsx']);
  });

  test('the components are known by their signatures, the faces by their names', async () => {
    const { text } = await opening(template);
    expect(text).toContain(
      'button: Button(variant: default|destructive|outline|secondary|ghost|link, size: ',
    );
    expect(text).toContain('SheetContent(side: top|bottom|left|right, showCloseButton)');
    expect(text).toContain('field: Field(orientation: vertical|horizontal|responsive) FieldLabel');
    expect(text).toContain('fraunces, geist (loaded), geist-mono (loaded)');
    expect(text).toContain('Backend: none.');
    expect(componentSignatures(new Map(Object.entries(template))).length).toBeLessThan(4_000);
  });

  test('a small model is not given the signatures', async () => {
    expect((await opening(template, true)).text).not.toContain('Button(variant');
  });
});

test('later, everyday words bring neither components nor unrelated files', async () => {
  const built = {
    ...template,
    'src/pages/Index.tsx': 'const Index = () => <Board />;\nexport default Index;\n',
    'src/pages/Board.tsx': 'export const Board = () => <p>deals by stage</p>;\n',
    'src/pages/Imprint.tsx': 'export default () => <p>A list of items, people and progress.</p>;\n',
  };
  const project = await readProject(memoryProject(built).base());
  const paths = chooseFiles(turnRequest('Show the progress of items on the board'), project, 24_000).map(
    ({ path }) => path,
  );
  expect(paths).toContain('src/pages/Board.tsx');
  expect(paths.filter((path) => path.includes('components/ui/'))).toEqual([]);
  expect(paths).not.toContain('src/pages/Imprint.tsx');
});

test('a component that is pointed at by its path is shown', async () => {
  const project = await readProject(
    memoryProject({ ...template, 'src/pages/Index.tsx': 'export {};' }).base(),
  );
  const paths = chooseFiles(turnRequest('Change src/components/ui/button.tsx'), project, 24_000);
  expect(paths[0]?.path).toBe('src/components/ui/button.tsx');
});

test('a file that holds no component has an empty signature', () => {
  expect(signatureOf('const x = { a: 1 };\n')).toBe('');
});
