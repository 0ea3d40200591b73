import { errorFactory } from '@loam/kernel';

export type InspectErrorCode = 'no_browser' | 'browser_failed' | 'stopped';

export const inspectError = errorFactory<InspectErrorCode>();
