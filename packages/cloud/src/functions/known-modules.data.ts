/** Addresses for which a small module of ours stands ready; found in 46 real projects. */
export const STAND_INS: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/deno\.land\/std(?:@[\w.]+)?\/http\/server\.ts$/, 'http-server.ts'],
  [/^https:\/\/deno\.land\/std(?:@[\w.]+)?\/encoding\/base64\.ts$/, 'base64.ts'],
  [/^https:\/\/deno\.land\/std(?:@[\w.]+)?\/encoding\/base64url\.ts$/, 'base64url.ts'],
  [/^https:\/\/deno\.land\/std(?:@[\w.]+)?\/crypto\/(?:mod|crypto)\.ts$/, 'web-crypto.ts'],
  [/^https:\/\/deno\.land\/std(?:@[\w.]+)?\/dotenv\/load\.ts$/, 'nothing.ts'],
  [/^https:\/\/deno\.land\/x\/xhr(?:@[\w.]+)?\/mod\.ts$/, 'nothing.ts'],
  [/^jsr:\/?@supabase\/functions-js(?:@[\w.^~]+)?(?:\/edge-runtime(?:\.d\.ts)?)?$/, 'nothing.ts'],
  [/^https:\/\/esm\.sh\/@supabase\/functions-js.*\/edge-runtime\.d\.ts$/, 'nothing.ts'],
];

/** Modules of other registries that the npm registry has under this name; the groups are the version and the path within. */
export const KNOWN_MODULES: readonly (readonly [RegExp, string])[] = [
  [/^jsr:\/?@supabase\/supabase-js(?:@([\w.^~]+))?(\/[\w/-]+)?$/, '@supabase/supabase-js'],
  [/^jsr:\/?@hono\/hono(?:@([\w.^~]+))?(\/[\w/-]+)?$/, 'hono'],
  [/^jsr:\/?@zod\/zod(?:@([\w.^~]+))?(\/[\w/-]+)?$/, 'zod'],
  [/^https:\/\/deno\.land\/x\/supabase(?:@([\w.]+))?\/mod\.ts$/, '@supabase/supabase-js'],
  [/^https:\/\/deno\.land\/x\/jose(?:@([\w.]+))?\/(?:index|mod)\.ts$/, 'jose'],
  [/^https:\/\/deno\.land\/x\/zod(?:@([\w.]+))?\/(?:mod|index)\.ts$/, 'zod'],
  [/^https:\/\/deno\.land\/x\/hono(?:@([\w.]+))?\/mod\.ts$/, 'hono'],
  [/^https:\/\/deno\.land\/x\/openai(?:@([\w.]+))?\/mod\.ts$/, 'openai'],
  [/^https:\/\/deno\.land\/x\/zipjs(?:@([\w.]+))?\/index\.js$/, '@zip.js/zip.js'],
  [/^https:\/\/deno\.land\/x\/postgresjs(?:@([\w.]+))?\/mod\.js$/, 'postgres'],
];
