import { Badge, cn, CopyButton } from '@loam/ui';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { formatMicros, type LogLine, statusOf } from '../model/log-line.ts';
import type { LogType } from '../model/log-query.ts';
import { logsWords } from '../texts.data.ts';

interface LogRowProps {
  readonly type: LogType;
  readonly line: LogLine;
}

/** One line: when, how it went, what it says; opened it shows all that is known. */
export function LogRow({ type, line }: LogRowProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const status = statusOf(type, line);
  return (
    <li className="border-b border-border last:border-b-0 [contain-intrinsic-size:auto_2rem] [content-visibility:auto]">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-8 w-full items-center gap-2 px-2 py-1 text-left text-xs hover:bg-hover/60 max-sm:min-h-10 max-sm:flex-wrap"
      >
        <ChevronRight
          aria-hidden
          className={cn(
            'size-3.5 shrink-0 text-muted-foreground transition-transform',
            isOpen && 'rotate-90',
          )}
        />
        <time className="shrink-0 font-mono text-muted-foreground tabular-nums">
          {formatMicros(line.timestamp)}
        </time>
        <span className="w-18 shrink-0">
          {status === undefined ? null : <Badge tone={status.tone}>{status.label}</Badge>}
        </span>
        <span className="min-w-0 flex-1 truncate font-mono max-sm:basis-full">{line.event_message}</span>
      </button>
      <div id={id} hidden={!isOpen} className="relative bg-surface-sunken px-3 py-2">
        {isOpen ? <LogDetails line={line} /> : null}
      </div>
    </li>
  );
}

function LogDetails({ line }: { readonly line: LogLine }) {
  const whole = JSON.stringify(line, undefined, 2);
  return (
    <>
      <CopyButton text={whole} label="Copy JSON" className="absolute top-1 right-1" />
      <p className="pr-10 pb-2 font-mono text-xs break-words whitespace-pre-wrap">{line.event_message}</p>
      <pre
        aria-label={logsWords.details}
        className="max-h-80 overflow-auto font-mono text-xs break-words whitespace-pre-wrap text-muted-foreground"
      >
        {JSON.stringify(line.metadata, undefined, 2)}
      </pre>
    </>
  );
}
