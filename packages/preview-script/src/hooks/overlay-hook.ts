import { clip, LIMITS } from '../core/limits.ts';
import { readHmrMessage, type HmrEvent } from '../core/hmr-message.ts';
import { attempt, type Unhook } from './wrap-function.ts';

type OverlayPage = {
  readonly document: Document;
  readonly MutationObserver: typeof MutationObserver;
};

/**
 * Vite's error screen, for errors that came before its socket was watched or by another way. It stands directly in
 * the body, so the rest of the page is not observed.
 */
export function hookOverlay(
  { document, MutationObserver }: OverlayPage,
  seen: (event: HmrEvent) => void,
): Unhook {
  const observer = new MutationObserver((records) => {
    attempt(() => {
      for (const record of records) for (const node of record.addedNodes) readOverlay(node, seen);
    });
  });
  const observe = (): void => {
    if (document.body) observer.observe(document.body, { childList: true });
  };
  if (document.body) observe();
  else document.addEventListener('DOMContentLoaded', observe, { once: true });
  return () => observer.disconnect();
}

function readOverlay(node: Node, seen: (event: HmrEvent) => void): void {
  if (node.nodeName !== 'VITE-ERROR-OVERLAY' || !('shadowRoot' in node)) return;
  const root = node.shadowRoot;
  if (!(root instanceof DocumentFragment)) return;
  const textOf = (selector: string): string =>
    clip(root.querySelector(selector)?.textContent?.trim() ?? '', LIMITS.errorCharacters);
  const event = readOverlayTexts({
    message: textOf('.message-body'),
    file: textOf('.file'),
    frame: textOf('.frame'),
    stack: textOf('.stack'),
  });
  if (event !== undefined) seen(event);
}

/** `file` ends in `:line:column` where Vite knows them. */
export function readOverlayTexts(texts: {
  readonly message: string;
  readonly file: string;
  readonly frame: string;
  readonly stack: string;
}): HmrEvent | undefined {
  const [, file, line, column] = /^(.*?)(?::(\d+))?(?::(\d+))?$/.exec(texts.file) ?? [];
  const loc = { file: file || undefined, line: toCount(line), column: toCount(column) };
  const err = { message: texts.message, frame: texts.frame, stack: texts.stack || undefined, loc };
  return texts.message === '' ? undefined : readHmrMessage(JSON.stringify({ type: 'error', err }));
}

function toCount(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text);
}
