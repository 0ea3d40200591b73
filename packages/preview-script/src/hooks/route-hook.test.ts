import { describe, expect, test } from 'vitest';
import type { Route } from '../core/messages.ts';
import { watchRoute } from './route-hook.ts';

class FakeHistory {
  readonly show: (url: string) => void;
  constructor(show: (url: string) => void) {
    this.show = show;
  }
  pushState(_state: unknown, _title: string, url: string): void {
    this.show(url);
  }
  replaceState(_state: unknown, _title: string, url: string): void {
    this.show(url);
  }
}

function setUp(extra: object = {}) {
  const location = { pathname: '/', search: '', hash: '' };
  const document = { title: 'Home' };
  const history = new FakeHistory((url) => {
    const { pathname, search, hash } = new URL(url, 'http://p.test');
    Object.assign(location, { pathname, search, hash });
  });
  const page = Object.assign(new EventTarget(), { location, document, history }, extra);
  const routes: Route[] = [];
  const watch = watchRoute(page, (route) => void routes.push(route));
  return { page, routes, watch };
}

describe('watchRoute', () => {
  test('pushed and replaced pages are told with path and title', () => {
    const { page, routes, watch } = setUp();
    page.history.pushState(null, '', '/items?page=2#top');
    page.history.replaceState(null, '', '/items?page=3');
    page.document.title = 'Items';
    watch.check();
    expect(routes.map(({ path, title }) => [path, title])).toEqual([
      ['/items?page=2#top', 'Home'],
      ['/items?page=3', 'Home'],
      ['/items?page=3', 'Items'],
    ]);
  });

  test('going back and a changed hash are told; what changed nothing is not', () => {
    const { page, routes } = setUp();
    page.history.pushState(null, '', '/a');
    page.location.pathname = '/';
    page.dispatchEvent(new Event('popstate'));
    page.location.hash = '#x';
    page.dispatchEvent(new Event('hashchange'));
    page.dispatchEvent(new Event('hashchange'));
    expect(routes.map(({ path }) => path)).toEqual(['/a', '/', '/#x']);
  });

  test("the browser's list of the frame decides where one can go", () => {
    const { watch } = setUp({ navigation: { canGoBack: true, canGoForward: true } });
    expect(watch.current()).toMatchObject({ can_go_back: true, can_go_forward: true });
  });

  test('without that list only what the app has pushed lies behind', () => {
    const { page, watch } = setUp();
    expect(watch.current().can_go_back).toBe(false);
    page.history.pushState(null, '', '/a');
    expect(watch.current().can_go_back).toBe(true);
    page.dispatchEvent(new Event('popstate'));
    expect(watch.current().can_go_back).toBe(false);
  });

  test('unhooked, nothing is told', () => {
    const { page, routes, watch } = setUp();
    watch.unhook();
    page.history.pushState(null, '', '/a');
    page.dispatchEvent(new Event('popstate'));
    expect(routes).toEqual([]);
  });
});
