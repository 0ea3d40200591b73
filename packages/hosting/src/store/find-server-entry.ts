/** As frameworks and nitro name what is to be run. */
const entries = ['server.js', 'server.mjs', 'index.mjs', 'index.js'];

/**
 * Of a build in two parts, `client` for visitors and `server` for the program that makes the pages: the file in
 * `server` that is run. Undefined for a build of files alone.
 */
export async function findServerEntry(build: {
  has(path: string): Promise<boolean>;
}): Promise<string | undefined> {
  if (await build.has('index.html')) return undefined;
  for (const entry of entries) if (await build.has(`server/${entry}`)) return entry;
  return undefined;
}
