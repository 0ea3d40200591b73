import { describe, expect, it } from 'vitest';
import { richPlan } from '../testing/rich-plan.fixture.ts';
import { ruleOf, writtenRules } from '../testing/written-rules.ts';
import { writeApp } from '../write-app.ts';

describe('what written apps decide', () => {
  it('offers no time that is taken or has passed', async () => {
    const free = ruleOf(await writtenRules('src/lib/availability.ts'), 'freeTimes');
    const now = new Date('2030-05-10T10:30');
    const times = ['09:00', '10:00', '11:00', '12:00'];
    expect(free(times, ['11:00'], { day: '2030-05-10', now })).toEqual(['12:00']);
    expect(free(times, ['11:00'], { day: '2030-05-11', now })).toEqual(['09:00', '10:00', '12:00']);
    expect(free(times, [], { day: '2030-05-09', now })).toEqual([]);
    expect(free(times, [], { day: '', now })).toEqual([]);
  });

  it('lets one stay begin on the day another ends', async () => {
    const rules = await writtenRules('src/lib/availability.ts');
    const overlap = ruleOf(rules, 'staysOverlap');
    const may = { from: '2030-05-10', to: '2030-05-13' };
    expect(overlap(may, { from: '2030-05-13', to: '2030-05-15' })).toBe(false);
    expect(overlap(may, { from: '2030-05-12', to: '2030-05-15' })).toBe(true);
    expect(overlap(may, { from: '2030-05-10', to: '2030-05-10' })).toBe(true);
    expect(ruleOf(rules, 'nightsBetween')(may)).toBe(3);
  });

  it('books only what is free, and reckons what it costs', async () => {
    const rules = await writtenRules(
      'src/lib/booking.ts',
      'src/data/relative-days.ts',
      'src/lib/availability.ts',
    );
    const call = (name: string, own: object, state: object): unknown =>
      ruleOf(rules, name)({ terms: {}, thing: { field: 'room', price: 'rate' }, ...own }, state);
    const stay = { when: { kind: 'stay', from: 'from', to: 'to', unit: 'nights' } };
    const values = { room: 'a', from: '2090-05-10', to: '2090-05-13', out: 'here', back: 'there' };
    const wish = { values, day: '', chosen: { rate: 100 }, bookings: [] };
    expect(call('bookingProblem', stay, wish)).toBeNull();
    expect(call('bookingProblem', stay, { ...wish, bookings: [values] })).toMatchObject({ field: 'from' });
    expect(call('bookingProblem', stay, { ...wish, bookings: [{ ...values, room: 'b' }] })).toBeNull();
    expect(call('bookingProblem', { ...stay, terms: { leastNights: 4 } }, wish)).toMatchObject({
      field: 'to',
    });
    expect(call('bookingTotal', stay, wish)).toBe(300);
    const otherPlace = { fields: ['out', 'back'], amount: 40 };
    expect(
      call('bookingTotal', { ...stay, terms: { longer: { from: 3, percent: 10 }, otherPlace } }, wish),
    ).toBe(310);

    const tour = {
      when: { kind: 'day', day: 'day' },
      terms: { perField: 'people', places: { people: 'people', limit: 8, per: ['day'] } },
    };
    const group = (people: number) => ({ room: 'a', day: '2090-05-10', people });
    const full = { ...wish, values: group(3), bookings: [group(6)] };
    expect(call('placesLeft', tour, full)).toBe(2);
    expect(call('bookingProblem', tour, full)).toMatchObject({ field: 'people' });
    expect(call('bookingProblem', tour, { ...full, values: group(2) })).toBeNull();
    expect(call('bookingTotal', tour, full)).toBe(300);
  });

  it('narrows and orders a list by what is typed and chosen', async () => {
    const needs = ['src/lib/filter-options.ts', 'src/lib/search.ts'];
    const rules = await writtenRules('src/lib/list-controls.ts', ...needs);
    const [soup, cake] = [
      { name: 'Soup', kind: 'Warm', minutes: 20, tags: ['quick'], isMine: true },
      { name: 'Cake', kind: 'Sweet', minutes: 60, tags: ['slow', 'quick'], isMine: false },
    ];
    type Dish = typeof soup;
    const controls = {
      search: ({ name }: Dish) => [name],
      filters: [
        { kind: 'choice', label: 'Kind', of: ({ kind }: Dish) => kind },
        { kind: 'choice', label: 'Tags', of: ({ tags }: Dish) => tags },
        { kind: 'range', label: 'Minutes', of: ({ minutes }: Dish) => minutes },
        { kind: 'flag', label: 'Mine', of: ({ isMine }: Dish) => isMine },
      ],
      orders: [{ label: 'Name', compare: (left: Dish, right: Dish) => left.name.localeCompare(right.name) }],
    };
    const found = (wish: object): unknown =>
      ruleOf(rules, 'filterRecords')([soup, cake], controls, {
        query: '',
        chosen: {},
        order: 'all',
        ...wish,
      });
    expect(found({})).toEqual([soup, cake]);
    expect(found({ query: 'cake' })).toEqual([cake]);
    expect(found({ chosen: { Kind: 'Warm' } })).toEqual([soup]);
    expect(found({ chosen: { Tags: 'slow' } })).toEqual([cake]);
    expect(found({ chosen: { Minutes: '30' } })).toEqual([cake]);
    expect(found({ chosen: { 'Minutes*': '30' } })).toEqual([soup]);
    expect(found({ chosen: { Mine: 'yes' } })).toEqual([soup]);
    expect(found({ chosen: { Kind: 'all', Mine: 'all' }, order: 'Name' })).toEqual([cake, soup]);
  });

  it('counts each answer of a quiz once', async () => {
    const rules = await writtenRules('src/lib/quiz.ts');
    const give = ruleOf(rules, 'giveAnswer');
    const questions = [
      { text: '', options: ['a', 'b'], answer: 1, why: '' },
      { text: '', options: ['a', 'b'], answer: 0, why: '' },
    ];
    const once = give(rules['FRESH_QUIZ'], 1);
    expect(give(once, 0)).toBe(once);
    const second = give(ruleOf(rules, 'nextQuestion')(once, 2), 1);
    expect(ruleOf(rules, 'quizScore')(questions, second)).toBe(1);
    expect(ruleOf(rules, 'nextQuestion')(second, 2)).toMatchObject({ isFinished: true });
  });

  it('answers by the words of a question', async () => {
    const find = ruleOf(await writtenRules('src/lib/find-answer.ts'), 'findAnswer');
    const answers = [
      { words: ['opening hours', 'open'], text: 'Nine to five.' },
      { words: ['price'], text: 'Ten.' },
    ];
    expect(find('When are you OPEN?', answers)).toBe('Nine to five.');
    expect(find('And the prîce?', answers)).toBe('Ten.');
    expect(find('Hello', answers)).toBeUndefined();
  });

  it('writes spreadsheets that run no formula', async () => {
    const csv = ruleOf(await writtenRules('src/lib/csv.ts'), 'toCsv');
    expect(csv([['a,b', '=1+1', '-5', 'say "x"']])).toBe('"a,b",\'=1+1,-5,"say ""x"""');
  });

  it('keeps digests of passwords, salted', async () => {
    const digest = ruleOf(await writtenRules('src/data/auth/password.ts'), 'passwordDigest');
    const files = writeApp(richPlan());
    const demo = files.get('src/data/auth/demo-accounts.ts') ?? '';
    expect(demo).toContain(String(await digest('salt-me', 'demo1234')));
    expect(await digest('other', 'demo1234')).not.toBe(await digest('salt-me', 'demo1234'));
  });

  it('guards the pages that need a sign-in, by role where one is named', () => {
    const router = writeApp(richPlan()).get('src/App.tsx') ?? '';
    expect(router).toMatch(/path="\/profile"\s+element=\{\s+<RequireSignIn>/);
    expect(router).toContain('<RequireSignIn role="Admin">');
    expect(router).toContain('path="/sign-up"');
  });

  it('lets nobody make himself an admin', () => {
    expect(writeApp(richPlan()).get('src/components/auth/SignUpForm.tsx')).not.toContain('"Admin"');
  });
});
