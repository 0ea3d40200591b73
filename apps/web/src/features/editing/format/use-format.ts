import { enums, limits } from '@loam/contract';
import { toast } from '@loam/ui';
import { useRef, useState } from 'react';
import { endingOf } from '../model/file-view.ts';
import { codeTexts } from '../texts.data.ts';
import { formatInWorker } from './format-in-worker.ts';

type FormatState = (typeof enums.code.formatStates)[number];

export function isFormattable(path: string): boolean {
  const ending = endingOf(path);
  return enums.code.formattable.some((known) => known === ending);
}

/** The state of the format button, and how to press it. */
export function useFormat(onFormatted: (path: string, before: string, after: string) => void) {
  const [state, setState] = useState<FormatState>('idle');
  const timer = useRef<number>(undefined);
  const format = async (path: string, text: string) => {
    window.clearTimeout(timer.current);
    setState('formatting');
    const answer = await formatInWorker(path, text);
    if (answer.kind === 'formatted') onFormatted(path, text, answer.text);
    else toast.error(codeTexts.formatFailed, { description: firstLine(answer.message) });
    setState(answer.kind === 'formatted' ? 'success' : 'error');
    timer.current = window.setTimeout(() => setState('idle'), limits.code.formatResetMs);
  };
  return { state, format: (path: string, text: string) => void format(path, text) };
}

function firstLine(message: string): string {
  return message.split('\n', 1)[0] ?? '';
}
