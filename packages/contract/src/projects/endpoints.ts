import type { Endpoint } from '../http/endpoint.ts';

export const projectsEndpoints = {} satisfies Record<string, Endpoint>;
