import { failed } from '../failure.ts';
import { matches, say } from '../matching.ts';
import type { Checker } from './context.ts';

export const checkReply: Checker<'reply'> = async (
  { reply, hasChanges },
  { says, neverSays, changesNothing },
) => {
  await Promise.resolve();
  if (says !== undefined && !matches(says, reply))
    throw failed(`the answer does not say ${say(says)}: "${reply.slice(0, 200)}"`);
  if (neverSays !== undefined && matches(neverSays, reply))
    throw failed(`the answer says ${say(neverSays)}: "${reply.slice(0, 200)}"`);
  if (changesNothing && hasChanges) throw failed('a question changed files');
};
