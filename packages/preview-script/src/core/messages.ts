import type { PickCommand, PickMessage } from './pick-messages.ts';

/** The wire between preview and builder. The builder's schemas of the same messages stand in `@loam/contract`. */
export type ConsoleLevel = 'log' | 'info' | 'warn' | 'error' | 'debug';

export type ConsoleEntry = { readonly level: ConsoleLevel; readonly text: string; readonly at: number };

export type NetworkEntry = {
  readonly kind: 'fetch' | 'xhr' | 'beacon' | 'websocket';
  readonly method: string;
  readonly url: string;
  readonly status: number;
  readonly state: 'completed' | 'failed' | 'open';
  readonly duration_ms: number;
  readonly size_bytes?: number;
  readonly error?: string;
  readonly at: number;
};

export type Position = { readonly filename?: string; readonly lineno?: number; readonly colno?: number };

export type PageError = {
  readonly type:
    | 'runtime'
    | 'immediate_runtime'
    | 'build'
    | 'http_client_error'
    | 'http_server_error'
    | 'supabase_edge_function_error'
    | 'cors_error';
  readonly source: 'window' | 'promise' | 'react' | 'resource' | 'vite' | 'network';
  readonly error_message: string;
  readonly stack?: string;
  readonly meta_data: Position;
  readonly path: string;
  readonly at: number;
  readonly count: number;
};

export type Route = {
  readonly path: string;
  readonly title: string;
  readonly can_go_back: boolean;
  readonly can_go_forward: boolean;
};

export type PageFacts = {
  readonly started_at: number;
  readonly dom_ready_ms?: number;
  readonly loaded_ms?: number;
  readonly first_paint_ms?: number;
  readonly first_contentful_paint_ms?: number;
  readonly largest_contentful_paint_ms?: number;
  readonly whole_ms?: number;
  readonly storage_blocked?: boolean;
};

export type Diagnostics = {
  readonly console: readonly ConsoleEntry[];
  readonly network: readonly NetworkEntry[];
  readonly errors: readonly PageError[];
  readonly replay: readonly string[];
  readonly route: Route;
  readonly page: PageFacts;
};

export type OutgoingMessage =
  | { readonly type: 'connected'; readonly route: Route; readonly page: PageFacts }
  | {
      readonly type: 'entries';
      readonly console: readonly ConsoleEntry[];
      readonly network: readonly NetworkEntry[];
      readonly dropped: number;
    }
  | { readonly type: 'error'; readonly error: PageError }
  | { readonly type: 'updated'; readonly at: number }
  | { readonly type: 'route'; readonly route: Route }
  | { readonly type: 'page'; readonly page: PageFacts }
  | { readonly type: 'diagnostics'; readonly request_id: string; readonly diagnostics: Diagnostics }
  | { readonly type: 'leaving' }
  | { readonly type: 'reload_wanted' }
  | { readonly type: 'activity'; readonly pressed: boolean; readonly scroll_y: number }
  | PickMessage;

export type Theme = 'light' | 'dark' | 'system';

export type Command =
  | { readonly type: 'navigate'; readonly path: string }
  | { readonly type: 'reload' }
  | { readonly type: 'back' }
  | { readonly type: 'forward' }
  | { readonly type: 'get_diagnostics'; readonly request_id: string }
  | { readonly type: 'set_theme'; readonly theme: Theme }
  | { readonly type: 'scroll_to'; readonly y: number }
  | { readonly type: 'build_finished' }
  | PickCommand;

export type Connect = { readonly nonce: string; readonly replay: boolean };
