import { z } from 'zod';
import { limits } from '../limits.data.ts';
import { pickCommandFields, pickMessageFields } from './picking.ts';
import { ProjectErrorPlace, reportedErrorTypes } from './schemas.ts';

/**
 * What the builder's page and the script inside a preview say to each other. The preview is a stranger: each side
 * drops what does not match, and the builder renders these values as text only.
 */
const bridgeLimits = {
  nonceCharacters: [16, 128],
  textCharacters: 10_000,
  pathCharacters: 2048,
  titleCharacters: 500,
  stackCharacters: limits.chat.errorTextMaxCharacters,
  errors: 50,
} as const;

const Nonce = z.string().min(bridgeLimits.nonceCharacters[0]).max(bridgeLimits.nonceCharacters[1]);
const Milliseconds = z.number().nonnegative().finite();
const Pixels = z.number().nonnegative().finite();
const Text = z.string().max(bridgeLimits.textCharacters);
const Url = z.string().max(bridgeLimits.pathCharacters);
const RequestId = z.string().min(1).max(64);

/** Posted to the builder's window by a preview page that has just begun to load; it asks for a port. */
export const PreviewHello = z.strictObject({ type: z.literal('loam:hello'), version: z.literal(1) });
export type PreviewHello = z.infer<typeof PreviewHello>;

/** The builder's answer, with one transferred MessagePort. Everything else travels over that port. */
export const PreviewConnect = z.strictObject({
  type: z.literal('loam:connect'),
  nonce: Nonce,
  replay: z.boolean().optional(),
});
export type PreviewConnect = z.infer<typeof PreviewConnect>;

const ConsoleEntry = z.strictObject({
  level: z.enum(['log', 'info', 'warn', 'error', 'debug']),
  text: Text,
  at: Milliseconds,
});
export type PreviewConsoleEntry = z.infer<typeof ConsoleEntry>;

const NetworkEntry = z.strictObject({
  kind: z.enum(['fetch', 'xhr', 'beacon', 'websocket']),
  method: z.string().max(20),
  url: Url,
  /** 0 when no answer came. For a websocket the close code. */
  status: z.number().int(),
  state: z.enum(['completed', 'failed', 'open']),
  duration_ms: Milliseconds,
  size_bytes: z.number().int().nonnegative().optional(),
  error: z.string().max(1000).optional(),
  at: Milliseconds,
});
export type PreviewNetworkEntry = z.infer<typeof NetworkEntry>;

const PageError = z.strictObject({
  type: z.enum([...reportedErrorTypes, 'build']),
  source: z.enum(['window', 'promise', 'react', 'resource', 'vite', 'network']),
  error_message: z.string().max(limits.chat.errorTextMaxCharacters),
  stack: z.string().max(bridgeLimits.stackCharacters).optional(),
  meta_data: ProjectErrorPlace,
  path: Url,
  at: Milliseconds,
  /** How often it came since the latest build. */
  count: z.number().int().positive(),
});
export type PreviewError = z.infer<typeof PageError>;

const Route = z.strictObject({
  path: Url,
  title: z.string().max(bridgeLimits.titleCharacters),
  can_go_back: z.boolean(),
  can_go_forward: z.boolean(),
});
export type PreviewRoute = z.infer<typeof Route>;

const PageFacts = z.strictObject({
  started_at: Milliseconds,
  dom_ready_ms: Milliseconds.optional(),
  loaded_ms: Milliseconds.optional(),
  first_paint_ms: Milliseconds.optional(),
  first_contentful_paint_ms: Milliseconds.optional(),
  largest_contentful_paint_ms: Milliseconds.optional(),
  /** When the content of the page was there, not only what stands around it. */
  whole_ms: Milliseconds.optional(),
  /** The browser lets the page keep nothing, as it does with pages inside others in private windows. */
  storage_blocked: z.boolean().optional(),
});
export type PreviewPageFacts = z.infer<typeof PageFacts>;

/** A recorded event as JSON, or the marker that stands for one that was too long. */
const ReplayEvent = z.string().max(limits.chat.replayEventMaxCharacters);

const Diagnostics = z.strictObject({
  console: z.array(ConsoleEntry).max(limits.chat.maxConsoleLogs),
  network: z.array(NetworkEntry).max(limits.chat.maxNetworkRequests),
  errors: z.array(PageError).max(bridgeLimits.errors),
  replay: z
    .array(ReplayEvent)
    .refine(
      (events) => events.reduce((total, event) => total + event.length, 0) <= limits.chat.replayMaxCharacters,
      'The replay is too long.',
    ),
  route: Route,
  page: PageFacts,
});
export type PreviewDiagnostics = z.infer<typeof Diagnostics>;

const said = { nonce: Nonce };

/** What the preview says over the port. */
export const PreviewMessage = z.discriminatedUnion('type', [
  z.strictObject({ ...said, type: z.literal('connected'), route: Route, page: PageFacts }),
  z.strictObject({
    ...said,
    type: z.literal('entries'),
    console: z.array(ConsoleEntry).max(limits.chat.maxConsoleLogs),
    network: z.array(NetworkEntry).max(limits.chat.maxNetworkRequests),
    /** Entries that came too fast to be sent. */
    dropped: z.number().int().nonnegative(),
  }),
  z.strictObject({ ...said, type: z.literal('error'), error: PageError }),
  /** New code is running: what was reported before it is of the past. */
  z.strictObject({ ...said, type: z.literal('updated'), at: Milliseconds }),
  z.strictObject({ ...said, type: z.literal('route'), route: Route }),
  z.strictObject({ ...said, type: z.literal('page'), page: PageFacts }),
  z.strictObject({
    ...said,
    type: z.literal('diagnostics'),
    request_id: RequestId,
    diagnostics: Diagnostics,
  }),
  z.strictObject({ ...said, type: z.literal('leaving') }),
  /** The app is to be loaded anew: the builder does so behind the page that is seen. */
  z.strictObject({ ...said, type: z.literal('reload_wanted') }),
  /** Somebody uses the page; `pressed` once more than its scroll place would be lost with it. */
  z.strictObject({
    ...said,
    type: z.literal('activity'),
    pressed: z.boolean(),
    scroll_y: Pixels,
  }),
  z.strictObject({ ...said, ...pickMessageFields.picking }),
  z.strictObject({ ...said, ...pickMessageFields.selection }),
  z.strictObject({ ...said, ...pickMessageFields.picked_text }),
  z.strictObject({ ...said, ...pickMessageFields.pick_key }),
]);
export type PreviewMessage = z.infer<typeof PreviewMessage>;

/** What the builder says over the port. */
export const PreviewCommand = z.discriminatedUnion('type', [
  z.strictObject({ ...said, type: z.literal('navigate'), path: Url.regex(/^\/(?![/\\])/) }),
  z.strictObject({ ...said, type: z.literal('reload') }),
  z.strictObject({ ...said, type: z.literal('back') }),
  z.strictObject({ ...said, type: z.literal('forward') }),
  z.strictObject({ ...said, type: z.literal('get_diagnostics'), request_id: RequestId }),
  z.strictObject({ ...said, type: z.literal('set_theme'), theme: z.enum(['light', 'dark', 'system']) }),
  z.strictObject({ ...said, type: z.literal('scroll_to'), y: Pixels }),
  /** A build has finished elsewhere: errors seen before it are of the past. */
  z.strictObject({ ...said, type: z.literal('build_finished') }),
  z.strictObject({ ...said, ...pickCommandFields.pick }),
  z.strictObject({ ...said, ...pickCommandFields.pick_select }),
  z.strictObject({ ...said, ...pickCommandFields.pick_step }),
  z.strictObject({ ...said, ...pickCommandFields.pick_moved }),
  z.strictObject({ ...said, ...pickCommandFields.pick_text }),
  z.strictObject({ ...said, ...pickCommandFields.pick_write }),
  z.strictObject({ ...said, ...pickCommandFields.pick_show }),
]);
export type PreviewCommand = z.infer<typeof PreviewCommand>;
