import { limits } from '@loam/contract';
import { savedName } from './model/saved-name.ts';

/** Hands an answer to the browser as a download, under the name that the server gave it. */
export async function saveAnswer(response: Response, fallbackName: string): Promise<void> {
  const name = savedName(response.headers.get('content-disposition'), fallbackName);
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), limits.code.blobUrlRevokeMs);
}
