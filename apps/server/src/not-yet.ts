import { analyticsEndpoints, publishingEndpoints, speedEndpoints } from '@loam/contract';
import { AppError } from '@loam/kernel';
import type { Binding } from './http/bind.ts';

const {
  getSiteInfo,
  updateSiteInfo,
  listDomains,
  addDomain,
  checkDomain,
  updateDomain,
  removeDomain,
  approveCertificate,
} = publishingEndpoints;

/** Calls whose modules are on their way. A module that binds its own takes its line out. */
export const notYet: readonly Binding[] = [
  getSiteInfo,
  updateSiteInfo,
  listDomains,
  addDomain,
  checkDomain,
  updateDomain,
  removeDomain,
  approveCertificate,
  ...Object.values(analyticsEndpoints),
  ...Object.values(speedEndpoints),
].map((endpoint) => ({
  endpoint,
  invoke: () => Promise.reject(new AppError({ code: 'unavailable', detail: 'This part is not there yet.' })),
}));
