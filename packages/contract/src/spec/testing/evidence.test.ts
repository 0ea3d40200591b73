import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readSources } from './evidence.ts';

function plant(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'loam-spec-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return root;
}

test('only product code is evidence; the package itself is kept apart', () => {
  const root = plant({
    'apps/web/src/features/a.tsx': 'used in web',
    'packages/client/src/b.ts': 'used in client',
    'packages/contract/src/projects/slug.ts': 'export const used = 1;',
    'apps/web/src/features/a.test.tsx': 'in a test',
    'apps/e2e/src/journey.ts': 'in a journey',
    'packages/testkit/src/fake.ts': 'in a fake',
    'packages/contract/src/texts.data.ts': 'in a table',
    'packages/contract/src/spec/entry.ts': 'in the specification',
    'docs/guide.ts': 'in docs',
  });
  expect(readSources(root)).toEqual({
    web: 'used in web',
    product: 'used in web\nused in client',
    contract: 'export const used = 1;',
  });
});

test('a rule of the package counts once product code reaches it', () => {
  const slug = 'export function slugFault() {}';
  const schema = 'export const ProjectName = slugFault;';
  const unused = 'export const usageBanner = 1;';
  const face = "export { usageBanner } from './billing.ts';";
  const root = plant({
    'apps/server/src/a.ts': 'parse(ProjectName)',
    'packages/contract/src/a-slug.ts': slug,
    'packages/contract/src/b-schema.ts': schema,
    'packages/contract/src/billing.ts': unused,
    'packages/contract/src/index.ts': face,
  });
  expect(readSources(root).contract).toBe(`${slug}\n${schema}`);
});

test('a comment is not evidence', () => {
  const root = plant({ 'apps/web/src/a.ts': '// texts.a\n/** texts.b\n * texts.c\n */\nuse(texts.d);' });
  expect(readSources(root).product.trim()).toBe('use(texts.d);');
});

test('a group of texts under a name of its own is a use of those that are taken from it', () => {
  const root = plant({
    'apps/web/src/a.ts':
      'const words = texts.publish.failed;\nshow(words.title, keywords.title, a.words.close);',
    'apps/web/src/b.ts': 'const { live } = texts.publish;\nshow(words.other, live.now);',
  });
  expect(readSources(root).web).toBe(
    'const words = texts.publish.failed;\nshow(texts.publish.failed.title, keywords.title, a.words.close);\n' +
      'const { live } = texts.publish;\nshow(words.other, texts.publish.live.now);\ntexts.publish.live',
  );
});

test('a constant that is taken out of its group counts once it is used, under any name', () => {
  const root = plant({
    'apps/web/src/a.ts':
      'const { zoomMin, zoomMax: most, fit } = limits.diagram;\nclamp(zoomMin, most);\nconst {\n  empty,\n} = texts.slug;\nshow(empty);',
  });
  const { web } = readSources(root);
  for (const path of ['limits.diagram.zoomMin', 'limits.diagram.zoomMax', 'texts.slug.empty'])
    expect(web.split('\n')).toContain(path);
  expect(web).not.toContain('limits.diagram.fit');
});
