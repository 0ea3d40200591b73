import { scrollRegion } from '@loam/ui';
import { useMemo } from 'react';
import { linePx, linesInWindow, linesOf, shownLine } from '../model/file-view.ts';
import { codeTexts } from '../texts.data.ts';
import { useScrollPlace } from '../use-scroll-place.ts';

interface TextViewProps {
  readonly text: string;
  readonly label: string;
}

const edgePx = 12;

/** Two blocks of text, the numbers and the lines: no element for each line, however long the file. */
export function TextView({ text, label }: TextViewProps) {
  const lines = useMemo(() => linesOf(text), [text]);
  const { place, ref } = useScrollPlace();
  const { first, end } = linesInWindow(place, lines.length);
  const [numbers, shown] = useMemo(() => {
    const part = lines.slice(first, end);
    return [part.map((_line, index) => first + index + 1).join('\n'), part.map(shownLine).join('\n')];
  }, [lines, first, end]);
  if (text === '') return <p className="p-4 text-sm text-muted-foreground">{codeTexts.emptyFile}</p>;
  return (
    <div ref={ref} {...scrollRegion(label)} className="focus-ring-inset size-full overflow-auto">
      <div
        className="flex min-h-full w-max min-w-full font-mono text-xs leading-5"
        style={{ height: lines.length * linePx + 2 * edgePx }}
      >
        <pre
          aria-hidden
          className="sticky left-0 z-10 min-w-12 shrink-0 border-r border-border bg-surface px-3 text-right text-muted-foreground tabular-nums select-none"
          style={{ paddingTop: edgePx + first * linePx }}
        >
          {numbers}
        </pre>
        <pre className="flex-1 px-4 [tab-size:2]" style={{ paddingTop: edgePx + first * linePx }}>
          <code>{shown}</code>
        </pre>
      </div>
    </div>
  );
}
