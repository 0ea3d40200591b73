/** By their names on Linux. The one without windows first: it needs half the processor time for the same page. */
export const BROWSER_PROGRAMS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
] as const;

/** Where macOS has them. */
export const BROWSER_APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
] as const;

/** For the product, its tests, benchmarks and set-up alike, in the order in which they are tried. */
export const BROWSER_PLACES: readonly string[] = [
  ...BROWSER_PROGRAMS.map((name) => `/usr/bin/${name}`),
  ...BROWSER_APPLICATIONS,
];
