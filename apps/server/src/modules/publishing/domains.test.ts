import { Domain } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type NameServer, startNameServer, type TestDatabase } from '@loam/testkit';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, type Person } from '../../testing/people.ts';
import { openPublisher, type Publisher } from './publishing.fixture.ts';

let database: TestDatabase;
let folder: string;
let names: NameServer;
let publisher: Publisher;
let ada: Person;
let count = 0;
/** A name that no other test uses. */
let name: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'loam-domains-'));
  names = await startNameServer();
  publisher = await openPublisher({ db: database.db, folder, dnsServers: names.address });
  ada = await addPerson(database.db, 'ada');
});
beforeEach(() => {
  name = `shop${(count += 1)}.com`;
});
afterAll(async () => {
  await publisher.close();
  await names.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

interface Site {
  readonly id: string;
  readonly name: string;
}

const add = (site: Site, domain = name) =>
  publisher.send(ada, `POST /projects/${site.id}/domains`, { domain });
const check = async (site: Site, domain = name) =>
  Domain.parse((await publisher.send(ada, `POST /projects/${site.id}/domains/${domain}/check`)).body);
const list = async (site: Site) =>
  z
    .object({ domains: z.array(Domain) })
    .parse((await publisher.send(ada, `GET /projects/${site.id}/domains`)).body).domains;
const ask = async (domain: string) =>
  (await publisher.send(undefined, `GET /certificates/ask?domain=${domain}`)).status;
const find = (domain: string) => publisher.source.find({ kind: 'domain', name: domain });

async function published(): Promise<Site> {
  const project = await publisher.newProject(ada);
  await publisher.send(ada, `POST /projects/${project.id}/deployments`);
  return project;
}

/** Enters the records that the owner is told, as the owner would. */
function enter(domain: z.infer<typeof Domain>, only: readonly string[] = ['TXT', 'CNAME', 'A']): void {
  for (const { type, name: at, value } of domain.records) {
    if (only.includes(type)) names.set(type, at, [value]);
  }
}

async function active(site: Site, domain = name): Promise<z.infer<typeof Domain>> {
  enter(Domain.parse((await add(site, domain)).body));
  return check(site, domain);
}

test('a domain is pending until its records are found, then it serves and visitors are sent to it', async () => {
  const site = await published();
  const added = await add(site, ` ${name.toUpperCase()}. `);
  expect(added.status).toBe(201);
  const domain = Domain.parse(added.body);
  expect(domain).toMatchObject({ domain: name, status: 'pending', is_primary: false });
  expect(domain.records.map(({ type, name: at, value }) => [type, at, value])).toEqual([
    ['TXT', `_loam.${name}`, expect.stringMatching(/^loam-verify=[0-9a-f]{32}$/)],
    ['A', name, '203.0.113.7'],
  ]);
  expect([await find(name), await ask(name)]).toEqual([undefined, 404]);
  expect(await check(site)).toMatchObject({
    status: 'pending',
    verified_at: null,
    problem: expect.any(String),
  });
  enter(domain, ['TXT']);
  expect(await check(site)).toMatchObject({
    status: 'configuring',
    records: [{ is_found: true }, { is_found: false }],
  });
  enter(domain, ['A']);
  expect(await check(site)).toMatchObject({ status: 'active', is_primary: true, problem: null });
  expect(await find(name)).toMatchObject({ kind: 'live', canonicalOrigin: `https://${name}` });
  expect(await find(`www.${name}`)).toMatchObject({ kind: 'redirect', origin: `https://${name}` });
  expect(await publisher.source.find({ kind: 'slug', slug: site.name })).toMatchObject({
    kind: 'redirect',
    origin: `https://${name}`,
  });
  expect([await ask(name), await ask(`www.${name}`), await ask(`x.${name}`)]).toEqual([200, 200, 404]);
  const project = (await publisher.send(ada, `GET /projects/${site.id}`)).body;
  expect(project['url']).toBe(`https://${name}`);
  const told = publisher.files.ports.published.filter(({ type }) => type === 'domains.changed');
  expect(told.some(({ topic }) => topic === `project:${site.id}:domains`)).toBe(true);
});

test('a domain is looked up by itself soon after it was added', { timeout: 120_000 }, async () => {
  const site = await published();
  names.set('CNAME', `www.${name}`, ['sites.loam.example.net']);
  enter(Domain.parse((await add(site, `www.${name}`)).body), ['TXT']);
  await expect.poll(async () => (await list(site))[0]?.status, { timeout: 30_000 }).toBe('active');
});

test('a name in another script is shown as people write it', async () => {
  const site = await published();
  const domain = Domain.parse((await add(site, `müller${count}.de`)).body);
  expect(domain.unicode_domain).toBe(`müller${count}.de`);
  expect(domain.domain).toMatch(/^xn--mller/);
});

test.each([
  ['', 'whole'],
  ['https://example.com', 'without https'],
  ['10.0.0.1', 'IP address'],
  ['*.example.com', 'star'],
  ['shop.sites.loam.example.net', 'belongs to this installation'],
  ['shop.localhost', 'ending'],
])('%j is no domain for a site', async (domain, words) => {
  const sent = await add(await publisher.newProject(ada), domain);
  expect(sent.status).toBe(400);
  if (domain !== '') expect(sent.body['detail']).toContain(words);
});

test('a name that somebody proved is refused to everyone else; one that nobody proved keeps no owner away', async () => {
  const [squatter, owner, late] = [await published(), await published(), await published()];
  expect((await add(squatter)).status).toBe(201);
  expect(await active(owner)).toMatchObject({ status: 'active' });
  expect(await add(late)).toMatchObject({ status: 409, body: { code: 'conflict' } });
  // The squatter cannot prove it, and could not take it even with a proof.
  const [own] = await list(owner);
  const both = [own, (await list(squatter))[0]].flatMap((domain) => domain?.records ?? []);
  names.set(
    'TXT',
    `_loam.${name}`,
    both.filter(({ type }) => type === 'TXT').map(({ value }) => value),
  );
  expect(await check(squatter)).toMatchObject({
    status: 'pending',
    verified_at: null,
    problem: expect.stringContaining('another project'),
  });
  expect(await check(owner)).toMatchObject({ status: 'active' });
});

test('the same workspace is given the same proof for a name, another one is not', async () => {
  const [one, two] = [await published(), await published()];
  const proof = (sent: { body: unknown }) => Domain.parse(sent.body).records[0]?.value;
  const first = proof(await add(one));
  await publisher.send(ada, `DELETE /projects/${one.id}/domains/${name}`);
  expect(proof(await add(one))).toBe(first);
  expect(proof(await add(two))).not.toBe(first);
});

test('a domain whose records vanish fails after three checks, and its visitors go back to the own address', async () => {
  const site = await published();
  await active(site);
  names.set('A', name, []);
  expect(await check(site)).toMatchObject({ status: 'active' });
  expect(await check(site)).toMatchObject({ status: 'active' });
  expect(await check(site)).toMatchObject({ status: 'failing', problem: expect.stringContaining(name) });
  expect(await publisher.source.find({ kind: 'slug', slug: site.name })).toMatchObject({ kind: 'live' });
  names.set('A', name, ['203.0.113.7']);
  expect(await check(site)).toMatchObject({ status: 'active', problem: null });
});

test('name servers that do not answer change nothing', { timeout: 180_000 }, async () => {
  const site = await published();
  await active(site);
  names.answers(false);
  try {
    const sent = await publisher.send(ada, `POST /projects/${site.id}/domains/${name}/check`);
    expect(sent.status).toBe(503);
    expect(await list(site)).toMatchObject([{ status: 'active' }]);
  } finally {
    names.answers(true);
  }
});

test('a proof that is gone for a week sets the name free', async () => {
  const [site, other] = [await published(), await published()];
  await active(site);
  names.set('TXT', `_loam.${name}`, []);
  for (let n = 0; n < 3; n += 1) await check(site);
  expect((await add(other)).status).toBe(409);
  await database.db.run(sql`
    update site_domains set unproven_at = now() - interval '8 days' where domain = ${name}`);
  expect(await check(site)).toMatchObject({ status: 'pending', verified_at: null });
  expect((await add(other)).status).toBe(201);
});

test('one domain is the primary one; the others lead to it; a domain that fails cannot be', async () => {
  const site = await published();
  await active(site);
  const second = `second-${name}`;
  await active(site, second);
  expect(await find(second)).toMatchObject({ kind: 'redirect', origin: `https://${name}` });
  const choose = (domain: string) =>
    publisher.send(ada, `PUT /projects/${site.id}/domains/${domain}`, { is_primary: true });
  expect((await choose(second)).body).toMatchObject({ is_primary: true });
  expect((await list(site)).filter(({ is_primary }) => is_primary)).toHaveLength(1);
  expect(await find(name)).toMatchObject({ kind: 'redirect', origin: `https://${second}` });
  await add(site, `third-${name}`);
  expect((await choose(`third-${name}`)).status).toBe(409);
});

test('a domain that is given up stays with its workspace for 30 days', async () => {
  const site = await published();
  await active(site);
  const removal = await publisher.send(ada, `DELETE /projects/${site.id}/domains/${name}`);
  expect(removal.status).toBe(204);
  expect([await find(name), await ask(name)]).toEqual([undefined, 404]);
  expect((await publisher.send(ada, `GET /projects/${site.id}`)).body['url']).toBe(
    `https://${site.name}.sites.loam.example.net`,
  );
  const other = await published();
  expect((await add(other)).status).toBe(409);
  expect((await add(site)).status).toBe(201);
  await database.db.run(sql`update released_domains set free_at = now() where domain = ${name}`);
  expect((await add(other)).status).toBe(201);
});

test('a certificate is had for the address of a live site, and for no other name', async () => {
  const site = await published();
  const host = `${site.name}.sites.loam.example.net`;
  expect([await ask(host), await ask(`no-${host}`), await ask('sites.loam.example.net')]).toEqual([
    200, 404, 404,
  ]);
  await publisher.send(ada, `POST /projects/${site.id}/unpublish`);
  expect(await ask(host)).toBe(404);
});

test('a domain of another project is not there for this one', async () => {
  const [site, other] = [await published(), await published()];
  await active(site);
  for (const route of [
    `POST /projects/${other.id}/domains/${name}/check`,
    `DELETE /projects/${other.id}/domains/${name}`,
  ])
    expect((await publisher.send(ada, route)).status).toBe(404);
});
