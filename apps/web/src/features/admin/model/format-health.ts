import type { AdminHealth } from '@loam/contract';
import { adminTexts } from '../texts.data.ts';

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

export function formatBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  while (amount >= 1024 && unit < units.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  const digits = unit > 0 && amount < 10 ? 1 : 0;
  return `${amount.toFixed(digits)} ${units[unit] ?? ''}`;
}

const spans = [
  { name: 'day', seconds: 86_400 },
  { name: 'hour', seconds: 3600 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
] as const;

/** The two largest spans: "3 days 4 hours". */
export function formatDuration(seconds: number): string {
  const parts: string[] = [];
  let rest = Math.max(0, Math.floor(seconds));
  for (const span of spans) {
    const count = Math.floor(rest / span.seconds);
    rest -= count * span.seconds;
    if (count > 0) parts.push(`${count} ${span.name}${count === 1 ? '' : 's'}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.length > 0 ? parts.join(' ') : '0 seconds';
}

/** How often the server died and was started again: an operator looks for a reason, so it stands there. */
export function formatRestarts(restarts: AdminHealth['restarts']): string {
  const texts = adminTexts.health;
  if (!restarts) return texts.neverRestarted;
  return texts.restarted
    .replace('{count}', restarts.count === 1 ? 'once' : `${restarts.count} times`)
    .replace('{when}', restarts.last_at.slice(0, 16).replace('T', ' '))
    .replace('{cause}', restarts.cause);
}

/** What is left, and whether that is too little to go on. */
export function formatDisk({ free_bytes: free, is_low: isLow }: AdminHealth['disk']): string {
  const texts = adminTexts.health;
  if (free === null) return texts.diskUnknown;
  return (isLow ? texts.diskLow : texts.diskFree).replace('{free}', formatBytes(free));
}

/** Of what one part of the server has to tell another. */
export function formatEvents({ waiting, failed, last_failure: failure }: AdminHealth['events']): string {
  const texts = adminTexts.health;
  const parts = [
    ...(failed > 0
      ? [texts.eventsFailed.replace('{count}', String(failed)).replace('{failure}', failure ?? '')]
      : []),
    ...(waiting > 0 ? [texts.eventsWaiting.replace('{count}', String(waiting))] : []),
  ];
  return parts.length === 0 ? texts.eventsTold : parts.join('; ');
}
