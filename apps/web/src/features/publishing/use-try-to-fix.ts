import { type Project, texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { errorText } from '../chat/model/diagnostics.ts';
import { chatWords } from '../chat/texts.data.ts';
import { useSendMessage } from '../chat/use-send-message.ts';

/** Gives the build errors to the AI of the project. */
export function useTryToFix(project: Project, onStarted: () => void): (detail: string) => Promise<void> {
  const { send } = useSendMessage(project);
  return async (detail) => {
    const message = `${chatWords.errors.fixPrompt}\n\n${errorText(detail)}`;
    const result = await send(message, { containsError: true }).catch(() => 'refused' as const);
    if (result === 'refused') return void toast.error(texts.publish.fix.failed);
    toast.success(texts.publish.fix.started);
    onStarted();
  };
}
