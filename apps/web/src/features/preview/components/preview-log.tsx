import type { PreviewLogLine } from '@loam/contract';
import { cn, scrollRegion } from '@loam/ui';
import { previewTexts } from '../texts.data.ts';

/** The newest lines of the log; plain text, whatever they hold. */
export function PreviewLog({ lines }: { readonly lines: readonly PreviewLogLine[] }) {
  if (lines.length === 0) return null;
  return (
    <pre
      {...scrollRegion(previewTexts.log)}
      // Reversed, so that the newest line is the one in sight without anyone scrolling.
      className="focus-ring-inset flex max-h-56 w-full flex-col-reverse overflow-y-auto rounded-lg border border-border bg-surface p-3 text-left font-mono text-xs leading-5 break-words whitespace-pre-wrap"
    >
      <code>
        {lines.map(({ at, stream, text }, index) => (
          <span key={`${at} ${index}`} className={cn('block', stream === 'stderr' && 'text-danger')}>
            {text}
          </span>
        ))}
      </code>
    </pre>
  );
}
