import { expect, it } from 'vitest';
import { RECIPE_SITE } from '../plan/testing/samples.ts';
import { enginePage } from '../write/testing/rich-plan.fixture.ts';
import { writeApp } from '../write/write-app.ts';
import { applyPlan } from './apply-plan.ts';

it('brings what its changes import to an app that was written before there was such a file', () => {
  const written = [...writeApp(RECIPE_SITE)];
  const older = new Map(
    written.filter(([path]) => !/^src\/(?:lib\/(?:words|app|look|parse-stored)|hooks\/)/.test(path)),
  );
  const next = { ...RECIPE_SITE, pages: [...RECIPE_SITE.pages, enginePage('snake')] };
  const { changes } = applyPlan(RECIPE_SITE, next, older);
  const after = new Map([...older, ...changes.map(({ path, content }) => [path, content ?? ''] as const)]);
  const known = new Set(written.map(([path]) => path));
  for (const { path, content } of changes) {
    for (const [, module = ''] of (content ?? '').matchAll(/ from "@\/([^"]+)"/g)) {
      const target = [`src/${module}.ts`, `src/${module}.tsx`].find((candidate) => known.has(candidate));
      if (target) expect(after.has(target), `${path} imports ${module}`).toBe(true);
    }
  }
  expect(after.has('src/hooks/use-stored.ts')).toBe(true);
});
