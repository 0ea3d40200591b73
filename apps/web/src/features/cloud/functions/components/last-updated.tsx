import { fillText, texts } from '@loam/contract';
import { formatRelativeTime, useNow } from '@loam/ui';

/** `Last updated 5 minutes ago`. */
export function LastUpdated({ atMs }: { readonly atMs: number }) {
  const relative = formatRelativeTime(atMs, useNow());
  const time = relative.endsWith(' ago') ? relative.slice(0, -4) : relative;
  const isPlain = time === relative;
  const sentence = fillText(texts.functions.lastUpdated, { time });
  return (
    <time dateTime={new Date(atMs).toISOString()}>{isPlain ? sentence.replace(/ ago$/, '') : sentence}</time>
  );
}
