import { analyticsEndpoints, speedEndpoints } from '@loam/contract';
import { AppError } from '@loam/kernel';
import type { Binding } from './http/bind.ts';

/** Calls whose modules are on their way. A module that binds its own takes its line out. */
export const notYet: readonly Binding[] = [
  ...Object.values(analyticsEndpoints),
  ...Object.values(speedEndpoints),
].map((endpoint) => ({
  endpoint,
  invoke: () => Promise.reject(new AppError({ code: 'unavailable', detail: 'This part is not there yet.' })),
}));
