/** The first address in a mail, which is what its reader is asked to open. */
export function mailLink(body: string): string | undefined {
  return /https?:\/\/[^\s<>"“”]+[^\s<>"“”.,;:!?)]/.exec(body)?.[0];
}
