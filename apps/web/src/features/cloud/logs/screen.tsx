import { enums, limits, texts } from '@loam/contract';
import { IconButton, Input, StatusDot, toast, Tooltip, Button } from '@loam/ui';
import { Copy, Download, RefreshCw, Search } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../shared/copy-text.ts';
import { saveText } from '../../../shared/save-text.ts';
import { useDebounced } from '../../../shared/use-debounced.ts';
import type { ScreenProps } from '../console/screen.ts';
import { TimeRangePicker } from '../time-range/components/time-range-picker.tsx';
import { functionRange, logsRange, type TimeRange } from '../time-range/model/time-range.ts';
import { useLogs } from './api.ts';
import { LogTypePicker, StatusFilter } from './components/log-filters.tsx';
import { LogList } from './components/log-list.tsx';
import { linesAsJson, linesOfPages } from './model/log-line.ts';
import type { LogStatus, LogType } from './model/log-query.ts';
import { logsWords } from './texts.data.ts';

/** What happened in the cloud; of one function where the params name it. */
export function LogsScreen({ project, params, isShown }: ScreenProps) {
  const { functionId } = params;
  const [type, setType] = useState<LogType>(() => firstType(params));
  const [range, setRange] = useState<TimeRange>(() => firstRange(params));
  const [statuses, setStatuses] = useState<readonly LogStatus[]>([]);
  const [typed, setTyped] = useState('');
  const [wantsLive, setLive] = useState(false);
  const isLive = wantsLive && range.type === 'relative';
  const search = useDebounced(typed, limits.logs.searchDebounceMs);
  const query = useLogs(project.id, { type, search, statuses, functionId, range }, { isLive, isShown });
  const lines = linesOfPages((query.data?.pages ?? []).map((page) => page.lines));
  const chooseType = (next: LogType) => {
    setType(next);
    setStatuses([]);
  };
  return (
    <section
      aria-label={texts.logs.title}
      className="mx-auto flex h-full max-w-6xl flex-col gap-3 overflow-y-auto p-4"
    >
      <p className="text-sm text-muted-foreground">{texts.logs.subtitle}</p>
      <div className="flex flex-wrap items-center gap-2">
        <div className="relative min-w-48 flex-1">
          <Search
            aria-hidden
            className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-muted-foreground"
          />
          <Input
            type="search"
            aria-label={logsWords.search}
            placeholder={logsWords.search}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            className="pl-8"
          />
        </div>
        {functionId === undefined ? <LogTypePicker type={type} onChange={chooseType} /> : null}
        <StatusFilter type={type} chosen={statuses} onChange={setStatuses} />
        <TimeRangePicker range={range} onChange={setRange} />
        <Tooltip label={logsWords.liveDetail}>
          <Button
            variant={isLive ? 'secondary' : 'outline'}
            aria-pressed={isLive}
            disabled={range.type === 'absolute'}
            onClick={() => setLive(!wantsLive)}
          >
            <StatusDot tone={isLive ? 'success' : 'neutral'} live={isLive} />
            {logsWords.live}
          </Button>
        </Tooltip>
        <LinesActions json={() => linesAsJson(lines)} isEmpty={lines.length === 0} query={query} />
      </div>
      <LogList
        type={type}
        query={query}
        lines={lines}
        isFiltered={search !== '' || statuses.length > 0}
        isLive={isLive}
      />
    </section>
  );
}

interface LinesActionsProps {
  readonly json: () => string;
  readonly isEmpty: boolean;
  readonly query: Pick<ReturnType<typeof useLogs>, 'isFetching' | 'refetch'>;
}

function LinesActions({ json, isEmpty, query }: LinesActionsProps) {
  const copy = () => {
    copyText(json()).then(
      () => toast.success(logsWords.copied, { duration: limits.feedback.copiedMs }),
      () => toast.error(logsWords.copyFailed),
    );
  };
  return (
    <div className="flex items-center">
      <IconButton label={logsWords.refresh} aria-busy={query.isFetching} onClick={() => void query.refetch()}>
        <RefreshCw aria-hidden className={query.isFetching ? 'animate-spin' : undefined} />
      </IconButton>
      <IconButton
        label={texts.logs.download}
        disabled={isEmpty}
        onClick={() => saveText(limits.logs.downloadFileName, json(), 'application/json')}
      >
        <Download aria-hidden />
      </IconButton>
      <IconButton label={texts.logs.copy} disabled={isEmpty} onClick={copy}>
        <Copy aria-hidden />
      </IconButton>
    </div>
  );
}

type Params = ScreenProps['params'];

function firstType({ functionId, type }: Params): LogType {
  const asked = enums.logs.types.find((known) => known === type);
  return asked ?? (functionId === undefined ? limits.logs.defaultType : limits.logs.typeFromEdgeFunction);
}

function firstRange({ functionId, start, end }: Params): TimeRange {
  if (start !== undefined && end !== undefined) return { type: 'absolute', startDate: start, endDate: end };
  return functionId === undefined ? logsRange : functionRange;
}
