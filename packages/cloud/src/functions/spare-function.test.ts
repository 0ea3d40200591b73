import { expect, test } from 'vitest';
import { spareNeeds } from './spare-function.ts';

const encoder = new TextEncoder();

function needsOf(code: string, more: { readonly map?: string; readonly env?: Record<string, string> } = {}) {
  const files = [{ path: 'one/index.ts', content: encoder.encode(code) }];
  if (more.map !== undefined) files.push({ path: 'one/deno.json', content: encoder.encode(more.map) });
  return spareNeeds({ files, entrypoint: 'one/index.ts', importMap: undefined }, more.env ?? {});
}

test.each([
  ['nothing imported', `Deno.serve(() => new Response())`, undefined],
  ['the client from npm', `import { createClient } from 'npm:@supabase/supabase-js@2.45.0'`, '2.45.0'],
  ['the client from esm.sh', `import { createClient } from "https://esm.sh/@supabase/supabase-js@2"`, '2'],
  ['the client from jsr', `import { createClient } from 'jsr:@supabase/supabase-js@2'`, '2'],
  [
    'what stands ready here',
    `import 'jsr:@supabase/functions-js/edge-runtime.d.ts'; import { serve } from 'https://deno.land/std@0.168.0/http/server.ts'`,
    undefined,
  ],
  ['another package', `import Stripe from 'https://esm.sh/stripe@14.21.0'`, undefined],
])('%s can come out of a process that waits', (_, code, version) => {
  const preload = version === undefined ? undefined : `npm:@supabase/supabase-js@${version}`;
  expect(needsOf(code)).toEqual({ preload });
});

test.each([
  ['an address with a question', `import Stripe from 'https://esm.sh/stripe@14?target=deno'`, {}],
  ['another version of the standard library', `import 'https://deno.land/std@0.1.0/http/server.ts'`, {}],
  ['a module of another registry on that host', `import 'https://esm.sh/gh/a/b@1'`, {}],
  ['a map of its own', `import a from 'a'`, { map: '{ "imports": { "a": "npm:a@1" } }' }],
  ['asking whether it is the first module', `if (import.meta.main) Deno.serve(() => new Response())`, {}],
  ['a secret that is read at the start', `Deno.serve(() => new Response())`, { env: { TZ: 'Asia/Tokyo' } }],
])('%s needs a start of its own', (_, code, more) => {
  expect(needsOf(code, more)).toBeUndefined();
});
