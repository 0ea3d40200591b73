import { attempt } from './wrap-function.ts';

export type Activity = {
  /** A button, a key or anything entered: what came of it is lost when the page is loaded anew. */
  readonly pressed: boolean;
  readonly scroll_y: number;
};

type Heard = { readonly isTrusted: boolean };
type ActivityPage = {
  readonly scrollY: number;
  addEventListener(
    type: string,
    listener: (event: Heard) => void,
    options: { readonly capture: true; readonly passive: true },
  ): void;
};

/** Scrolling tells of itself many times a second. */
const QUIET_MS = 200;

/** Tells that a person uses the page. Events that the app makes itself do not count. */
export function watchActivity(page: ActivityPage, told: (activity: Activity) => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  const tell = (): void => {
    timer = undefined;
    attempt(() => told({ pressed, scroll_y: Math.max(0, Math.round(page.scrollY)) }));
    pressed = false;
  };
  const heard = (isPress: boolean) => (event: Heard) => {
    if (!event.isTrusted) return;
    if (isPress && !pressed) {
      pressed = true;
      clearTimeout(timer);
      return tell();
    }
    timer ??= setTimeout(tell, QUIET_MS);
  };
  // What is dictated, or filled in by the browser, comes without a key.
  for (const type of ['pointerdown', 'keydown', 'input'])
    page.addEventListener(type, heard(true), { capture: true, passive: true });
  page.addEventListener('scroll', heard(false), { capture: true, passive: true });
}
