/** The browser needs a moment to begin with what it was given. */
const keptMs = 10_000;

/** Hands bytes over as a file to be kept. */
export function saveBlob(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
