import { type Endpoint, isProjectPermission, isWorkspacePermission, Problem } from '@loam/contract';
import type { Db } from '@loam/db';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { HttpApp } from '../../http/app.ts';
import type { Body, CallData, Ref } from './calls.data.ts';
import {
  accountRights,
  type ActorName,
  actors,
  type Answer,
  projectRights,
  type Rights,
  type Variant,
  variants,
  workspaceRights,
} from './rights.data.ts';
import { createWorld, domainOf, fingerprint, type World } from './world.ts';

export interface Matrix {
  readonly app: HttpApp;
  readonly db: Db;
  /** For calls that leave everything as it was, which is looked at each time. */
  readonly world: World;
  /** What it looked like when it was looked at last. */
  readonly seen: { fingerprint: string };
}

export interface Case {
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly data: CallData;
}

/** Where and how the answers differ from the table; nothing when all is well. */
export type Findings = string[];

/** Calls that the table refuses: refused with its status, like a missing object where it says so, and without effect. */
export async function runRefused(
  matrix: Matrix,
  call: Case,
  only: readonly ActorName[] = actors,
): Promise<Findings> {
  const findings: Findings = [];
  const { world } = matrix;
  for (const variant of variantsOf(call.endpoint)) {
    for (const actor of only) {
      const answer = expected(call.endpoint, variant, actor);
      if (answer === 'ok') continue;
      const place = `${call.name} on ${variant} as ${actor}`;
      const got = await send(matrix, call, { world, actor, variant });
      findings.push(...refusal(place, got, answer));
      if (answer === '404') {
        const missing = await send(matrix, call, {
          world,
          actor,
          variant,
          replace: missingObject(call.endpoint),
        });
        if (missing.comparable !== got.comparable) findings.push(`${place}: differs from a missing object`);
      }
    }
  }
  if (await hasChanged(matrix)) findings.push(`${call.name}: a refused call changed something`);
  return findings;
}

/**
 * Calls that the table allows: they must succeed, or the table was met by accident. Each that may change something has
 * a world of its own.
 */
export async function runAllowed(
  matrix: Matrix,
  call: Case,
  only: readonly ActorName[] = actors,
): Promise<Findings> {
  const findings: Findings = [];
  for (const variant of variantsOf(call.endpoint)) {
    for (const actor of only) {
      if (expected(call.endpoint, variant, actor) !== 'ok') continue;
      const wanted = successOf(call, actor);
      const changes = call.endpoint.method !== 'GET' && wanted < 400;
      const world = changes ? await createWorld(matrix.db) : matrix.world;
      const got = await send(matrix, call, { world, actor, variant });
      if (got.status !== wanted)
        findings.push(`${call.name} on ${variant} as ${actor}: ${got.status}, not ${wanted}: ${got.text}`);
    }
  }
  return findings;
}

/** Each id in turn belongs to someone else, the others stay right. */
export async function runSwapped(
  matrix: Matrix,
  call: Case,
  only: readonly ActorName[] = actors,
): Promise<Findings> {
  const { world } = matrix;
  const findings: Findings = [];
  for (const actor of only) {
    for (const swap of swapsOf(call, actor)) {
      const place = `${call.name} as ${actor} with a foreign ${swap.key}`;
      const got = await send(matrix, call, {
        world,
        actor,
        variant: 'private',
        replace: { [swap.key]: swap.ref },
      });
      findings.push(...refusal(place, got, swap.status));
      const missing = await send(matrix, call, {
        world,
        actor,
        variant: 'private',
        replace: { [swap.key]: 'missing' },
      });
      const isHidden = swap.status === '404';
      if (isHidden && missing.comparable !== got.comparable)
        findings.push(`${place}: differs from a missing one`);
    }
  }
  if (await hasChanged(matrix)) findings.push(`${call.name}: a foreign id changed something`);
  return findings;
}

/** Texts that cannot be stored, in every place of the request in turn: refused as input, never a fault of ours. */
export async function runPoisoned(matrix: Matrix, call: Case, operatorToken: string): Promise<Findings> {
  const { world } = matrix;
  const findings: Findings = [];
  const isOperators = call.endpoint.permission === 'Operator' || call.endpoint.permission === 'Developer';
  const token = isOperators ? operatorToken : undefined;
  for (const poison of poisonsOf(call.endpoint)) {
    const got = await send(matrix, call, { world, actor: 'owner', variant: 'private', token, poison });
    const place = `${call.name} with ${JSON.stringify(poison)}`;
    findings.push(...refusal(place, got, poison.place === 'params' ? '404' : '400'));
  }
  if (await hasChanged(matrix)) findings.push(`${call.name}: a refused text changed something`);
  return findings;
}

/** Whether the world is another than after the call before: one look ends a call and begins the next. */
async function hasChanged({ db, world, seen }: Matrix): Promise<boolean> {
  const before = seen.fingerprint;
  seen.fingerprint = await fingerprint(db, world);
  return seen.fingerprint !== before;
}

function poisonsOf({ params, query, body, rawBody, cleansText }: Endpoint): Poison[] {
  const values = ['a\0b', '\ud800'];
  const shapeOf = (type: unknown) => (type instanceof z.ZodObject ? Object.keys(type.shape) : []);
  const inBody = body && !rawBody && !cleansText ? ['anything', ...shapeOf(body)] : [];
  return [
    ...shapeOf(params).map((key) => ({ place: 'params' as const, key, value: 'a%00b' })),
    // Half a character cannot stand in an address: it arrives there as the sign for what is unknown.
    ...shapeOf(query).map((key) => ({ place: 'query' as const, key, value: 'a\0b' })),
    ...inBody.flatMap((key) =>
      values
        .flatMap((text) => [text, [{ deep: text }]])
        .map((value) => ({ place: 'body' as const, key, value })),
    ),
  ];
}

interface Swap {
  readonly key: string;
  readonly ref: Ref;
  readonly status: string;
}

function swapsOf({ endpoint, data }: Case, actor: ActorName): Swap[] {
  const swaps: Swap[] = [];
  const hidden = actor === 'anonymous' ? '401' : '404';
  // The other workspace is this one's own.
  if (actor !== 'otherAdmin' && isProjectPermission(endpoint.permission)) {
    swaps.push({ key: 'projectId', ref: 'otherProject', status: hidden });
  }
  if (actor !== 'otherAdmin' && isWorkspacePermission(endpoint.permission)) {
    swaps.push({ key: 'workspaceId', ref: 'otherWorkspace', status: hidden });
  }
  if (actor === 'otherAdmin' || expected(endpoint, 'private', actor) !== 'ok') return swaps;
  const inside = Object.entries(data.swaps ?? {});
  return [
    ...swaps,
    ...inside.map(([key, swap]) => ({ key, ref: swap.ref, status: String(swap.status ?? 404) })),
  ];
}

function variantsOf(endpoint: Endpoint): readonly Variant[] {
  return isProjectPermission(endpoint.permission) ? variants : ['private'];
}

function expected(endpoint: Endpoint, variant: Variant, actor: ActorName): Answer {
  const { permission } = endpoint;
  const rights: Rights = isProjectPermission(permission)
    ? projectRights[variant]
    : isWorkspacePermission(permission)
      ? workspaceRights
      : accountRights;
  const answer = rights[permission]?.[actors.indexOf(actor)];
  if (answer === undefined) throw new TypeError(`The table of rights has no row for ${permission}`);
  return answer;
}

function successOf({ endpoint, data }: Case, actor: ActorName): number {
  const standard = endpoint.status ?? (endpoint.response || endpoint.method === 'GET' ? 200 : 204);
  if (typeof data.success === 'number') return data.success;
  return data.success?.[actor] ?? standard;
}

const codes: Readonly<Record<string, readonly string[]>> = {
  '400': ['invalid_input'],
  '401': ['unauthenticated'],
  '403': ['forbidden'],
  '404': ['not_found'],
};

function refusal(place: string, got: Sent, status: string): Findings {
  if (String(got.status) !== status) return [`${place}: ${got.status}, not ${status}`];
  const problem = Problem.safeParse(got.json);
  if (!problem.success) return [`${place}: the refusal is not a problem`];
  return codes[status]?.includes(problem.data.code) ? [] : [`${place}: code ${problem.data.code}`];
}

function missingObject({ permission }: Endpoint): Record<string, 'missing'> {
  return isProjectPermission(permission) ? { projectId: 'missing' } : { workspaceId: 'missing' };
}

interface Sending {
  readonly world: World;
  readonly actor: ActorName;
  readonly variant: Variant;
  readonly replace?: Readonly<Record<string, Ref | 'missing'>>;
  /** Whose token is sent instead of the actor's own. */
  readonly token?: string | undefined;
  readonly poison?: Poison;
}

interface Poison {
  readonly place: 'params' | 'query' | 'body';
  readonly key: string;
  readonly value: unknown;
}

interface Sent {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  /** The whole answer but for what is different each time. */
  readonly comparable: string;
}

async function send(matrix: Matrix, { endpoint, data }: Case, sending: Sending): Promise<Sent> {
  const { poison } = sending;
  const value = (key: string, ref: Ref) => {
    const replaced = sending.replace?.[key] ?? ref;
    return replaced === 'missing' ? missingLike(ref) : resolve(sending, replaced);
  };
  const path = endpoint.path
    .replaceAll(/:(\w+)/g, (_, name: string) => {
      const ref = data.params?.[name];
      if (!ref) throw new TypeError(`${endpoint.path}: nothing is said about ${name}`);
      if (poison?.place === 'params' && poison.key === name) return String(poison.value);
      return encodeURIComponent(value(name, ref));
    })
    .replace(/\*$/, data.rest ?? '*');
  const named = Object.entries(data.bodyRefs ?? {}).map(([key, ref]) => [key, value(key, ref)]);
  const extra = (place: Poison['place']) =>
    poison?.place === place ? { [poison.key]: poison.value } : undefined;
  const body: Body = { ...bodyOf(data, sending), ...Object.fromEntries(named), ...extra('body') };
  const { actor, world } = sending;
  const headers = new Headers(
    actor === 'anonymous' ? {} : { authorization: `Bearer ${sending.token ?? world.people[actor].token}` },
  );
  const init: RequestInit = { method: endpoint.method, headers };
  if (data.bytes !== undefined) init.body = Buffer.from(data.bytes, 'latin1');
  else if (endpoint.body) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(body);
  }
  const response = await matrix.app.fetch(
    new Request(`http://localhost/api${path}${queryOf({ ...data.query, ...extra('query') })}`, init),
    {
      address: '10.0.0.1',
    },
  );
  const text = await response.text();
  const json: unknown =
    /json/.test(response.headers.get('content-type') ?? '') && text !== '' ? JSON.parse(text) : undefined;
  const comparable = `${response.status} ${text.replace(/"trace_id":"\w+"/, '')}`;
  return { status: response.status, text: text.slice(0, 300), json, comparable };
}

function queryOf(query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query).map(([key, value]): [string, string] => [key, String(value)]);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

function bodyOf(data: CallData, { world, actor }: Sending): Body {
  return typeof data.body === 'function' ? data.body(world, actor) : (data.body ?? {});
}

function missingLike(ref: Ref): string {
  return ref === 'ownInvitationCode' ? 'x'.repeat(43) : randomUUID();
}

function resolve({ world, actor, variant }: Sending, ref: Ref): string {
  const self = world.people[actor === 'anonymous' ? 'member' : actor];
  const victim = world.people.otherMember;
  const values: Readonly<Record<Ref, string>> = {
    project: world.projects[variant],
    otherProject: world.otherProject,
    edit: world.edits[variant],
    otherEdit: world.otherEdit,
    message: world.messages[variant],
    otherMessage: world.otherMessage,
    approval: 'approval-1',
    question: 'question-1',
    secrets: 'secrets-1',
    integration: 'code',
    tool: 'read_file',
    deployment: world.deployments[variant],
    otherDeployment: world.otherDeployment,
    domain: domainOf(world.projects[variant]),
    otherDomain: domainOf(world.otherProject),
    provider: 'compatible',
    backendKey: 'no-such-key',
    service: 'ai_gateway',
    backendBackup: 'nosuchbackupxxxxxxxx',
    ownFolder: self.id,
    foreignFolder: victim.id,
    workspace: world.workspace,
    otherWorkspace: world.otherWorkspace,
    ownWorkspace: self.home,
    member: world.people.member.id,
    memberName: world.people.member.username,
    otherMember: victim.id,
    invitation: world.invitation,
    otherInvitation: world.otherInvitation,
    collaborator: world.invited[variant].collaborator,
    otherCollaborator: world.otherInvited.collaborator,
    magicCode: world.invited[variant].magicCode,
    otherMagicCode: world.otherInvited.magicCode,
    previewLink: world.invited[variant].previewLink,
    otherPreviewLink: world.otherInvited.previewLink,
    madeUpCode: 'x'.repeat(43),
    sharedProject: world.sharedProject,
    ownSession: self.session,
    foreignSession: victim.session,
    ownToken: self.accessToken,
    foreignToken: victim.accessToken,
    ownInvitation: self.invitation,
    foreignInvitation: victim.invitation,
    ownInvitationCode: self.invitationToken,
    foreignInvitationCode: victim.invitationToken,
    mail: randomUUID(),
    queue: 'mail-send',
    job: randomUUID(),
  };
  return values[ref];
}
