export const previewLimits = {
  /** A ticket opens a preview once, within this time. */
  ticketMs: 60_000,
  sessionMs: 12 * 60 * 60_000,
  bootLogLines: 200,
  errorsPerReport: 20,
  /** More different unhandled errors than this tell nobody anything: the oldest give way. */
  openErrorsPerProject: 100,
  /** A page that was opened by an address beyond this is opened at its start. */
  pathCharacters: 2000,
} as const;
