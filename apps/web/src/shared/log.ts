/** For whoever opens the browser's console: something that was handled and is still worth knowing. */
export function logNotice(message: string, detail?: unknown): void {
  console.warn(`[loam] ${message}`, ...(detail === undefined ? [] : [detail]));
}
