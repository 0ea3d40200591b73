import {
  type Endpoint,
  endpoints,
  passthroughEndpoint,
  passthroughs,
  projectPermissions,
  type WorkspaceId,
  workspacePermissions,
} from '@loam/contract';
import { sql } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createDeps, type Deps } from './deps.ts';
import type { AccessPort, WorkspaceRecord } from './http/access.ts';
import type { Actor } from './http/actor.ts';
import { calls, passthroughCalls } from './testing/matrix/calls.data.ts';
import { type ActorName, actors } from './testing/matrix/rights.data.ts';
import {
  type Case,
  type Matrix,
  runAllowed,
  runPoisoned,
  runRefused,
  runSwapped,
} from './testing/matrix/run.ts';
import { createWorld, fingerprint } from './testing/matrix/world.ts';
import { testPasswordCost, unlimitedRates } from './testing/running-server.ts';

let database: TestDatabase;
let dataDir: string;
let deps: Deps;
let matrix: Matrix;
let operatorToken: string;
/** Whoever this names is let into everything, as if a check had been forgotten. */
let letIn: ActorName | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'loam-matrix-'));
  deps = await createDeps({
    config: readConfig({
      LOAM_PAYMENTS: 'manual',
      LOAM_DNS_SERVERS: '127.0.0.1:9',
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
    }),
    databaseUrl: database.url,
    dataDir,
    logger: silentLogger,
    overrides: {
      rateLimits: unlimitedRates,
      passwordCost: testPasswordCost,
      checkResponses: true,
      runsTurns: false,
      access: withHole,
      starterFiles: async () => [{ path: 'README.md', content: '# Project\n' }],
    },
  });
  const world = await createWorld(database.db);
  const door = { name: 'Door', email: 'door@example.test', password: 'a good password' };
  const answer = await deps.app.fetch(
    new Request('http://localhost/api/auth/sign-up/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(door),
    }),
    { address: '10.0.0.1' },
  );
  operatorToken = endpoints.signUp.response.parse(await answer.json()).token;
  const seen = { fingerprint: await fingerprint(database.db, world) };
  matrix = { app: deps.app, db: database.db, world, seen };
});
afterAll(async () => {
  await deps.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

function caseOf(name: string, endpoint: Endpoint): Case {
  const data = Object.entries(calls).find(([known]) => known === name)?.[1];
  if (!data) throw new TypeError(`The matrix does not say how ${name} is called`);
  return { name, endpoint, data };
}

/** Written by hand: each refuses personal access tokens. */
const sessionOnly = [
  'changeEmail',
  'changePassword',
  'createAccessToken',
  'createMagicCode',
  'createPreviewLink',
  'deleteAccount',
  'getAdminMail',
  'getPreviewLink',
  'linkWorkspaceInvitation',
  'listMagicCodes',
  'removeModelServer',
  'retryAdminMail',
  'revokeOtherSessions',
  'revokeSession',
  'setModelServer',
  'signOutEverywhere',
  'testModelServer',
  'updateAdminAccount',
];

const passed: Case[] = Object.entries(passthroughs).flatMap(([name, one]) => {
  const data = Object.entries(passthroughCalls).find(([known]) => known === name)?.[1];
  if (!data) throw new TypeError(`The matrix does not say how ${name} is called`);
  return one.methods.map((method) => ({
    name: `${name} ${method}`,
    endpoint: passthroughEndpoint(one, method),
    data,
  }));
});
const cases: Case[] = [
  ...Object.entries(endpoints).map(([name, endpoint]) => caseOf(name, endpoint)),
  ...passed,
];

// One reading of each kind of object is enough to see a hole, and harmless to whoever runs next.
const readings = cases.filter(({ name }) => name === 'getProject' || name === 'getWorkspaceUsage');

test('an endpoint that the matrix does not know fails it', () => {
  expect(() => caseOf('dropEverything', endpoints.getProject)).toThrow('dropEverything');
});

test('what could lead from an access token to a session is marked as such, and nothing else is', () => {
  const marked = cases.filter(({ endpoint }) => endpoint.sessionOnly).map(({ name }) => name);
  expect(marked.toSorted()).toEqual(sessionOnly);
});

test('a world that changed between two calls is noticed with the next', async () => {
  const [call] = readings;
  if (!call) throw new TypeError('no call to look at the world after');
  await database.db.run(sql`update users set name = 'Other' where id = ${matrix.world.people.owner.id}`);
  expect(await runRefused(matrix, call)).toEqual([`${call.name}: a refused call changed something`]);
  expect(await runRefused(matrix, call)).toEqual([]);
});

test.each(cases)('$name refuses everyone whom the table refuses', async (call) => {
  expect(await runRefused(matrix, call)).toEqual([]);
});

test.each(cases.filter((call) => call.data.params ?? call.data.swaps))(
  '$name reaches nothing through the ids of others',
  async (call) => {
    expect(await runSwapped(matrix, call)).toEqual([]);
  },
);

test.each(cases)('$name refuses texts that cannot be stored, wherever they stand', async (call) => {
  expect(await runPoisoned(matrix, call, operatorToken)).toEqual([]);
});

/** An access port that forgets to look, for whom `letIn` names. */
function withHole(access: AccessPort): AccessPort {
  return {
    async project(actor, id) {
      const found = await access.project(actor, id);
      if (!found || !(await isLetIn(actor))) return found;
      return { ...found, level: 'owner', permissions: new Set(projectPermissions) };
    },
    async workspace(actor, id) {
      const found = await access.workspace(actor, id);
      if (!(await isLetIn(actor))) return found;
      const workspace = found?.workspace ?? (await workspaceOf(id));
      if (!workspace) return undefined;
      const permissions = new Set(workspacePermissions);
      return { workspace, role: 'owner', isBillingManager: true, permissions };
    },
  };
}

async function isLetIn(actor: Actor): Promise<boolean> {
  if (letIn === undefined || actor.kind === 'anonymous')
    return letIn === 'anonymous' && actor.kind === 'anonymous';
  const row = await database.db.first<{ email: string }>(
    sql`select email from users where id = ${actor.userId}`,
  );
  return row?.email.startsWith(`${letIn}-`) ?? false;
}

function workspaceOf(id: WorkspaceId): Promise<WorkspaceRecord | undefined> {
  return database.db.first<WorkspaceRecord>(sql`select * from workspaces where id = ${id}`);
}

test.each(actors)('a hole for %s is found, on projects and on workspaces', async (actor) => {
  letIn = actor;
  try {
    const findings: string[] = [];
    for (const call of readings) {
      findings.push(
        ...(await runRefused(matrix, call, [actor])),
        ...(await runSwapped(matrix, call, [actor])),
      );
    }
    expect(findings.filter((finding) => finding.startsWith('getProject '))).not.toEqual([]);
    expect(findings.filter((finding) => finding.startsWith('getWorkspaceUsage '))).not.toEqual([]);
    expect(findings.every((finding) => finding.includes(` as ${actor}`))).toBe(true);
  } finally {
    letIn = undefined;
  }
});

// Last: each change needs a world of its own, and whoever counts the rows of all of them comes before.
test.each(cases)('$name serves everyone whom the table allows', async (call) => {
  expect(await runAllowed(matrix, call)).toEqual([]);
});
