import type { Page } from '@playwright/test';

/** The newest answer as it stood on the screen at one moment. */
export interface Shown {
  readonly atMs: number;
  readonly isBusy: boolean;
  readonly words: string;
}

export interface ScreenRecord {
  /** Everything that stood there since the last time this was asked. */
  take(): readonly Shown[];
}

/** Writes down every state of the newest answer, also those that last shorter than anybody could ask for. */
export async function recordScreen(page: Page): Promise<ScreenRecord> {
  let shown: Shown[] = [];
  await page.exposeFunction('tellShown', (state: Shown) => void shown.push(state));
  await page.addInitScript(() => {
    // The frames of the app in the preview are not the screen of the builder.
    if (window.top !== window) return;
    let last = '';
    new MutationObserver(() => {
      const answer = [...document.querySelectorAll<HTMLElement>('article[aria-busy]')].at(-1);
      if (answer === undefined) return;
      const state = { isBusy: answer.ariaBusy === 'true', words: answer.innerText };
      const text = JSON.stringify(state);
      if (text === last) return;
      last = text;
      Reflect.get(window, 'tellShown')({ ...state, atMs: Date.now() });
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  return {
    take() {
      const taken = shown;
      shown = [];
      return taken;
    },
  };
}
