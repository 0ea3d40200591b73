import { chatTexts, type MessageImage } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { invalidField } from '../../http/api-error.ts';
import type { ChatContext } from './context.ts';

/** Whoever sends an address of ours with the file's id may use the file; from then on it is named by its id. */
export async function attachmentsOf(
  { uploads }: Pick<ChatContext, 'uploads'>,
  sent: readonly MessageImage[],
): Promise<MessageImage[]> {
  const attached: MessageImage[] = [];
  for (const { id, url, name } of sent) {
    const file = await uploads.attach(url, id).catch((error: unknown) => {
      if (error instanceof AppError) throw invalidField('images', chatTexts.attachmentMissing);
      throw error;
    });
    attached.push({ id, url: file.url, name, content_type: file.contentType });
  }
  return attached;
}
