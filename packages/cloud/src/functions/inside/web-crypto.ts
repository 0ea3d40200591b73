/** Stands in for `deno.land/std/crypto/mod.ts`, of which functions use what the platform has itself. */
export const { crypto } = globalThis;
