// The clipboard is missing, not refused, on plain http addresses other than localhost.
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
