import type { ChatModel } from '@loam/contract';

/** Whether there is a model that an app could ask; the offline one answers the chat only. */
export function canAsk(models: readonly ChatModel[]): boolean {
  return models.some(
    ({ id, provider, is_available: isAvailable }) => isAvailable && provider !== 'offline' && id !== 'auto',
  );
}
