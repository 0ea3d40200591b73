import { expect, it } from 'vitest';
import { makePlan } from '../../plan/make-plan.ts';
import { understand } from '../../understand/understand.ts';
import { writeApp } from '../write-app.ts';

it('shows every text of a record under its label, also where it is empty', () => {
  const plan = makePlan(
    understand('A recipe site. Each recipe has a title, a cuisine, ingredients and steps.'),
  );
  const overview = [...writeApp(plan)].find(([path]) => path.endsWith('RecipeOverview.tsx'))?.[1] ?? '';
  expect(overview).toMatch(/<h2[^>]*>\s*Ingredients\s*<\/h2>/);
  expect(overview).toMatch(/<h2[^>]*>\s*Steps\s*<\/h2>/);
  expect(overview).toContain('–');
});
