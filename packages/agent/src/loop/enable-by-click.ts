import { runClicked } from './run-tools.ts';
import { CLOUD_TEXTS } from './texts.data.ts';
import type { Turn } from './turn.ts';

const VIEW = 'enable_cloud';

/**
 * A request that came from the button begins with the cloud; the model goes on from there. One that cannot use a cloud
 * has nothing to add, so the request is `answered` for it.
 */
export async function enableByClick(turn: Turn): Promise<'not asked' | 'enabled' | 'answered'> {
  const { request, state, talk } = turn;
  if (request.view !== VIEW || request.mode === 'chat') return 'not asked';
  const { isError } = await runClicked(turn, { id: VIEW, name: VIEW, input: {} });
  if (state.model.readsWholeProject === true) {
    talk.begin([]);
    talk.say(isError === true ? CLOUD_TEXTS.failed : CLOUD_TEXTS.enabled);
    talk.end();
    return 'answered';
  }
  const told = isError === true ? 'could not be enabled; say so' : 'is there now';
  state.messages.push({
    role: 'user',
    content: [{ type: 'text', text: `[The person pressed the button for the cloud, and it ${told}.]` }],
  });
  return 'enabled';
}
