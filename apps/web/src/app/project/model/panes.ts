import { limits } from '@loam/contract';
import { z } from 'zod';

/** How someone has arranged the project page on this browser. */
export const PaneSizes = z.object({
  chatWidthPx: z.number(),
  isChatOpen: z.boolean(),
  /** Where one pane is shown at a time: the view stands above the chat as well. */
  isViewDocked: z.boolean().default(false),
});
export type PaneSizes = z.infer<typeof PaneSizes>;

export const chatLimits = { minPx: 320, maxPx: 640, defaultPx: 400 } as const;

/** Names of the panes' elements, which the classes of their group speak of. */
export const paneIds = { chat: 'chat-pane', view: 'view-pane' } as const;

export const defaultPanes: PaneSizes = {
  chatWidthPx: chatLimits.defaultPx,
  isChatOpen: true,
  isViewDocked: false,
};

const breakpoints = { md: 768 } as const;

/** Below this width one pane is shown at a time. */
export const onePaneQuery = `(max-width: ${breakpoints[limits.layout.mobileBreakpoint] - 0.02}px)`;

/** What is stored after the divider was moved. A pane dragged shut keeps the width it had, to come back to. */
export function afterResize(panes: PaneSizes, widthPx: number): PaneSizes {
  if (!Number.isFinite(widthPx)) return panes;
  if (widthPx < chatLimits.minPx / 2) return { ...panes, isChatOpen: false };
  return { ...panes, chatWidthPx: clampWidth(widthPx), isChatOpen: true };
}

/** The width to open with, whatever an older version or a larger screen left behind. */
export function openingWidth({ chatWidthPx }: Pick<PaneSizes, 'chatWidthPx'>): number {
  return Number.isFinite(chatWidthPx) ? clampWidth(chatWidthPx) : chatLimits.defaultPx;
}

function clampWidth(widthPx: number): number {
  return Math.round(Math.min(chatLimits.maxPx, Math.max(chatLimits.minPx, widthPx)));
}

export type PanePlaces = 'chat' | 'view' | 'both';

/** What is in sight where there is no room for two columns. */
export function panesInSight(
  pane: 'chat' | 'view',
  { isViewDocked }: Pick<PaneSizes, 'isViewDocked'>,
): PanePlaces {
  return pane === 'chat' && isViewDocked ? 'both' : pane;
}
