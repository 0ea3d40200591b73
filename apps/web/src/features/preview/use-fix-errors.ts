import type { Project, ProjectError } from '@loam/contract';
import { errorText } from '../chat/model/diagnostics.ts';
import { chatWords } from '../chat/texts.data.ts';
import { useSendMessage } from '../chat/use-send-message.ts';
import { errorPlace } from './model/error-labels.ts';

/** Asks the AI to fix an error; the message takes it off the list. */
export function useFixErrors(project: Pick<Project, 'id' | 'workspace'>) {
  const { send, isSending } = useSendMessage(project);
  const fix = (error: ProjectError) => {
    const place = errorPlace(error);
    const text = place === '' ? error.error_message : `${place}\n${error.error_message}`;
    return send(`${chatWords.errors.fixPrompt}\n\n${errorText(text)}`, {
      containsError: true,
      errorIds: [error.id],
      view: 'preview',
    });
  };
  return { fix, isSending };
}
