import { runClicked } from './run-tools.ts';
import { AI_TEXTS, CLOUD_TEXTS } from './texts.data.ts';
import type { Turn } from './turn.ts';

/** The buttons that begin a request, by the tool that each stands for. */
const VIEWS: Readonly<Record<string, { readonly what: string; readonly texts: ClickTexts }>> = {
  enable_cloud: { what: 'the cloud', texts: CLOUD_TEXTS },
  enable_ai: { what: 'AI in the app', texts: AI_TEXTS },
};

interface ClickTexts {
  readonly enabled: string;
  readonly failed: string;
}

/**
 * A request that came from a button begins with what it enables; the model goes on from there. One that cannot use it
 * has nothing to add, so the request is `answered` for it.
 */
export async function enableByClick(turn: Turn): Promise<'not asked' | 'enabled' | 'answered'> {
  const { request, state, talk } = turn;
  const view = request.view ?? '';
  const clicked = Object.hasOwn(VIEWS, view) ? VIEWS[view] : undefined;
  if (clicked === undefined || request.mode === 'chat') return 'not asked';
  const { isError, text } = await runClicked(turn, { id: view, name: view, input: {} });
  if (state.model.readsWholeProject === true) {
    talk.begin([]);
    talk.say(isError === true ? clicked.texts.failed : clicked.texts.enabled);
    talk.end();
    return 'answered';
  }
  const told = isError === true ? 'could not be enabled; say so' : 'is there now';
  state.messages.push({
    role: 'user',
    content: [
      { type: 'text', text: `[The person pressed the button for ${clicked.what}, and it ${told}. ${text}]` },
    ],
  });
  return 'enabled';
}
