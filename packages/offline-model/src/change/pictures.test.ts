import { describe, expect, it } from 'vitest';
import { respond } from '../respond.ts';
import { bareRequest, type Reply, type RespondInput } from '../reply.ts';

const oak = { name: 'Old Oak.JPG', url: 'https://builder.test/uploads/42/old-oak.jpg' };
const SITE = 'A website for Ember & Oak, a coffee roastery, with beans, about and contact';

const said = (request: string, rest: Partial<RespondInput> = {}): Reply =>
  respond(bareRequest(request, rest));

const written = ({ changes }: Reply): ReadonlyMap<string, string> =>
  new Map(changes.flatMap(({ path, content }) => (content === null ? [] : [[path, content] as const])));

const site = written(said(SITE));
const after = (request: string, images: RespondInput['images'] = []): Reply =>
  said(request, { files: site, images });
const textOf = (reply: Reply): string => [...written(reply).values()].join('\n');

describe('a picture that comes with a message', () => {
  it.each([
    'Use this picture as the hero image',
    'use the attached photo as banner',
    'Nimm dieses Bild als Titelbild',
    'Utilise cette image comme bannière',
  ])('becomes a file of the project and opens the first page: %s', (request) => {
    const reply = after(request, [oak]);
    const [picture] = reply.pictures ?? [];
    expect(picture).toMatchObject({ attachment: oak.url });
    expect(picture?.path).toMatch(/^public\/images\/old-oak-\w+\.jpg$/);
    const hero = [...written(reply)].find(([path]) => path.endsWith('HomeHero.tsx'))?.[1] ?? '';
    expect(hero).toContain(picture?.path.replace('public', ''));
    expect(hero).toMatch(/<h1[^>]*>[^<]*Ember (?:&|&amp;) Oak/);
    expect(textOf(reply)).not.toContain('builder.test');
  });

  it('goes to the page that is named', () => {
    const reply = after('Put this photo on the about page', [oak]);
    expect(reply.changes.map(({ path }) => path)).toContain('src/pages/About.tsx');
    expect(reply.pictures).toHaveLength(1);
    expect(textOf(reply)).not.toContain('builder.test');
  });

  it('opens a new site when the request says so', () => {
    const reply = said(`${SITE}. Use this photo as the hero.`, { images: [oak] });
    expect(reply.pictures).toHaveLength(1);
    expect(textOf(reply)).not.toContain('builder.test');
  });
});

it.each(['Use this picture as the hero image', 'Use the one I uploaded as the hero image'])(
  'without a picture nothing changes, and the answer says so: %s',
  (request) => {
    const reply = after(request);
    expect(reply.changes).toEqual([]);
    expect(reply.text).toMatch(/No picture came with your message/);
  },
);

it('words about the opening are no picture', () => {
  expect(after('Change the hero title to "Slow fire"').text).not.toMatch(/No picture/);
});

it('a field gets another name and the records keep their words', () => {
  const files = written(said('Internal app to manage tasks with title, status (open, done) and notes'));
  const reply = said('Rename the field "Notes" to "Remarks"', { files });
  const seeds = [...written(reply).keys()].filter((path) => path.startsWith('src/data/seed/'));
  expect(textOf(reply)).toContain('Remarks');
  expect(seeds).toEqual([]);
});
