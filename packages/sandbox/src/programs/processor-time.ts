export interface ProcessorWatch {
  isIdle(): boolean;
  usedMs(): number;
  /** For all that it does before it is idle again. */
  allowedMs(): number;
  onExceeded(): void;
}

export interface ProcessorMeter {
  /** It is asked for something. */
  begin(): void;
  stop(): void;
}

const LOOK_EVERY_MS = 200;

/**
 * Bounds what a program takes from when it is first asked until it is idle again. Looking takes time itself: what is
 * answered sooner than the first look is not looked at.
 */
export function createProcessorMeter(watch: ProcessorWatch): ProcessorMeter {
  let timer: NodeJS.Timeout | undefined;
  const stop = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    stop,
    begin() {
      if (timer) return;
      let beganAtMs: number | undefined;
      timer = setInterval(() => {
        if (watch.isIdle()) return stop();
        const usedMs = watch.usedMs();
        beganAtMs ??= usedMs;
        if (usedMs - beganAtMs <= watch.allowedMs()) return;
        stop();
        watch.onExceeded();
      }, LOOK_EVERY_MS);
      timer.unref();
    },
  };
}
