import type { Deno as DenoFace } from './deno.ts';

/**
 * Waits in a process that belongs to nobody yet. One line on standard input says which function it becomes; there is no
 * second one. It holds nothing back from that function: whoever started it gave it nothing to hold.
 */
declare const Deno: DenoFace;

interface Told {
  readonly env: readonly (readonly [name: string, value: unknown])[];
  readonly entry: string;
}

const preload = Deno.env.get('LOAM_PRELOAD');
Deno.env.delete('LOAM_PRELOAD');
// A function that imports it gets the same one; where it cannot be loaded the function says so itself.
if (preload !== undefined) await import(preload).catch(() => {});

const told = await readTold();
for (const [name, value] of told.env) Deno.env.set(name, String(value));
await import('./start.ts');
await import(told.entry);

async function readTold(): Promise<Told> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const bytes of Deno.stdin.readable) {
    text += decoder.decode(bytes, { stream: true });
    if (text.endsWith('\n')) break;
  }
  // Whoever started it went away.
  if (text === '') Deno.exit(0);
  const told: unknown = JSON.parse(text);
  const read = (name: string): unknown =>
    typeof told === 'object' && told !== null ? Reflect.get(told, name) : undefined;
  const env = read('env');
  return {
    env: Object.entries(typeof env === 'object' && env !== null ? env : {}),
    entry: String(read('entry')),
  };
}
