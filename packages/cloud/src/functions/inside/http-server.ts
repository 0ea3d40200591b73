import type { Deno as DenoFace } from './deno.ts';

/** Stands in for `deno.land/std/http/server.ts`. */
declare const Deno: DenoFace;

type Handler = (request: Request) => Response | Promise<Response>;

export function serve(handler: Handler, options: object = {}): object {
  return Deno.serve(options, handler);
}
