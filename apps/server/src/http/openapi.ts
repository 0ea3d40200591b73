import { errorStatus, type Endpoint, isPassthroughPath, Problem } from '@loam/contract';
import { z } from 'zod';

/** Codes that any endpoint can answer with. */
const commonErrors = ['invalid_input', 'unauthenticated', 'forbidden', 'not_found', 'rate_limited'] as const;

export function openApiDocument(list: readonly Endpoint[], brand: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of list) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}').replace(/\*$/, '{rest}')}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand} API`, version: '1' },
    paths,
    components: {
      schemas: { Problem: schema(Problem, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(endpoint: Endpoint): object {
  const isOpen = endpoint.permission === 'Anyone';
  if (isPassthroughPath(endpoint.path)) return passedOperation(endpoint, isOpen);
  return {
    summary: endpoint.summary,
    'x-permission': endpoint.permission,
    ...(endpoint.sessionOnly ? { 'x-session-only': true } : {}),
    tags: [endpoint.path.split('/')[1] ?? 'api'],
    ...(isOpen ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
    ...(endpoint.body ? { requestBody: requestBody(endpoint.body) } : {}),
    responses: responses(endpoint),
  };
}

/** Its shape is someone else's to describe. */
function passedOperation(endpoint: Endpoint, isOpen: boolean): object {
  const anything = { '*/*': { schema: {} } };
  const rest = { name: 'rest', in: 'path', required: true, schema: { type: 'string' } };
  return {
    summary: endpoint.summary,
    'x-permission': endpoint.permission,
    'x-passthrough': true,
    tags: [endpoint.path.split('/')[1] ?? 'api'],
    ...(isOpen ? {} : { security: [{ bearer: [] }] }),
    parameters: [...parameters(endpoint.params, 'path'), rest],
    ...(endpoint.method === 'GET' ? {} : { requestBody: { content: anything } }),
    responses: {
      ...errorAnswers(endpoint),
      default: { description: 'As it is answered', content: anything },
    },
  };
}

function requestBody(body: z.ZodType): object {
  return { required: true, content: { 'application/json': { schema: schema(body, 'input') } } };
}

function responses(endpoint: Endpoint): object {
  const status = endpoint.response ? (endpoint.status ?? 200) : (endpoint.status ?? 204);
  const content = endpoint.response
    ? { 'application/json': { schema: schema(endpoint.response, 'output') } }
    : undefined;
  const answers: Record<string, object> = {
    [status]: { description: 'OK', ...(content ? { content } : {}) },
  };
  return { ...errorAnswers(endpoint), ...answers };
}

function errorAnswers(endpoint: Endpoint): Record<string, object> {
  const answers: Record<string, object> = {};
  for (const code of new Set([...commonErrors, ...(endpoint.errors ?? [])])) {
    const key = String(errorStatus[code]);
    answers[key] ??= {
      description: code,
      content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
    };
  }
  return answers;
}

function parameters(object: z.ZodObject | undefined, place: 'path' | 'query'): object[] {
  if (!object) return [];
  const fields: Readonly<Record<string, z.core.$ZodType>> = object.shape;
  return Object.entries(fields).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schema(field, 'input'),
  }));
}

function schema(type: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
}

/** A plain page for people: one row per call, no script. */
export function apiPage(list: readonly Endpoint[], brand: string): Response {
  const rows = list
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map(
      (e) =>
        `<tr><td><code>${e.method}</code></td><td><code>/api${escape(e.path)}</code></td><td>${escape(e.summary)}</td><td>${e.permission}</td></tr>`,
    );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(brand)} API</title><style>${pageStyle}</style><main><h1>${escape(brand)} API</h1>
<p>Every call, with the right that it needs. The same in machine-readable form: <a href="/api/openapi.json">openapi.json</a>.
Sign in with <code>POST /api/auth/sign-in/email</code> and send the token as <code>Authorization: Bearer</code>.</p>
<div class="scroll" tabindex="0"><table><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Needs</th></tr></thead><tbody>${rows.join('')}</tbody></table></div></main></html>`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}

const pageStyle = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}main{max-width:70rem;margin:2rem auto;padding:0 1rem}
.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.4rem .75rem;border-bottom:1px solid color-mix(in srgb,currentColor 20%,transparent)}`;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
