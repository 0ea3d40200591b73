import type { Endpoint } from '../http/endpoint.ts';

export const adminEndpoints = {} satisfies Record<string, Endpoint>;
