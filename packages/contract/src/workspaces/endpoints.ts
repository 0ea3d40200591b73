import type { Endpoint } from '../http/endpoint.ts';

export const workspacesEndpoints = {} satisfies Record<string, Endpoint>;
