import { record } from '@rrweb/record';
import { REPLAY_EVENT, type StartReplay } from './load-replay.ts';

const start: StartReplay = (emit) => {
  record({
    emit,
    // What people type is theirs; what happened can be told without it.
    maskAllInputs: true,
    inlineStylesheet: false,
    recordCanvas: false,
    collectFonts: false,
    slimDOMOptions: 'all',
    sampling: { mousemove: 200, scroll: 200, media: 800, input: 'last' },
    // A fault of the recorder is not shown to the app.
    errorHandler: () => true,
  });
};

document.currentScript?.dispatchEvent(new CustomEvent(REPLAY_EVENT, { detail: start }));
