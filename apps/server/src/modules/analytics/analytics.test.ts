import { ProjectId, type UserId } from '@loam/contract';
import { sql } from '@loam/db';
import type { VisitEvent } from '@loam/hosting';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addUser, createModuleApp, type Call } from '../../testing/module-app.fixture.ts';
import { recordingPorts, type RecordingPorts } from '../../testing/ports.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createAnalytics, createVisitSink } from './index.ts';

const deploymentId = '00000000-0000-4000-8000-0000000000d1';
const hour = 3_600_000;
const minute = 60_000;

let database: TestDatabase;
let ports: RecordingPorts;
let call: Call;
let ann: UserId;
let projectId: ProjectId;
let now: number;
let changed: string[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = Date.parse('2026-05-05T12:00:00Z');
  changed = [];
  ports = recordingPorts({ clock: { now: () => new Date(now) } });
  const runtime = { ...ports, db: database.db };
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  const analytics = createAnalytics({
    ...runtime,
    sites: { settingsChanged: async (_, id) => (changed.push(id), deploymentId) },
  });
  call = createModuleApp({
    db: database.db,
    bindings: [...projects.bindings, ...analytics.bindings],
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
  ann = await addUser(database.db, { name: 'Ann' });
  const { body } = await call(ann, 'POST /projects', {
    body: { display_name: 'Shop', visibility: 'private' },
  });
  projectId = ProjectId.parse(body['id']);
});

/** `at` is minutes after 2026-05-05T10:00Z. */
function event(at: number, visitor: string, more: Partial<VisitEvent> = {}): VisitEvent {
  return {
    projectId,
    at: new Date(Date.parse('2026-05-05T10:00:00Z') + at * minute),
    visitor,
    path: '/',
    source: null,
    country: null,
    device: 'desktop',
    durationMs: 0,
    ...more,
  };
}

const tell = (...events: VisitEvent[]) => createVisitSink(database.db).write(events);
const read = async (start: string, end: string, granularity = 'daily') => {
  const query = `startDate=${start}&endDate=${end}&granularity=${granularity}`;
  const { status, body } = await call(ann, `GET /projects/${projectId}/analytics?${query}`);
  expect(status).toBe(200);
  return body;
};
const totals = (body: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(body['timeSeries'] ?? {}).map(([name, series]: [string, { total: number }]) => [
      name,
      series.total,
    ]),
  );
const sumUp = async () => ports.schedules.get('analytics-sum-up')?.(new AbortController().signal);

test('a visit that cannot be stored is told apart from a database that is away', async () => {
  await expect(tell(event(1, 'a'), event(2, 'b', { path: '/a\0b' }))).rejects.toMatchObject({
    code: 'bad_event',
  });
  await expect(tell(event(1, 'a', { projectId: 'no id' }))).rejects.toMatchObject({ code: 'bad_event' });
  await tell(event(1, 'a'));
});

describe('what is counted', () => {
  test('visitors, pages, visits, time and bounces', async () => {
    await tell(
      event(0, 'a'),
      event(1, 'a', { path: '/menu' }),
      event(3, 'a', { path: null, durationMs: 120_000 }),
      event(5, 'b', { path: '/menu' }),
    );
    expect(totals(await read('2026-05-05', '2026-05-05'))).toEqual({
      visitors: 2,
      pageviews: 3,
      pageviewsPerVisit: 1.5,
      sessionDuration: 60,
      bounceRate: 50,
    });
  });

  test('half an hour without a sign of life begins another visit, however the events arrive', async () => {
    const events = [event(0, 'a'), event(10, 'a'), event(50, 'a'), event(90, 'a'), event(91, 'a')];
    await tell(...events);
    const together = totals(await read('2026-05-05', '2026-05-05'));
    expect(together).toMatchObject({ visitors: 1, pageviews: 5, pageviewsPerVisit: 1.67, bounceRate: 33.33 });
    const { body } = await call(ann, 'POST /projects', {
      body: { display_name: 'Two', visibility: 'private' },
    });
    projectId = ProjectId.parse(body['id']);
    for (const one of events) {
      await tell({ ...one, projectId });
      await read('2026-05-05', '2026-05-05');
    }
    expect(totals(await read('2026-05-05', '2026-05-05'))).toEqual(together);
  });

  test('time that was spent after the hour of the page belongs to that visit, and makes no visitor', async () => {
    await tell(event(55, 'a'), event(65, 'a', { path: null, durationMs: 600_000 }));
    const body = await read('2026-05-05T10:00:00Z', '2026-05-05T11:59:00Z', 'hourly');
    expect(body).toMatchObject({
      timeSeries: {
        visitors: { total: 1, data: [{ value: 1 }, { value: 0 }] },
        sessionDuration: { total: 600, data: [{ value: 600 }, { value: 0 }] },
      },
    });
  });

  test('lists count visitors, not pages', async () => {
    await tell(
      event(0, 'a', { source: 'example.com', country: 'DE', device: 'mobile' }),
      event(1, 'a', { path: '/menu', country: 'DE', device: 'mobile' }),
      event(2, 'a', { path: '/menu', country: 'DE', device: 'mobile' }),
      event(3, 'b', { path: '/menu' }),
    );
    expect((await read('2026-05-05', '2026-05-05'))['lists']).toEqual({
      page: [
        { label: '/menu', value: 2 },
        { label: '/', value: 1 },
      ],
      source: [
        { label: 'Direct', value: 1 },
        { label: 'example.com', value: 1 },
      ],
      country: [
        { label: 'Unknown', value: 1 },
        { label: 'DE', value: 1 },
      ],
      device: [
        { label: 'desktop', value: 1 },
        { label: 'mobile', value: 1 },
      ],
    });
  });

  test('a visitor of several hours is one visitor of the day', async () => {
    await tell(event(0, 'a'), event(61, 'a'), event(122, 'a'));
    const body = await read('2026-05-05T00:00:00Z', '2026-05-05T23:59:59Z', 'hourly');
    expect(body).toMatchObject({ timeSeries: { visitors: { total: 1 } } });
  });

  test('events of a project that is gone are dropped', async () => {
    await tell(event(0, 'a', { projectId: '00000000-0000-4000-8000-00000000dead' }), event(0, 'b'));
    expect(totals(await read('2026-05-05', '2026-05-05'))['visitors']).toBe(1);
    const { rows } = await database.db.pool.query('select 1 from visit_inbox');
    expect(rows).toEqual([]);
  });
});

test('a day that is over is summed up to the same numbers, and its visitors are forgotten', async () => {
  await tell(
    event(0, 'a', { source: 'example.com' }),
    event(1, 'a', { path: '/menu' }),
    event(2, 'a', { path: null, durationMs: 60_000 }),
    event(45, 'b'),
  );
  const before = await read('2026-05-01', '2026-05-31');
  const hourly = await read('2026-05-05T00:00:00Z', '2026-05-05T23:59:59Z', 'hourly');
  now += 24 * hour;
  await sumUp();
  await sumUp();
  expect(await read('2026-05-01', '2026-05-31')).toEqual(before);
  expect(await read('2026-05-05T00:00:00Z', '2026-05-05T23:59:59Z', 'hourly')).toEqual(hourly);
  now += 5 * 24 * hour;
  await sumUp();
  expect(await read('2026-05-01', '2026-05-31')).toEqual(before);
  const left = await database.db.rows(sql`
    select visitor from visitor_buckets where project_id = ${projectId}
    union all select visitor from visitor_pages where project_id = ${projectId}`);
  expect(left).toEqual([]);
});

test('the trend says who is here now, and how many came in seven days', async () => {
  await tell(event(118, 'a'), event(110, 'b'), event(-6 * 24 * 60, 'c'), event(-7 * 24 * 60, 'd'));
  expect((await call(ann, `GET /projects/${projectId}/analytics/trend`)).body).toEqual({
    currentVisitors: 1,
    visitorsLast7Days: 3,
  });
});

test('a secret of the day is the same for every process, and thrown away soon after', async () => {
  const [one, other] = await Promise.all([
    createVisitSink(database.db).salt('2026-05-05'),
    createVisitSink(database.db).salt('2026-05-05'),
  ]);
  expect(one).toEqual(other);
  now += 3 * 24 * hour + hour;
  await sumUp();
  expect(await createVisitSink(database.db).salt('2026-05-05')).not.toEqual(one);
});

describe('asking', () => {
  test.each([
    ['an end before the start', 'startDate=2026-05-05&endDate=2026-05-01&granularity=daily'],
    ['a period of many years', 'startDate=1990-01-01&endDate=2026-05-01&granularity=daily'],
    ['no date', 'startDate=yesterday&endDate=2026-05-01&granularity=daily'],
  ])('%s is refused', async (_, query) => {
    expect(await call(ann, `GET /projects/${projectId}/analytics?${query}`)).toMatchObject({ status: 400 });
  });

  test('settings change the site and are kept', async () => {
    const answer = await call(ann, `PUT /projects/${projectId}/analytics/settings`, {
      body: { respects_do_not_track: true },
    });
    expect(answer.body).toEqual({
      is_analytics_disabled: false,
      respects_do_not_track: true,
      deployment_id: deploymentId,
    });
    expect(changed).toEqual([projectId]);
    expect((await call(ann, `GET /projects/${projectId}/analytics/settings`)).body).toEqual({
      is_analytics_disabled: false,
      respects_do_not_track: true,
    });
  });
});
