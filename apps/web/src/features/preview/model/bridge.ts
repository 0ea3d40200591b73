import {
  type PreviewCommand,
  type PreviewDiagnostics,
  type PreviewError,
  PreviewHello,
  PreviewMessage,
  type PreviewPageFacts,
  type PreviewRoute,
  type ReportedError,
  reportedErrorTypes,
} from '@loam/contract';
import type { PickMessage } from '../../../shared/picking.ts';

export interface Knock {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** A command without the nonce of its conversation. */
export type SaidCommand = Unaddressed<PreviewCommand>;
type Unaddressed<Command> = Command extends PreviewCommand ? Omit<Command, 'nonce'> : never;

export interface BridgeListener {
  onRoute(route: PreviewRoute): void;
  onError(error: ReportedError): void;
  /** What is known of how the page loads. */
  onPage(page: PreviewPageFacts): void;
  onDiagnostics(requestId: string, diagnostics: PreviewDiagnostics): void;
  /** The page listens. */
  onConnected(): void;
  onPicked(message: PickMessage): void;
  onActivity(activity: Activity): void;
  /** The app has to be loaded anew for its newest code. */
  onReloadWanted(): void;
  onLeaving(): void;
  /** New code runs in the page. */
  onUpdated(): void;
}

export type Activity = Pick<Extract<PreviewMessage, { type: 'activity' }>, 'pressed' | 'scroll_y'>;

/** Only the page in our own frame, on the preview's own origin, may ask for a port. */
export function isOurPreview(
  knock: Knock,
  expected: { readonly origin: string; readonly source: unknown },
): boolean {
  return (
    expected.source !== null &&
    knock.source === expected.source &&
    knock.origin === expected.origin &&
    PreviewHello.safeParse(knock.data).success
  );
}

/** Hears what comes over the port. What is not of this conversation, or not of its shape, was never said. */
export function hearPreview(data: unknown, nonce: string, listener: BridgeListener): void {
  const parsed = PreviewMessage.safeParse(data);
  if (!parsed.success || parsed.data.nonce !== nonce) return;
  const message = parsed.data;
  if (isUse(message)) return hearUse(message, listener);
  switch (message.type) {
    case 'connected':
      listener.onConnected();
      listener.onPage(message.page);
      return listener.onRoute(message.route);
    case 'route':
      return listener.onRoute(message.route);
    case 'page':
      return listener.onPage(message.page);
    case 'error':
      return report(message.error, listener);
    case 'diagnostics':
      return listener.onDiagnostics(message.request_id, message.diagnostics);
  }
}

const uses = [
  'picking',
  'selection',
  'picked_text',
  'pick_key',
  'activity',
  'reload_wanted',
  'leaving',
  'updated',
  'entries',
] as const;
type Use = Extract<PreviewMessage, { readonly type: (typeof uses)[number] }>;

function isUse(message: PreviewMessage): message is Use {
  return uses.some((type) => type === message.type);
}

/** What becomes of the page, and what people do with it. */
function hearUse(message: Use, listener: BridgeListener): void {
  switch (message.type) {
    case 'picking':
    case 'selection':
    case 'picked_text':
    case 'pick_key':
      return listener.onPicked(message);
    case 'activity':
      return listener.onActivity(message);
    case 'reload_wanted':
      return listener.onReloadWanted();
    case 'leaving':
      return listener.onLeaving();
    case 'updated':
      return listener.onUpdated();
    case 'entries':
  }
}

/** Before the page has said anything. */
export const startRoute: PreviewRoute = { path: '/', title: '', can_go_back: false, can_go_forward: false };

function report(error: PreviewError, listener: BridgeListener): void {
  const reported = toReport(error);
  if (reported) listener.onError(reported);
}

/** Build errors are found by the server itself. */
function toReport({ type, error_message, meta_data }: PreviewError): ReportedError | undefined {
  const known = reportedErrorTypes.find((reported) => reported === type);
  return known && error_message.trim() !== '' ? { type: known, error_message, meta_data } : undefined;
}
