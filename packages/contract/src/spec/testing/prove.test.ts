import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import {
  call,
  limit,
  oneOf,
  page,
  permission,
  record,
  route,
  section,
  text,
  type SpecFact,
} from '../entry.ts';
import { createProver, type Evidence } from './prove.ts';

const constants = {
  texts: { slug: { empty: 'Project name cannot be empty' }, titles: { build: 'Build unsuccessful' } },
  limits: { chat: { cooldownMs: 60_000, cooldown: 60_000 } },
  enums: { plans: ['free', 'pro'] },
};

const listDomains = endpoint({
  method: 'GET',
  path: '/projects/:projectId/domains',
  permission: 'ViewProject',
  summary: 'Domains of a project',
  query: z.object({ limit: z.coerce.number().optional() }),
  response: z.object({ domains: z.array(z.object({ id: z.string(), status: z.string() })) }),
});

interface Situation {
  readonly web?: string;
  readonly product?: string;
  readonly contract?: string;
  readonly endpoints?: Evidence['endpoints'];
}

function isProven(fact: SpecFact, situation: Situation = {}): boolean {
  const { web = '', product = web, contract = '', endpoints = [] } = situation;
  const prover = createProver({ constants, endpoints, sources: { web, product, contract } });
  return section(1, 1, { fact }).every((entry) => prover(entry));
}

describe('a call', () => {
  const endpoints = [listDomains];

  test('is bound by an endpoint with its method and path, whatever the parameters are called', () => {
    expect(isProven(call('GET /projects/{id}/domains'), { endpoints })).toBe(true);
    expect(isProven(call('POST /projects/{id}/domains'), { endpoints })).toBe(false);
    expect(isProven(call('GET /projects/{id}/domains/{domain}'), { endpoints })).toBe(false);
    expect(isProven(call('GET /projects/{id}/domains'))).toBe(false);
  });

  test('is bound by an endpoint that takes its last word as a parameter, and by no other word', () => {
    const getIntegration = endpoint({
      method: 'GET',
      path: '/projects/:projectId/integrations/:name',
      permission: 'ViewProject',
      summary: 'One service',
      params: z.object({ projectId: z.string(), name: z.enum(['mail', 'ai_gateway']) }),
      response: z.object({ is_used: z.boolean() }),
    });
    const bound = { endpoints: [getIntegration] };
    expect(isProven(call('GET /projects/{id}/integrations/ai_gateway'), bound)).toBe(true);
    expect(isProven(call('GET /projects/{id}/integrations/other'), bound)).toBe(false);
    expect(isProven(call('GET /projects/some/integrations/mail'), bound)).toBe(false);
  });

  test('needs every field that the specification names, at any depth', () => {
    expect(
      isProven(call('GET /projects/{id}/domains', { query: ['limit'], answer: ['status'] }), { endpoints }),
    ).toBe(true);
    expect(isProven(call('GET /projects/{id}/domains', { query: ['cursor'] }), { endpoints })).toBe(false);
    expect(isProven(call('GET /projects/{id}/domains', { body: ['name'] }), { endpoints })).toBe(false);
  });

  test('without a path is bound by any endpoint that has the fields', () => {
    expect(isProven(call('GET *', { answer: ['domains', 'status'] }), { endpoints })).toBe(true);
    expect(isProven(call('GET *', { answer: ['domains', 'owner'] }), { endpoints })).toBe(false);
    expect(isProven(call('POST *', { answer: ['domains', 'status'] }), { endpoints })).toBe(false);
  });
});

describe('a call with the beginning of a path', () => {
  test('is bound by an endpoint below it', () => {
    const endpoints = [listDomains];
    expect(isProven(call('GET /projects/{id}/*', { query: ['limit'] }), { endpoints })).toBe(true);
    expect(isProven(call('* /projects/{id}*', { query: ['limit'] }), { endpoints })).toBe(true);
    expect(isProven(call('GET /projects/{id}/backend/*', { query: ['limit'] }), { endpoints })).toBe(false);
  });
});

describe('a record', () => {
  const endpoints = [listDomains];

  test('is bound by one object of an answer that has all its fields', () => {
    expect(isProven(record('id', 'status'), { endpoints })).toBe(true);
    expect(isProven(record('domains', 'status'), { endpoints })).toBe(false);
    expect(isProven(record('id', 'owner'), { endpoints })).toBe(false);
  });

  test('may name a field inside a field', () => {
    expect(isProven(record('domains.status'), { endpoints })).toBe(true);
    expect(isProven(record('domains.owner'), { endpoints })).toBe(false);
  });
});

describe('a constant', () => {
  const empty = text('slug.empty', 'Project name cannot be empty');

  test('is bound once code refers to it by its whole path', () => {
    expect(isProven(empty, { product: 'toast(texts.slug.empty)' })).toBe(true);
    expect(isProven(empty, { contract: 'z.string().min(1, texts.slug.empty)' })).toBe(true);
    expect(isProven(empty, { product: 'toast(texts.slug.emptyName); use(texts.slug)' })).toBe(false);
    expect(isProven(empty)).toBe(false);
  });

  test('is bound through a group that code picks from by a key', () => {
    const title = text('titles.build', 'Build unsuccessful');
    expect(isProven(title, { product: 'texts.titles[kind]' })).toBe(true);
    expect(isProven(title, { product: 'texts.slug[kind]' })).toBe(false);
  });

  test('is bound when code calls a method of it', () => {
    expect(isProven(oneOf('plans', ['free', 'pro']), { product: 'enums.plans.includes(plan)' })).toBe(true);
  });

  test('is not bound while its value differs or it is missing', () => {
    expect(
      isProven(text('slug.empty', 'Project name can not be empty'), { product: 'texts.slug.empty' }),
    ).toBe(false);
    expect(isProven(oneOf('plans', ['pro', 'free']), { product: 'enums.plans' })).toBe(false);
    expect(isProven(text('slug.gone', 'x'), { product: 'texts.slug.gone' })).toBe(false);
    expect(isProven(text('slug.constructor', 'x'), { product: 'texts.slug.constructor' })).toBe(false);
  });

  test('with a unit is compared in the unit that its name ends with', () => {
    const product = 'limits.chat.cooldownMs + limits.chat.cooldown';
    expect(isProven(limit('chat.cooldownMs', '60 s'), { product })).toBe(true);
    expect(isProven(limit('chat.cooldownMs', '61 s'), { product })).toBe(false);
    expect(isProven(limit('chat.cooldown', '60 s'), { product })).toBe(false);
  });
});

describe('a literal', () => {
  test('of a page is bound by an address in the web app with any spelling of its parameters', () => {
    const profile = page('/@{userId}');
    expect(isProven(profile, { web: "createRoute({ path: '/@$userId' })" })).toBe(true);
    expect(isProven(profile, { web: 'navigate(`/@${user.id}`)' })).toBe(true);
    expect(isProven(profile, { web: "'/@$userId/projects'" })).toBe(false);
    expect(isProven(profile, { web: "'/user/$userId'" })).toBe(false);
    expect(isProven(profile, { product: "'/@:userId'", contract: "'/@:userId'" })).toBe(false);
  });

  test('of a live topic may stand in the contract', () => {
    const topic = route('status/{projectId}', 'project:{id}:presence');
    expect(isProven(topic, { contract: 'return `project:${id}:presence`' })).toBe(true);
    expect(isProven(topic, { contract: "'project:presence'" })).toBe(false);
  });

  test('of a permission is bound by use, not by being listed in the contract', () => {
    const view = permission('ViewProject');
    expect(isProven(view, { contract: "['ViewProject']" })).toBe(false);
    expect(isProven(view, { product: "can('ViewProject')" })).toBe(true);
    expect(isProven(view, { endpoints: [listDomains] })).toBe(true);
    expect(isProven(view, { product: "can('ViewProjectCollaborators')" })).toBe(false);
  });
});
