import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asked } from './given-facts.fixture.ts';
import { makePlan } from './plan/make-plan.ts';
import { understand } from './understand/understand.ts';
import { writeApp } from './write/write-app.ts';

it('keeps every given name, price, place, hour, contact and quoted word in the written app', () => {
  fc.assert(
    fc.property(asked, ({ text, facts, shown }) => {
      const plan = makePlan(understand(text));
      const sources = [...writeApp(plan)]
        .filter(([path]) => path.startsWith('src/') || path === 'index.html')
        .map(([, content]) => content.replaceAll('&amp;', '&'))
        .join('\n');
      expect(shown.filter((fact) => !sources.includes(fact))).toEqual([]);
      expect(plan.name).toContain(facts.name);
    }),
    { seed: 20261115, numRuns: Number(process.env['GIVEN_FACTS_RUNS'] ?? 25) },
  );
}, 180_000);
