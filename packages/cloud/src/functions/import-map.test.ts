import { expect, test } from 'vitest';
import { makeImportMap, moveImportMap, rewriteAddress } from './import-map.ts';

test.each([
  ['https://esm.sh/@supabase/supabase-js@2', 'npm:@supabase/supabase-js@2'],
  ['https://esm.sh/@supabase/supabase-js@2.39.3', 'npm:@supabase/supabase-js@2.39.3'],
  ['https://esm.sh/@supabase/supabase-js@2/cors', 'npm:@supabase/supabase-js@2/cors'],
  ['https://esm.sh/stripe@14.21.0?target=deno', 'npm:stripe@14.21.0'],
  ['https://esm.sh/v135/resend@2.0.0', 'npm:resend@2.0.0'],
  ['https://esm.sh/resend', 'npm:resend'],
  ['https://cdn.skypack.dev/uuid@9.0.0', 'npm:uuid@9.0.0'],
  ['https://cdn.jsdelivr.net/npm/nanoid@5.0.0/+esm', 'npm:nanoid@5.0.0'],
  ['jsr:@supabase/supabase-js@2', 'npm:@supabase/supabase-js@2'],
  ['jsr:@supabase/supabase-js@2/cors', 'npm:@supabase/supabase-js@2/cors'],
  ['jsr:@hono/hono/cors', 'npm:hono/cors'],
  ['jsr:@supabase/functions-js/edge-runtime.d.ts', './nothing.ts'],
  ['https://deno.land/std@0.168.0/http/server.ts', './http-server.ts'],
  ['https://deno.land/std/encoding/base64url.ts', './base64url.ts'],
  ['https://deno.land/x/xhr@0.1.0/mod.ts', './nothing.ts'],
  ['https://deno.land/x/jose@v4.14.4/index.ts', 'npm:jose@4.14.4'],
  ['https://deno.land/x/zipjs@v2.7.32/index.js', 'npm:@zip.js/zip.js@2.7.32'],
])('%s is %s', (address, expected) => {
  expect(rewriteAddress(address)).toBe(expected);
});

test.each([
  'https://deno.land/x/oak@v12.6.1/mod.ts',
  'https://esm.sh/gh/user/repository',
  'https://esm.sh/react@18/es2022/react.mjs',
  'https://example.com/module.ts',
  'jsr:@negrel/webpush',
  'npm:web-push',
])('%s is fetched from where it says', (address) => {
  expect(rewriteAddress(address)).toBeUndefined();
});

test("addresses among the sources are mapped, and a function's own names come first", () => {
  const content = Buffer.from(`import a from "https://esm.sh/a@1"; const text = 'https://example.com/';`);
  const own = {
    imports: { supabase: 'https://esm.sh/@supabase/supabase-js@2', 'https://esm.sh/a@1': './a.ts' },
  };
  expect(makeImportMap([{ path: 'hello/index.ts', content }], own)).toEqual({
    imports: { 'https://esm.sh/a@1': './a.ts', supabase: 'npm:@supabase/supabase-js@2' },
  });
});

test('paths of a map that lay elsewhere still lead to the same files', () => {
  const map = {
    imports: { '@/': './lib/', '~': '../_shared/cors.ts', x: 'npm:x' },
    scopes: { './a/': { y: './b.ts' } },
  };
  expect(moveImportMap(map, 'source/hello', 'loam')).toEqual({
    imports: { '@/': '../source/hello/lib/', '~': '../source/_shared/cors.ts', x: 'npm:x' },
    scopes: { '../source/hello/a/': { y: '../source/hello/b.ts' } },
  });
});
