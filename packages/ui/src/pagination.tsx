import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from './button.tsx';
import { cn } from './cn.ts';
import { pageRange } from './page-range.ts';

type PaginationProps = {
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly label?: string;
  readonly className?: string | undefined;
};

export function Pagination({ page, pageCount, onPageChange, label = 'Pages', className }: PaginationProps) {
  return (
    <nav aria-label={label} className={cn('flex items-center gap-1', className)}>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <ol className="flex items-center gap-1">
        {pageRange(page, pageCount).map((entry, index) => (
          <li key={entry === 'gap' ? `gap-${index}` : entry}>
            {entry === 'gap' ? (
              <span aria-hidden className="inline-block w-6 text-center text-muted-foreground">
                …
              </span>
            ) : (
              <PageButton page={entry} current={entry === page} onSelect={onPageChange} />
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Next page"
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}

type PageButtonProps = {
  readonly page: number;
  readonly current: boolean;
  readonly onSelect: (page: number) => void;
};

function PageButton({ page, current, onSelect }: PageButtonProps) {
  return (
    <Button
      variant={current ? 'outline' : 'ghost'}
      size="icon"
      className="w-auto min-w-8 px-1.5 max-sm:w-auto max-sm:min-w-8"
      aria-label={`Page ${page}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onSelect(page)}
    >
      {page}
    </Button>
  );
}
