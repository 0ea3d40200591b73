import { clip, LIMITS } from '../core/limits.ts';
import type { Route } from '../core/messages.ts';
import { frameNavigation } from '../frame-navigation.ts';
import { attempt, watchFunction, type Unhook } from './wrap-function.ts';

export type RoutePage = EventTarget & {
  readonly location: { readonly pathname: string; readonly search: string; readonly hash: string };
  readonly history: object;
  readonly document: { readonly title: string };
};

export type RouteWatch = {
  current(): Route;
  /** To be called when the title may be another one. */
  check(): void;
  readonly unhook: Unhook;
};

export function watchRoute(page: RoutePage, changed: (route: Route) => void): RouteWatch {
  // Where the browser does not tell, the pages that the app itself has pushed are those that lie behind.
  let pushed = 0;
  let last = readRoute(page, pushed);
  const check = (): void => {
    attempt(() => {
      const route = readRoute(page, pushed);
      if (isSame(last, route)) return;
      last = route;
      changed(route);
    });
  };
  const after = (count: number) => () => () => {
    pushed += count;
    check();
    return undefined;
  };
  const unhooks = [
    watchFunction(page.history, 'pushState', after(1)),
    watchFunction(page.history, 'replaceState', after(0)),
  ];
  const onPop = (): void => {
    pushed = Math.max(0, pushed - 1);
    check();
  };
  page.addEventListener('popstate', onPop);
  page.addEventListener('hashchange', check);
  return {
    current: () => readRoute(page, pushed),
    check,
    unhook() {
      for (const unhook of unhooks) unhook();
      page.removeEventListener('popstate', onPop);
      page.removeEventListener('hashchange', check);
    },
  };
}

function readRoute(page: RoutePage, pushed: number): Route {
  const { pathname, search, hash } = page.location;
  const navigation = frameNavigation(page);
  return {
    path: clip(`${pathname}${search}${hash}`, LIMITS.pathCharacters),
    title: clip(page.document.title, LIMITS.titleCharacters),
    can_go_back: navigation?.canGoBack ?? pushed > 0,
    can_go_forward: navigation?.canGoForward ?? false,
  };
}

function isSame(one: Route, other: Route): boolean {
  return (
    one.path === other.path &&
    one.title === other.title &&
    one.can_go_back === other.can_go_back &&
    one.can_go_forward === other.can_go_forward
  );
}
