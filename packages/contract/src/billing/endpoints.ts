import type { Endpoint } from '../http/endpoint.ts';

export const billingEndpoints = {} satisfies Record<string, Endpoint>;
