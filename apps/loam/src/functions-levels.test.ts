import { expect, test } from 'vitest';
import { openTestFunctions, source } from './functions.fixture.ts';

const nowhere = 'http://127.0.0.1:9/';

test.each(['namespaces', 'accounts', 'none'] as const)(
  'on %s a function runs; where nothing holds its network, once the operator accepts it',
  { timeout: 120_000 },
  async (level) => {
    await using place = await openTestFunctions(nowhere, { atMost: level, acceptsUnheldNetwork: true });
    const isHeld = place.opened.programs.network().kind === 'held';
    expect(place.functions.status()).toMatchObject(isHeld ? { kind: 'on' } : { kind: 'unheld' });
    const code = `import { serve } from 'https://deno.land/std@0.168.0/http/server.ts';
      import { word } from '../_shared/word.ts';
      serve(async () => new Response(word + (await (await fetch(Deno.env.get('SUPABASE_URL') + '/x')).text())));`;
    const files = [source('index.ts', code), source('../_shared/word.ts', `export const word = 'hello ';`)];
    await place.deploy('hello', '', { files });
    expect(await (await place.ask('/hello')).text()).toBe('hello of the gateway');
  },
);

test('without that, functions are off and say why', async () => {
  await using place = await openTestFunctions(nowhere, { atMost: 'none' });
  expect(place.functions.status()).toMatchObject({
    kind: 'off',
    reason: expect.stringMatching(/namespaces.*LOAM_ACCEPT_UNHELD_FUNCTIONS=true/s),
  });
  await expect(place.deploy('hello', 'Deno.serve(() => new Response())')).rejects.toMatchObject({
    code: 'functions_unavailable',
    detail: expect.stringContaining('Functions are off.'),
  });
});
