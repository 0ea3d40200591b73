import type { ImportMap } from './import-map.ts';

const STD = [
  '0.168.0',
  '0.177.0',
  '0.177.1',
  '0.190.0',
  '0.192.0',
  '0.201.0',
  '0.208.0',
  '0.210.0',
  '0.224.0',
];
const XHR = ['0.1.0', '0.3.0'];
const FUNCTIONS_JS = ['', '@2', '@2.4.1'].flatMap((version) =>
  ['', '/edge-runtime', '/edge-runtime.d.ts'].map((path) => `jsr:@supabase/functions-js${version}${path}`),
);

/**
 * Addresses that most functions import, for a process that is started before it is known which function it will run. What
 * is not found here by the very same target is started in the ordinary way.
 */
export const USUAL_MAP: ImportMap = {
  imports: {
    'https://esm.sh/': 'npm:/',
    'https://cdn.jsdelivr.net/npm/': 'npm:/',
    'https://cdn.skypack.dev/': 'npm:/',
    'jsr:@supabase/supabase-js': 'npm:@supabase/supabase-js',
    'jsr:@supabase/supabase-js@2': 'npm:@supabase/supabase-js@2',
    ...to(
      './http-server.ts',
      STD.map((version) => `https://deno.land/std@${version}/http/server.ts`),
    ),
    ...to(
      './base64.ts',
      STD.map((version) => `https://deno.land/std@${version}/encoding/base64.ts`),
    ),
    ...to(
      './nothing.ts',
      XHR.map((version) => `https://deno.land/x/xhr@${version}/mod.ts`),
    ),
    ...to('./nothing.ts', FUNCTIONS_JS),
    ...to('./nothing.ts', ['https://esm.sh/@supabase/functions-js/src/edge-runtime.d.ts']),
  },
};

/** Read by Deno or by the system when a process starts: set afterwards they would mean nothing. */
export const READ_AT_START =
  /^(?:TZ|LANG|LANGUAGE|LC_\w+|HOME|PATH|TMPDIR|NO_COLOR|FORCE_COLOR|(?:HTTPS?|NO|ALL)_PROXY|(?:NODE|NPM|SSL|RUST|V8|JSR|OTEL)_\w+)$/i;

function to(target: string, addresses: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(addresses.map((address) => [address, target]));
}
