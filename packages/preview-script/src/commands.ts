import type { Command, Theme } from './core/messages.ts';
import type { PickCommand } from './core/pick-messages.ts';
import { frameNavigation } from './frame-navigation.ts';
import { attempt } from './hooks/wrap-function.ts';

export type CommandPage = {
  readonly location: { readonly origin: string; assign(url: string): void; reload(): void };
  readonly history: { back(): void };
  readonly document: {
    readonly documentElement: {
      readonly classList: { toggle(name: string, isOn: boolean): unknown };
      readonly style: { setProperty(name: string, value: string): void };
    };
  };
  scrollTo(x: number, y: number): void;
  matchMedia(query: string): { readonly matches: boolean };
};

export type PageCommand = Exclude<Command, PickCommand | { type: 'get_diagnostics' | 'build_finished' }>;

/** `canGoBack` is what the page knows where the browser keeps no list of this frame's own pages. */
export function runPageCommand(page: CommandPage, command: PageCommand, canGoBack: boolean): void {
  switch (command.type) {
    case 'navigate': {
      const url = attempt(() => new URL(command.path, page.location.origin));
      if (url?.origin === page.location.origin) page.location.assign(url.href);
      return;
    }
    case 'reload':
      page.location.reload();
      return;
    case 'back':
    case 'forward':
      step(page, command.type, canGoBack);
      return;
    case 'scroll_to':
      page.scrollTo(0, command.y);
      return;
    case 'set_theme':
      setTheme(page, command.theme);
  }
}

function step(page: CommandPage, direction: 'back' | 'forward', canGoBack: boolean): void {
  const navigation = frameNavigation(page);
  if (navigation !== undefined) {
    if (direction === 'back' ? navigation.canGoBack : navigation.canGoForward) navigation.go(direction);
    return;
  }
  // With nothing behind it, the history of a frame is the history of the builder.
  if (direction === 'back' && canGoBack) page.history.back();
}

function setTheme(page: CommandPage, theme: Theme): void {
  const isDark =
    theme === 'system' ? page.matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const { documentElement } = page.document;
  documentElement.classList.toggle('dark', isDark);
  documentElement.style.setProperty('color-scheme', isDark ? 'dark' : 'light');
}
