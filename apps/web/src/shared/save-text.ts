import { saveBlob } from './save-blob.ts';

/** Hands a text over as a file to be kept. */
export function saveText(fileName: string, text: string, type: string): void {
  saveBlob(fileName, new Blob([text], { type }));
}
