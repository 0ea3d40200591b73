import { clip, LIMITS } from '../core/limits.ts';
import { readHmrMessage, type HmrEvent } from '../core/hmr-message.ts';
import { attempt, type Unhook } from './wrap-function.ts';

type OverlayPage = {
  readonly document: Document;
  readonly MutationObserver: typeof MutationObserver;
  /** Whoever frames the page; itself where nobody does. */
  readonly parent: unknown;
};

/**
 * Vite's error screen, for errors that came before its socket was watched or by another way. It stands directly in
 * the body, so the rest of the page is not observed.
 */
export function hookOverlay(page: OverlayPage, seen: (event: HmrEvent) => void): Unhook {
  const { document, MutationObserver } = page;
  const observer = new MutationObserver((records) => {
    attempt(() => {
      const overlays = records.flatMap(({ addedNodes }) => [...addedNodes]).filter(isOverlay);
      for (const overlay of overlays) {
        readOverlay(overlay, seen);
        // The builder says it beside the page, which stays as it last was; alone, a page says it itself.
        if (page.parent !== page) overlay.style.display = 'none';
      }
    });
  });
  const observe = (): void => {
    if (document.body) observer.observe(document.body, { childList: true });
  };
  if (document.body) observe();
  else document.addEventListener('DOMContentLoaded', observe, { once: true });
  return () => observer.disconnect();
}

function isOverlay(node: Node): node is HTMLElement {
  return node.nodeName === 'VITE-ERROR-OVERLAY';
}

function readOverlay({ shadowRoot: root }: HTMLElement, seen: (event: HmrEvent) => void): void {
  if (root === null) return;
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
