import { createBridge } from './bridge.ts';
import { runPageCommand } from './commands.ts';
import type { HmrEvent } from './core/hmr-message.ts';
import type { Command, Connect } from './core/messages.ts';
import { isPickCommand } from './core/read-pick-command.ts';
import { createReplayBuffer } from './core/replay-buffer.ts';
import { hookBeacon } from './hooks/beacon-hook.ts';
import { hookConsole } from './hooks/console-hook.ts';
import { describeThrown, hookErrors } from './hooks/error-hook.ts';
import { hookFetch } from './hooks/fetch-hook.ts';
import { createNetworkWatch } from './hooks/network-watch.ts';
import { hookOverlay } from './hooks/overlay-hook.ts';
import { watchActivity } from './hooks/activity-hook.ts';
import { lendStorage } from './hooks/lent-storage.ts';
import { watchPageFacts } from './hooks/page-facts.ts';
import { watchRoute } from './hooks/route-hook.ts';
import { hookSockets } from './hooks/socket-hook.ts';
import { attempt } from './hooks/wrap-function.ts';
import { watchWhole } from './hooks/whole-page.ts';
import { hookXhr } from './hooks/xhr-hook.ts';
import { loadReplay } from './load-replay.ts';
import { createPositionMapper } from './map-position.ts';
import { createPicker } from './picking/picker.ts';
import { createRecorder, type Recorder } from './recorder.ts';

export type PageWindow = Window & typeof globalThis;

export type StartOptions = {
  readonly builderOrigin: string;
  readonly ownUrl: string | undefined;
  readonly replayUrl: string | undefined;
  readonly cspNonce: string;
};

const FLUSH_MS = 150;
const STARTING_MS = 2000;

export function startInPage(window: PageWindow, options: StartOptions): void {
  const { location, performance } = window;
  // Taken before the app can put its own in their place.
  const later = window.setTimeout.bind(window);
  const fetch = window.fetch.bind(window);
  const now = (): number => Math.round(performance.timeOrigin + performance.now());

  const facts = watchPageFacts(window, (page) => bridge.send({ type: 'page', page }));
  lendStorage(window);
  watchWhole(window, () => facts.add({ whole_ms: Math.round(performance.now()) }));
  const recorder = createRecorder({
    origin: location.origin,
    ownUrl: options.ownUrl,
    mapPosition: createPositionMapper({ origin: location.origin, fetch }),
    now,
    path: () => route.current().path,
    isStarting: () => isStarting(performance.now(), facts.current().loaded_ms),
    isConnected: () => bridge.isConnected(),
    send: (message) => bridge.send(message),
    soon: (run) => void later(() => attempt(run), FLUSH_MS),
  });
  const replay = createReplay(window, options);
  const command = (given: Command): void => {
    if (given.type === 'build_finished') recorder.built();
    else if (given.type === 'get_diagnostics')
      bridge.send({
        type: 'diagnostics',
        request_id: given.request_id,
        diagnostics: {
          ...recorder.kept(),
          replay: replay.events(),
          route: route.current(),
          page: facts.current(),
        },
      });
    else if (isPickCommand(given)) picker.command(given);
    else runPageCommand(window, given, route.current().can_go_back);
  };
  const connected = (connect: Connect): void => {
    bridge.send({ type: 'connected', route: route.current(), page: facts.current() });
    recorder.tellAll();
    if (connect.replay) replay.begin();
  };
  const bridge = createBridge({ window, builderOrigin: options.builderOrigin, connected, command });
  const route = watchRoute(window, (next) => bridge.send({ type: 'route', route: next }));

  const picker = createPicker(window, bridge.send);
  const hmr = (event: HmrEvent): void => {
    recorder.hmr(event);
    if (event.kind === 'updated') picker.codeChanged();
  };
  const takesReload = (): boolean => {
    if (!bridge.isConnected()) return false;
    bridge.send({ type: 'reload_wanted' });
    return true;
  };
  hookPage(window, { recorder: { ...recorder, hmr }, takesReload, now });
  watchActivity(window, (activity) => bridge.send({ type: 'activity', ...activity }));
  watchTitle(window, () => route.check());
  window.addEventListener('pagehide', () => bridge.send({ type: 'leaving' }));
  window.parent.postMessage({ type: 'loam:hello', version: 1 }, options.builderOrigin);
}

/** A page outside the builder's own frame has nobody to report to. */
export function isInBuilder(window: PageWindow, builderOrigin: string): boolean {
  if (window.parent === window || window.parent !== window.top) return false;
  const ancestors: unknown = Reflect.get(window.location, 'ancestorOrigins');
  if (typeof ancestors !== 'object' || ancestors === null) return true;
  return Reflect.get(ancestors, 0) === builderOrigin;
}

type PageHooks = { readonly recorder: Recorder; takesReload(): boolean; now(): number };

function hookPage(window: PageWindow, { recorder, takesReload, now }: PageHooks): void {
  const network = createNetworkWatch({
    clock: { now, elapsed: () => window.performance.now() },
    baseUrl: () => window.document.baseURI,
    finished: recorder.network,
  });
  const hooks = [
    () =>
      hookConsole(window.console, now, {
        entry: recorder.console,
        caughtByReact: (error) => void recorder.error(describeThrown('react', error)),
      }),
    () => hookErrors(window, (seen) => void recorder.error(seen)),
    () => hookFetch(window, network),
    () => hookXhr(window.XMLHttpRequest.prototype, network),
    () => hookBeacon(window.navigator, network),
    () => hookSockets(window, { network, hmr: recorder.hmr, takesReload }),
    () => hookOverlay(window, recorder.overlay),
  ];
  for (const hook of hooks) attempt(hook);
}

function watchTitle(window: PageWindow, check: () => void): void {
  attempt(() => {
    const observer = new window.MutationObserver(check);
    observer.observe(window.document.head, { childList: true, characterData: true, subtree: true });
  });
}

function createReplay({ document, requestIdleCallback, setTimeout }: PageWindow, options: StartOptions) {
  const buffer = createReplayBuffer();
  let hasBegun = false;
  const begin = (): void => {
    const { replayUrl, cspNonce } = options;
    if (hasBegun || replayUrl === undefined) return;
    hasBegun = true;
    const load = (): void =>
      loadReplay({ document, url: replayUrl, cspNonce }, (start) =>
        start((event) => {
          attempt(() => buffer.add(event));
        }),
      );
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(load, { timeout: STARTING_MS });
    else setTimeout(load, FLUSH_MS);
  };
  return { begin, events: buffer.events };
}

function isStarting(elapsedMs: number, loadedMs: number | undefined): boolean {
  return loadedMs === undefined || elapsedMs < loadedMs + STARTING_MS;
}
