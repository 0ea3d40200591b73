import { chatTexts, SendMessageBody, cleanText } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import type { FirstMessage } from '../projects/index.ts';
import { acceptMessage, type Sender } from './accept-message.ts';
import { announceCreated } from './announce.ts';
import type { ChatContext } from './context.ts';
import { pipelineError } from './pipeline-error.ts';

/** What a project was made from becomes its first message, however often the job runs. */
export async function sendFirstMessage(context: ChatContext, job: FirstMessage): Promise<void> {
  const actor = { kind: 'user', userId: job.user_id, role: 'user', via: 'bearer' } as const;
  const access = await context.projects.access(actor, job.project_id);
  const text = access?.project.initial_message;
  if (!access?.permissions.has('EditProject') || !text) return;
  const sender = { projectId: job.project_id, workspaceId: access.project.workspace_id, userId: job.user_id };
  const ids = { id: `first-${job.project_id}`, aiMessageId: `first-${job.project_id}-ai` };
  try {
    const { images, model } = job;
    const body = { id: ids.id, ai_message_id: ids.aiMessageId, message: text, images, model };
    await acceptOrWithoutPictures(context, sender, SendMessageBody.parse(body));
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'payment_required') throw error;
    await storeUnpaid(context, sender, { ...ids, text });
  }
}

/** A picture that is gone by now is no reason to leave the words unanswered. */
async function acceptOrWithoutPictures(
  context: ChatContext,
  sender: Sender,
  body: SendMessageBody,
): Promise<void> {
  try {
    await acceptMessage(context, sender, body);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.code === 'invalid_input';
    if (!isRefused || body.images.length === 0) throw error;
    await acceptMessage(context, sender, { ...body, images: [] });
  }
}

/** Nobody waits for the job's answer: that there are no credits stands in the conversation. */
async function storeUnpaid(
  context: ChatContext,
  { projectId, userId }: Sender,
  { id, aiMessageId, text }: { readonly id: string; readonly aiMessageId: string; readonly text: string },
): Promise<void> {
  const failure = { code: 'no_credits', message: chatTexts.outOfCredits } as const;
  const facts = { pipeline_errors: [pipelineError(context.ids.uuid(), failure)] };
  await context.db.transaction(async (tx) => {
    await context.store.lockConversation(tx, projectId);
    if (await context.store.find(tx, { projectId, id })) return;
    const number = await context.store.takeNumbers(tx, projectId, 2);
    const question = { projectId, id, number, variant: 'user_message', status: 'completed', userId } as const;
    await context.store.insert(tx, { ...question, pairId: aiMessageId, content: cleanText(text), body: {} });
    const answer = { projectId, id: aiMessageId, number: number + 1, variant: 'ai_message' } as const;
    await context.store.insert(tx, { ...answer, status: 'failed', userId: null, pairId: id, body: facts });
    await announceCreated(context, tx, [
      { projectId, id },
      { projectId, id: aiMessageId },
    ]);
  });
}
