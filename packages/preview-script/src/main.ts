import { isInBuilder, startInPage } from './start.ts';

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
    // The app finds its page as it wrote it.
    script.remove();
    if (loamBuilder && !(INSTALLED in window) && isInBuilder(window, loamBuilder)) {
      Object.defineProperty(window, INSTALLED, { value: true });
      startInPage(window, options);
    }
  }
} catch {
  // The page goes on without us.
}
