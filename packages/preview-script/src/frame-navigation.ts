type Direction = 'back' | 'forward';

export type FrameNavigation = {
  readonly canGoBack: boolean;
  readonly canGoForward: boolean;
  go(direction: Direction): void;
};

/** The browser's list of this frame's own pages. `history` reaches further: into the pages of the builder itself. */
export function frameNavigation(page: object): FrameNavigation | undefined {
  const navigation: unknown = Reflect.get(page, 'navigation');
  if (typeof navigation !== 'object' || navigation === null) return undefined;
  const canGoBack: unknown = Reflect.get(navigation, 'canGoBack');
  const canGoForward: unknown = Reflect.get(navigation, 'canGoForward');
  if (typeof canGoBack !== 'boolean' || typeof canGoForward !== 'boolean') return undefined;
  return {
    canGoBack,
    canGoForward,
    go(direction) {
      const move: unknown = Reflect.get(navigation, direction);
      if (typeof move !== 'function') return;
      const result: unknown = Reflect.apply(move, navigation, []);
      // A move that another one overtakes is refused through these two; the app must not hear of it.
      for (const name of ['committed', 'finished']) ignoreRefusal(result, name);
    },
  };
}

function ignoreRefusal(result: unknown, name: string): void {
  if (typeof result !== 'object' || result === null) return;
  const promise: unknown = Reflect.get(result, name);
  if (promise instanceof Promise) promise.catch(() => undefined);
}
