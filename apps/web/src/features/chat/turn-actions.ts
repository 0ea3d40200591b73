import type {
  ApprovalPreference,
  BodyIn,
  ChatMessage,
  endpoints,
  SecretRequest,
  ToolApproval,
  TurnQuestion,
} from '@loam/contract';
import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Api } from '@loam/client';
import { useApi } from '../../shared/api-context.tsx';
import { newId } from '../../shared/new-id.ts';
import {
  acceptMessage,
  changeConversation,
  readConversation,
  refreshConversation,
  refreshMessage,
} from './cache.ts';
import { chatKeys } from './keys.ts';
import { withChange, withMessage, withoutMessages } from './model/conversation.ts';
import { whenSent } from './sends-under-way.ts';

/** Within a second the answer says itself that it was stopped. */
export function useStopMessage(projectId: string) {
  return useMutation(stopMessage(useApi(), useQueryClient(), projectId));
}

export function stopMessage(api: Pick<Api, 'stopMessage'>, cache: QueryClient, projectId: string) {
  return mutationOptions({
    mutationFn: async (messageId: string) => {
      if ((await whenSent(cache, messageId)) === 'refused') return;
      await api.stopMessage({ params: { projectId, messageId } });
    },
    onSettled: (_answer, _error, messageId) => refreshMessage(cache, { projectId, messageId }),
  });
}

export function useRetryMessage(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, model }: { readonly messageId: string; readonly model?: string }) =>
      api.retryMessage({
        params: { projectId, messageId },
        body: { id: newId(), ai_message_id: newId(), ...(model === undefined ? {} : { model }) },
      }),
    onSuccess: () => refreshConversation(cache, projectId),
  });
}

/** Both changes of the queue show at once and are taken back when they came too late. */
export function useUpdateQueued(projectId: string) {
  return useMutation(updateQueued(useApi(), useQueryClient(), projectId));
}

export function updateQueued(api: Pick<Api, 'updateQueuedMessage'>, cache: QueryClient, projectId: string) {
  return mutationOptions({
    mutationFn: async ({ messageId, message }: { readonly messageId: string; readonly message: string }) => {
      if ((await whenSent(cache, messageId)) === 'refused') return undefined;
      return api.updateQueuedMessage({ params: { projectId, messageId }, body: { message } });
    },
    onMutate: ({ messageId, message }) => {
      const before = readConversation(cache, projectId)?.messages[messageId];
      changeConversation(cache, projectId, (known) =>
        withChange(known, messageId, (one) => ({ ...one, content: message })),
      );
      return before;
    },
    onSuccess: (message) => message && acceptMessage(cache, message),
    onError: (_error, _change, before) => putBack(cache, projectId, before),
  });
}

export function useRemoveQueued(projectId: string) {
  return useMutation(removeQueued(useApi(), useQueryClient(), projectId));
}

export function removeQueued(api: Pick<Api, 'removeQueuedMessage'>, cache: QueryClient, projectId: string) {
  return mutationOptions({
    mutationFn: async (messageId: string) => {
      if ((await whenSent(cache, messageId)) === 'refused') return;
      await api.removeQueuedMessage({ params: { projectId, messageId } });
    },
    onMutate: (messageId) => {
      const known = readConversation(cache, projectId);
      const message = known?.messages[messageId];
      const answerId = message?.variant === 'user_message' ? message.ai_message_id : messageId;
      const answer = known?.messages[answerId];
      changeConversation(cache, projectId, (now) => withoutMessages(now, [messageId, answerId]));
      return [message, answer];
    },
    onError: (_error, _id, before) => {
      for (const message of before ?? []) putBack(cache, projectId, message);
    },
  });
}

type Feedback = BodyIn<typeof endpoints.giveFeedback>;

export function useGiveFeedback(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, feedback }: { readonly messageId: string; readonly feedback: Feedback }) =>
      api.giveFeedback({ params: { projectId, messageId }, body: feedback }),
    onMutate: ({ messageId, feedback }) => {
      const before = readConversation(cache, projectId)?.messages[messageId];
      changeConversation(cache, projectId, (known) =>
        withChange(known, messageId, (one) =>
          one.variant === 'ai_message'
            ? {
                ...one,
                feedback_sentiment: feedback.sentiment,
                feedback_category: feedback.category ?? null,
                feedback_content: feedback.content ?? null,
              }
            : one,
        ),
      );
      return before;
    },
    onSuccess: (message) => {
      acceptMessage(cache, message);
      void cache.invalidateQueries({ queryKey: chatKeys.feedbackStatus });
    },
    onError: (_error, _change, before) => putBack(cache, projectId, before),
  });
}

const feedbackStaleMs = 600_000;

/** Whether this is a good moment to ask what someone thinks of an answer. */
export function useFeedbackStatus(isWanted: boolean) {
  const api = useApi();
  return useQuery({
    queryKey: chatKeys.feedbackStatus,
    queryFn: ({ signal }) => api.getFeedbackStatus({ signal }),
    enabled: isWanted,
    staleTime: feedbackStaleMs,
    refetchOnWindowFocus: false,
  });
}

interface Decision {
  readonly messageId: string;
  readonly approval: ToolApproval;
  readonly decision: 'allowed' | 'denied';
  readonly remember?: ApprovalPreference;
}

/** Heard also where the card that asked is gone by then, as somebody else was quicker. */
interface ReplyOptions {
  readonly onError: (error: Error) => void;
}

/** Bound to exactly the arguments that were shown. */
export function useDecideApproval(projectId: string, { onError }: ReplyOptions) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, approval, decision, remember }: Decision) =>
      api.decideApproval({
        params: { projectId, messageId, approvalId: approval.id },
        body: {
          decision,
          arguments_hash: approval.arguments_hash,
          ...(remember === undefined ? {} : { remember }),
        },
      }),
    onSuccess: (_message, { messageId, approval, decision }) =>
      showReply(cache, { projectId, messageId }, (one) => ({
        ...one,
        approvals: one.approvals.map((known) => (known.id === approval.id ? { ...known, decision } : known)),
      })),
    onError,
    onSettled: (_message, _error, { messageId }) => refreshMessage(cache, { projectId, messageId }),
  });
}

interface Answer {
  readonly messageId: string;
  readonly question: TurnQuestion;
  readonly answer: readonly string[];
}

export function useAnswerQuestion(projectId: string, { onError }: ReplyOptions) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, question, answer }: Answer) =>
      api.answerQuestion({
        params: { projectId, messageId, questionId: question.id },
        body: { answer: [...answer] },
      }),
    onSuccess: (_message, { messageId, question, answer }) =>
      showReply(cache, { projectId, messageId }, (one) => ({
        ...one,
        questions: one.questions.map((known) =>
          known.id === question.id ? { ...known, answer: [...answer] } : known,
        ),
      })),
    onError,
    onSettled: (_message, _error, { messageId }) => refreshMessage(cache, { projectId, messageId }),
  });
}

interface Told {
  readonly messageId: string;
  readonly request: SecretRequest;
  readonly decision: 'set' | 'declined';
}

/** The values go to the cloud and stay in no cache. */
export function useSaveSecrets(projectId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: (values: Readonly<Record<string, string>>) => {
      const secrets = Object.entries(values).map(([name, value]) => ({ name, value }));
      return api.createBackendSecrets({ params: { projectId }, body: { secrets } });
    },
    gcTime: 0,
  });
}

/** What an answer hears of secrets: that they were given, or not. */
export function useAnswerSecretRequest(projectId: string) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ messageId, request, decision }: Told) =>
      api.answerSecretRequest({
        params: { projectId, messageId, requestId: request.id },
        body: { decision },
      }),
    onSuccess: (_message, { messageId, request, decision }) =>
      showReply(cache, { projectId, messageId }, (one) => ({
        ...one,
        secret_requests: one.secret_requests.map((known) =>
          known.id === request.id ? { ...known, decision } : known,
        ),
      })),
    onSettled: (_message, _error, { messageId }) => refreshMessage(cache, { projectId, messageId }),
  });
}

type AnswerMessage = Extract<ChatMessage, { variant: 'ai_message' }>;

function showReply(
  cache: QueryClient,
  { projectId, messageId }: { readonly projectId: string; readonly messageId: string },
  change: (message: AnswerMessage) => AnswerMessage,
): void {
  changeConversation(cache, projectId, (known) =>
    withChange(known, messageId, (one) => (one.variant === 'ai_message' ? change(one) : one)),
  );
}

function putBack(cache: QueryClient, projectId: string, message: ChatMessage | undefined): void {
  if (message !== undefined) changeConversation(cache, projectId, (known) => withMessage(known, message));
}
