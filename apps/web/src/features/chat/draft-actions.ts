import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../shared/api-context.tsx';
import { newId } from '../../shared/new-id.ts';
import { acceptMessage, refreshConversation, refreshMessage } from './cache.ts';

/** Also when it comes too late: someone else has decided then, and the card shows what. */
export function useContinueDraft(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, model }: { readonly messageId: string; readonly model?: string }) =>
      api.continueDraft({
        params: { projectId, messageId },
        body: { id: newId(), ai_message_id: newId(), ...(model === undefined ? {} : { model }) },
      }),
    onSuccess: () => refreshConversation(cache, projectId),
    onError: (_error, { messageId }) => refreshMessage(cache, { projectId, messageId }),
  });
}

export function useKeepDraft(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => api.keepDraft({ params: { projectId, messageId } }),
    onSuccess: (message) => acceptMessage(cache, message),
    onError: (_error, messageId) => refreshMessage(cache, { projectId, messageId }),
  });
}

export function useDiscardDraft(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (messageId: string) => api.discardDraft({ params: { projectId, messageId } }),
    onSuccess: (message) => acceptMessage(cache, message),
    onError: (_error, messageId) => refreshMessage(cache, { projectId, messageId }),
  });
}
