import type { Endpoint } from '../http/endpoint.ts';

export const accountsEndpoints = {} satisfies Record<string, Endpoint>;
