import { isInBuilder, startInPage } from './start.ts';

/** Asks for the page of the build; the app is not to see it. */
const BUILD_MARK = 'loam-build';
const INSTALLED = Symbol.for('loam.preview');

try {
  const script = document.currentScript;
  if (script instanceof HTMLScriptElement) {
    const { loamBuilder, loamReplay } = script.dataset;
    const options = {
      builderOrigin: loamBuilder ?? '',
      ownUrl: script.src,
      replayUrl: loamReplay,
      cspNonce: script.nonce,
    };
    // The app finds its page as it wrote it, and its address.
    script.remove();
    const address = new URL(location.href);
    if (address.searchParams.has(BUILD_MARK)) {
      address.searchParams.delete(BUILD_MARK);
      history.replaceState(history.state, '', address);
    }
    if (loamBuilder && !(INSTALLED in window) && isInBuilder(window, loamBuilder)) {
      Object.defineProperty(window, INSTALLED, { value: true });
      startInPage(window, options);
    }
  }
} catch {
  // The page goes on without us.
}
