/** The browser needs a moment to begin with what it was given. */
const keptMs = 10_000;

/** Hands a text over as a file to be kept. */
export function saveText(fileName: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), keptMs);
}
