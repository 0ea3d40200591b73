import { enums, fillText } from '@loam/contract';
import { IconButton, Input, Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { pageCount, readPage } from '../model/pages.ts';
import { userWords } from '../texts.data.ts';

interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (size: number) => void;
}

export function Pager({ page, pageSize, total, onPage, onPageSize }: PagerProps) {
  const pages = pageCount(total, pageSize);
  const count = total.toLocaleString('en');
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted-foreground">
      <p className="tabular-nums" role="status">
        {total === 1 ? userWords.oneTotal : fillText(userWords.total, { n: count })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Select value={String(pageSize)} onValueChange={(size) => onPageSize(Number(size))}>
          <SelectTrigger inputSize="sm" className="w-18" aria-label={userWords.perPage}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {enums.users.pageSizes.map((size) => (
              <SelectItem key={size} value={String(size)}>
                {size}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        <IconButton
          label={userWords.previous}
          size="sm"
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <ChevronLeft aria-hidden />
        </IconButton>
        <PageField key={page} page={page} pages={pages} onPage={onPage} />
        <span className="tabular-nums">{fillText(userWords.ofPages, { n: pages.toLocaleString('en') })}</span>
        <IconButton
          label={userWords.next}
          size="sm"
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          <ChevronRight aria-hidden />
        </IconButton>
      </div>
    </div>
  );
}

interface PageFieldProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

/** Digits only; Enter or leaving the field goes there, clamped to the pages that there are. */
function PageField({ page, pages, onPage }: PageFieldProps) {
  const [typed, setTyped] = useState(String(page));
  const go = () => {
    const next = readPage(typed, pages) ?? page;
    setTyped(String(next));
    if (next !== page) onPage(next);
  };
  return (
    <Input
      inputSize="sm"
      inputMode="numeric"
      aria-label={userWords.page}
      className="w-14 text-center tabular-nums"
      value={typed}
      onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
      onKeyDown={(event) => event.key === 'Enter' && go()}
      onBlur={go}
    />
  );
}
