import { attempt } from './wrap-function.ts';

type WholeWindow = Window & typeof globalThis;

/** What is seen of a page at a moment. */
export type Sight = {
  /** Milliseconds since the page began to load. */
  readonly atMs: number;
  /** There is something to read or look at where the content belongs. */
  readonly isFilled: boolean;
  /** The page itself says that a part is still on its way, or fonts and pictures in sight are. */
  readonly isBusy: boolean;
  readonly changedAtMs: number;
};

const LOOK_MS = 60;
/** A page that does not change for this long has settled. */
const QUIET_MS = 120;
/** Clocks and animations never settle: nobody waits longer for them. */
const UNQUIET_MS = 800;
const BUSY_MS = 2500;
const GIVE_UP_MS = 20_000;

/** Whether the content of a page is there. `filledAtMs`: when it was first seen to hold something. */
export function isWhole(sight: Sight, filledAtMs: number): boolean {
  if (!sight.isFilled) return false;
  const waitedMs = sight.atMs - filledAtMs;
  if (sight.isBusy && waitedMs < BUSY_MS) return false;
  return sight.atMs - sight.changedAtMs >= QUIET_MS || waitedMs >= UNQUIET_MS;
}

/**
 * Tells once when the content of the page has been painted. A page whose parts are loaded when they are needed shows
 * what stands around them first: where there is a `main`, it has to hold something.
 */
export function watchWhole(window: WholeWindow, told: () => void): void {
  const { document, performance } = window;
  // Taken before the app can put its own in their place.
  const later = window.setTimeout.bind(window);
  const nextFrame = window.requestAnimationFrame.bind(window);
  let changedAtMs = 0;
  let filledAtMs: number | undefined;
  const observer = new window.MutationObserver(() => {
    changedAtMs = performance.now();
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  const finish = (): void => {
    observer.disconnect();
    let isTold = false;
    const once = (): void => {
      if (!isTold) attempt(told);
      isTold = true;
    };
    nextFrame(() => nextFrame(once));
    // Frames are not drawn in a window that nobody sees.
    later(once, QUIET_MS);
  };
  const look = (): void => {
    const sight = { ...seen(window), atMs: performance.now(), changedAtMs };
    if (sight.isFilled) filledAtMs ??= sight.atMs;
    else filledAtMs = undefined;
    if (isWhole(sight, filledAtMs ?? sight.atMs)) finish();
    else if (sight.atMs < GIVE_UP_MS) later(() => attempt(look), LOOK_MS);
    else observer.disconnect();
  };
  attempt(look);
}

const MEDIA = 'img, svg, canvas, video, picture, iframe, input, button';

function seen({ document, innerHeight }: WholeWindow): Pick<Sight, 'isFilled' | 'isBusy'> {
  const { body, fonts, readyState } = document;
  const place = body && (document.querySelector<HTMLElement>('main, [role="main"]') ?? body);
  const isFilled =
    place !== null &&
    readyState !== 'loading' &&
    (place.innerText.trim() !== '' || place.querySelector(MEDIA) !== null);
  const pictures = isFilled ? [...place.querySelectorAll('img')] : [];
  const isLoading = pictures.some(
    (picture) => !picture.complete && picture.getBoundingClientRect().top < innerHeight,
  );
  const isBusy =
    isLoading ||
    fonts?.status === 'loading' ||
    (place ?? document).querySelector('[aria-busy="true"]') !== null;
  return { isFilled, isBusy };
}
