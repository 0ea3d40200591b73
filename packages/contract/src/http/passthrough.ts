import type { Endpoint, Method, PathFor } from './endpoint.ts';

/**
 * Calls whose shape belongs to someone else: what is sent and answered passes as it is, both as streams. They have a
 * permission like every other call, and stand in the API page and in the matrix of callers.
 */
export interface Passthrough extends Pick<
  Endpoint,
  'permission' | 'summary' | 'params' | 'rate' | 'sessionOnly' | 'signInDetail' | 'storesFiles'
> {
  readonly methods: readonly Method[];
  /** Under /api; the star stands for the rest of the path, which is not ours. */
  readonly path: `/${string}/*`;
}

/** As with `endpoint`: no permission, or one that the path cannot carry, does not compile. */
export function passthrough<const P extends Passthrough>(
  spec: P & { readonly path: PathFor<P['permission']> },
): P {
  return spec;
}

/** One method of it, as the pipeline runs it. */
export function passthroughEndpoint({ methods: _, ...spec }: Passthrough, method: Method): Endpoint {
  return { ...spec, method, rawBody: true };
}

export function isPassthroughPath(path: string): boolean {
  return path.endsWith('/*');
}
