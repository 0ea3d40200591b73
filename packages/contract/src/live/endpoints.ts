import type { Endpoint } from '../http/endpoint.ts';

export const liveEndpoints = {} satisfies Record<string, Endpoint>;
