import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan } from './app-plan.ts';
import type { BlockPlan } from './block-plan.ts';
import { makePlan } from './make-plan.ts';
import { readPlan } from './app-plan.ts';
import { REQUESTS } from './testing/requests.data.ts';

const plan = (text: string): AppPlan => makePlan(understand(text));

/** Every id of an entity or a page that a block names. */
function named(block: BlockPlan): { entities: readonly string[]; pages: readonly string[] } {
  const actions = 'actions' in block ? block.actions : [];
  const pages = actions.flatMap((action) =>
    'page' in action && action.page !== undefined ? [action.page] : [],
  );
  const entities = [
    ...('entity' in block && block.entity !== undefined ? [block.entity] : []),
    ...('entities' in block ? block.entities : []),
    ...(block.kind === 'numbers' ? block.items.map((item) => item.entity) : []),
    ...(block.kind === 'detail' && block.talkEntity !== undefined ? [block.talkEntity] : []),
    ...('orderEntity' in block ? [block.orderEntity] : []),
  ];
  return { entities, pages };
}

describe('a plan from any request', () => {
  it.each(REQUESTS.map(([request, ...pages]) => [request, pages] as const))(
    'is whole: %s',
    (request, pages) => {
      const made = plan(request);
      expect(readPlan(JSON.stringify(made))).toEqual(made);
      const ids = made.entities.map((entity) => entity.id);
      const pageIds = made.pages.map((page) => page.id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(pageIds).size).toBe(pageIds.length);
      expect(new Set(made.pages.map((page) => page.path)).size).toBe(made.pages.length);
      expect(made.pages[0]?.path).toBe('/');
      for (const block of made.pages.flatMap((page) => page.blocks)) {
        const uses = named(block);
        for (const id of uses.entities) expect(ids).toContain(id);
        for (const id of uses.pages) expect(pageIds).toContain(id);
      }
      const titles = made.pages.filter((page) => page.isInNav).map((page) => page.title.toLowerCase());
      for (const title of pages) expect(titles.join(' · ')).toContain(title.toLowerCase());
    },
  );

  it.each(REQUESTS.map(([request]) => [request] as const))('has rows that fit: %s', (request) => {
    for (const entity of plan(request).entities) {
      const fields = new Map(entity.fields.map((field) => [field.id, field]));
      expect(fields.has(entity.titleField), entity.id).toBe(true);
      expect(new Set(entity.seed.map((row) => row['id'])).size).toBe(entity.seed.length);
      for (const row of entity.seed) {
        for (const field of entity.fields) {
          const value = row[field.id];
          if (field.type === 'choice' && typeof value === 'string' && value !== '')
            expect(field.options, `${entity.id}.${field.id}`).toContain(value);
          if (field.type === 'date' && typeof value === 'string') expect(value).toMatch(/^D[+-]\d+$/);
          if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true);
        }
      }
    }
  });

  it('is the same for the same request', () => {
    expect(plan('A site for a pottery studio with workshops')).toEqual(
      plan('A site for a pottery studio with workshops'),
    );
  });
});

it('gives two requests of one kind different looks', () => {
  const themes = [
    'A recipe site for students',
    'Recipes of my grandmother',
    'Vegan recipe collection',
    'Baking recipes for kids',
  ].map((text) => JSON.stringify(plan(text).theme));
  expect(new Set(themes).size).toBeGreaterThan(1);
});
