export { findChromium, type BrowserHold, type Chromium } from './browser/chromium.ts';
export { fetchNpmChromium, findNpmChromium, whyNoNpmChromium } from './browser/npm-chromium.ts';
export { createBrowser, type BrowserOptions, type PageBrowser } from './browser/create-browser.ts';
export { faultFingerprint, pageFaults, pageWarnings, type PageFault } from './browser/page-faults.ts';
export type { PageAction } from './browser/page-actions.ts';
export type { PageVisit, VisitInput } from './browser/visit.ts';
export type { InspectErrorCode } from './errors.ts';
export {
  createPageAnalyser,
  type AnalysisInput,
  type PageAnalyser,
  type PageAnalyserOptions,
} from './speed/analyse-page.ts';
export type { AddressGuard } from './speed/ports.ts';
export type { SpeedResult } from './speed/speed-result.ts';
