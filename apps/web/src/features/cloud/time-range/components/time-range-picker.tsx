import { enums } from '@loam/contract';
import { Button, cn, Field, Input, Popover, PopoverContent, PopoverTrigger } from '@loam/ui';
import { Check, Clock } from 'lucide-react';
import { useState } from 'react';
import {
  formatRange,
  localInput,
  rangeOfSpan,
  spanFault,
  spanOf,
  type TimeRange,
} from '../model/time-range.ts';
import { timeRangeWords } from '../texts.data.ts';

interface TimeRangePickerProps {
  readonly range: TimeRange;
  readonly onChange: (range: TimeRange) => void;
}

/** Presets and spans between two moments. */
export function TimeRangePicker({ range, onChange }: TimeRangePickerProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (next: TimeRange) => {
    setOpen(false);
    onChange(next);
  };
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button variant="outline" aria-label={`${timeRangeWords.label}: ${formatRange(range)}`}>
          <Clock aria-hidden />
          <span className="truncate">{formatRange(range)}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={timeRangeWords.label} className="flex flex-col gap-3 p-3">
        <ul className="grid grid-cols-2 gap-1">
          {enums.functions.timePresets.map((value) => {
            const isChosen = range.type === 'relative' && range.value === value;
            return (
              <li key={value}>
                <Button
                  variant="ghost"
                  size="sm"
                  aria-pressed={isChosen}
                  className={cn('w-full justify-between', isChosen && 'bg-accent-subtle')}
                  onClick={() => choose({ type: 'relative', value })}
                >
                  {timeRangeWords.presets[value]}
                  {isChosen ? <Check aria-hidden /> : null}
                </Button>
              </li>
            );
          })}
        </ul>
        <SpanForm range={range} onApply={choose} />
      </PopoverContent>
    </Popover>
  );
}

interface SpanFormProps {
  readonly range: TimeRange;
  readonly onApply: (range: TimeRange) => void;
}

function SpanForm({ range, onApply }: SpanFormProps) {
  const [first] = useState(() => spanOf(range, Date.now()));
  const [start, setStart] = useState(() => localInput(first.startMs));
  const [end, setEnd] = useState(() => localInput(first.endMs));
  const [fault, setFault] = useState<string>();
  const apply = () => {
    const found = spanFault(start, end, Date.now());
    setFault(found);
    if (found === undefined) onApply(rangeOfSpan({ startMs: Date.parse(start), endMs: Date.parse(end) }));
  };
  return (
    <form
      className="flex flex-col gap-2 border-t border-border pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <p className="text-xs font-medium text-muted-foreground">{timeRangeWords.custom}</p>
      <Field label={timeRangeWords.start}>
        <Input type="datetime-local" value={start} onChange={(event) => setStart(event.target.value)} />
      </Field>
      <Field label={timeRangeWords.end} error={fault}>
        <Input type="datetime-local" value={end} onChange={(event) => setEnd(event.target.value)} />
      </Field>
      <Button type="submit" size="sm" variant="primary">
        {timeRangeWords.apply}
      </Button>
    </form>
  );
}
