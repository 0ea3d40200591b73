import { describe, expect, it } from 'vitest';
import { soundPlan } from './sound-plan.ts';
import { everyView } from './testing/every-view.fixture.ts';

describe('soundPlan', () => {
  const plan = soundPlan(everyView());

  it('drops blocks about entities that are gone', () => {
    const routes = plan.pages.find((page) => page.id === 'routes');
    expect(routes?.blocks.map((block) => block.kind)).toEqual(['form']);
  });

  it('drops links to pages that are gone', () => {
    const hero = plan.pages[0]?.blocks[0];
    expect(hero?.kind === 'hero' && hero.actions.map((action) => action.label)).toEqual(['Go']);
  });

  it('drops rules over fields that are gone', () => {
    expect(plan.entities[0]?.rules).toHaveLength(6);
  });

  it('gives the first page the root and a detail page an id in its path', () => {
    expect(plan.pages[0]?.path).toBe('/');
    expect(plan.pages.find((page) => page.id === 'event-detail')?.path).toBe('/event-detail/:id');
  });

  it('gives an entity without fields a name', () => {
    const [first] = everyView().entities;
    const bare = soundPlan(everyView({}, { entities: first ? [{ ...first, fields: [] }] : [] }));
    expect(bare.entities[0]?.fields.map((field) => field.id)).toEqual(['name']);
    expect(bare.entities[0]?.titleField).toBe('name');
  });

  it('lets nobody at a profile who is not signed in', () => {
    const { pages, auth } = everyView();
    const [first] = pages;
    const profile = first && {
      ...first,
      id: 'profile',
      path: '/profile',
      blocks: [{ kind: 'profile' as const, title: 'Profile' }],
    };
    const given = everyView({}, { pages: profile ? [...pages, profile] : pages, auth });
    const signIn = { roles: ['member'], initialRole: 'member', demo: [], canSignUp: true, guarded: ['gone'] };
    expect(soundPlan({ ...given, auth: signIn }).auth?.guarded).toEqual(['profile']);
  });
});
