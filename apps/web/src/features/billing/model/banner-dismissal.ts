import { z } from 'zod';

/** Which banner of which period was dismissed, by workspace. */
export const DismissedBanners = z.record(z.string(), z.string());
export type DismissedBanners = z.infer<typeof DismissedBanners>;

export interface ShownBanner {
  readonly workspaceId: string;
  readonly periodStart: string;
  readonly kind: string;
}

const remembered = 50;

/** A dismissed banner stays away until the next period, or until there is something else to say. */
export function isDismissed(dismissed: DismissedBanners, banner: ShownBanner): boolean {
  return dismissed[banner.workspaceId] === markOf(banner);
}

export function withDismissed(dismissed: DismissedBanners, banner: ShownBanner): DismissedBanners {
  const others = Object.entries(dismissed).filter(([id]) => id !== banner.workspaceId);
  const newest: [string, string] = [banner.workspaceId, markOf(banner)];
  return Object.fromEntries([...others, newest].slice(-remembered));
}

function markOf({ periodStart, kind }: ShownBanner): string {
  return `${periodStart} ${kind}`;
}
