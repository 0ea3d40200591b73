import { AppError } from '@loam/kernel';
import type { ServiceAnswer } from '../gateway/index.ts';
import { fieldOf, json, type ManagementCall, type ManagementRoute, refusal } from '../management/index.ts';
import type { DeployInput } from './deploy.ts';
import { formOfSources, sourcesOfForm } from './function-forms.ts';
import type { FunctionChange, Functions } from './functions.ts';
import type { FunctionRecord } from './ports.ts';

type Managed = Pick<Functions, 'deploy' | 'list' | 'get' | 'files' | 'update' | 'remove'>;

/** Twenty megabytes of files, and what a form adds to them. */
const DEPLOY_BYTES = 24 * 1024 * 1024;

/** Functions in the Management API, in Supabase's own shapes. */
export function functionRoutes(functions: Managed): ManagementRoute[] {
  const route = (
    method: ManagementRoute['method'],
    pattern: string,
    handle: (call: ManagementCall) => Promise<ServiceAnswer>,
  ): ManagementRoute => ({
    method,
    pattern,
    access: method === 'GET' ? 'view' : 'edit',
    whileClosed: true,
    handle: (call) => answeringRefusals(() => handle(call)),
  });
  const taking = (made: ManagementRoute): ManagementRoute => ({ ...made, bytesLimit: DEPLOY_BYTES });
  return [
    route('GET', 'functions', async ({ ref }) => {
      const records = await functions.list(ref);
      return json(
        200,
        records.map((record) => wireFunction(ref, record)),
      );
    }),
    taking(route('POST', 'functions', (call) => create(functions, call))),
    route('PUT', 'functions', (call) => updateMany(functions, call)),
    taking(route('POST', 'functions/deploy', (call) => deploy(functions, call))),
    route('GET', 'functions/:slug', async ({ ref, params }) => {
      const record = await functions.get(ref, params['slug'] ?? '');
      return record ? json(200, wireFunction(ref, record)) : missing();
    }),
    taking(route('PATCH', 'functions/:slug', (call) => change(functions, call))),
    route('DELETE', 'functions/:slug', async ({ ref, params }) => {
      await functions.remove(ref, params['slug'] ?? '');
      return json(200, { message: 'ok' });
    }),
    route('GET', 'functions/:slug/body', (call) => body(functions, call)),
  ];
}

async function deploy(functions: Managed, { ref, query, bytes }: ManagementCall): Promise<ServiceAnswer> {
  const form = bytes && (await sourcesOfForm(bytes));
  if (!form) return refusal(400, 'Send the files as multipart/form-data, with a part named metadata.');
  const slug = query.get('slug') ?? form.name ?? '';
  const name = form.name ?? undefined;
  const record = await functions.deploy(ref, { ...form, slug, name });
  return json(201, wireFunction(ref, record));
}

async function create(functions: Managed, call: ManagementCall): Promise<ServiceAnswer> {
  const sent = readBody(call);
  if ('status' in sent) return sent;
  const { slug, name, verifyJwt, files } = sent;
  if (files === undefined || slug === undefined) return refusal(400, 'slug and body are needed.');
  // In these words, which Supabase's own tools look for.
  if (await functions.get(call.ref, slug)) return refusal(400, 'Duplicated function slug');
  const record = await functions.deploy(call.ref, { slug, name, verifyJwt, files });
  return json(201, wireFunction(call.ref, record));
}

async function change(functions: Managed, call: ManagementCall): Promise<ServiceAnswer> {
  const sent = readBody(call);
  if ('status' in sent) return sent;
  const { name, verifyJwt, files } = sent;
  const slug = call.params['slug'] ?? '';
  if (!(await functions.get(call.ref, slug))) return missing();
  const record = files
    ? await functions.deploy(call.ref, { slug, name, verifyJwt, files })
    : await functions.update(call.ref, slug, { name, verifyJwt });
  return json(200, wireFunction(call.ref, record));
}

/** What `functions/deploy?bundleOnly=true` has uploaded is in use already: names and rights are left to be changed. */
async function updateMany(functions: Managed, { ref, body: sent }: ManagementCall): Promise<ServiceAnswer> {
  if (!Array.isArray(sent)) return refusal(400, 'Send a list of functions.');
  const changed: FunctionRecord[] = [];
  for (const entry of sent) {
    const slug = fieldOf(entry, 'slug');
    const record = typeof slug === 'string' ? await functions.get(ref, slug) : undefined;
    if (!record) return refusal(404, `Function ${String(slug)} not found`);
    const { name = record.name, verifyJwt = record.verifyJwt } = changeOf(entry);
    const isSame = name === record.name && verifyJwt === record.verifyJwt;
    changed.push(isSame ? record : await functions.update(ref, record.slug, { name, verifyJwt }));
  }
  return json(200, { functions: changed.map((record) => wireFunction(ref, record)) });
}

async function body(functions: Managed, { ref, params }: ManagementCall): Promise<ServiceAnswer> {
  const slug = params['slug'] ?? '';
  const record = await functions.get(ref, slug);
  if (!record) return missing();
  const { content, type } = formOfSources(record, await functions.files(ref, slug));
  return { status: 200, headers: { 'content-type': type, 'cache-control': 'no-store' }, body: content };
}

type SentFunction = FunctionChange & Partial<Pick<DeployInput, 'slug' | 'files'>>;

function readBody({ bytes, query }: ManagementCall): SentFunction | ServiceAnswer {
  const type = bytes?.type ?? '';
  if (/eszip/.test(type)) {
    return refusal(
      415,
      'Bundles are not taken here: deploy from source files (supabase functions deploy --use-api).',
    );
  }
  const sent = parsed(bytes?.content);
  if (sent === undefined) return refusal(400, 'The body is not valid JSON.');
  const source = fieldOf(sent, 'body');
  const slug = fieldOf(sent, 'slug') ?? query.get('slug');
  return {
    ...changeOf(sent),
    ...(typeof slug === 'string' && { slug }),
    ...(typeof source === 'string' && { files: [{ path: 'index.ts', content: Buffer.from(source) }] }),
  };
}

function parsed(content: Uint8Array | undefined): unknown {
  try {
    return content && content.length > 0 ? JSON.parse(Buffer.from(content).toString('utf8')) : {};
  } catch {
    return undefined;
  }
}

function changeOf(sent: unknown): FunctionChange {
  const name = fieldOf(sent, 'name');
  const verifyJwt = fieldOf(sent, 'verify_jwt');
  return {
    ...(typeof name === 'string' && { name }),
    ...(typeof verifyJwt === 'boolean' && { verifyJwt }),
  };
}

/** Paths are those that a deployment of Supabase would have: its tools take them apart again. */
function wireFunction(ref: string, record: FunctionRecord): object {
  const { id, slug, name, version, verifyJwt, entrypoint, importMap, hash } = record;
  const within = (path: string) =>
    `file:///tmp/user_fn_${ref}_${id}_${version}/source/${path.startsWith(`${slug}/`) ? path.slice(slug.length + 1) : path}`;
  return {
    id,
    slug,
    name,
    status: 'ACTIVE',
    version,
    created_at: record.createdAtMs,
    updated_at: record.updatedAtMs,
    verify_jwt: verifyJwt,
    import_map: importMap !== undefined,
    entrypoint_path: within(entrypoint),
    ...(importMap !== undefined && { import_map_path: within(importMap) }),
    ezbr_sha256: hash,
  };
}

function missing(): ServiceAnswer {
  return refusal(404, 'Function not found');
}

const STATUSES: Readonly<Record<string, number>> = {
  function_invalid: 400,
  function_modules_refused: 400,
  function_too_large: 413,
  function_not_found: 404,
  functions_unavailable: 503,
  not_held: 503,
};

async function answeringRefusals(work: () => Promise<ServiceAnswer>): Promise<ServiceAnswer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const code = String(error.code);
    const status = STATUSES[code];
    if (status === undefined) throw error;
    const { faults } = error.meta;
    return json(status, { message: error.detail, code, ...(Array.isArray(faults) && { faults }) });
  }
}
