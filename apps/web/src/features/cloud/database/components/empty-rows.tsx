import { texts } from '@loam/contract';
import { Button, EmptyState } from '@loam/ui';
import { FilterX, RefreshCw, Rows3 } from 'lucide-react';

interface EmptyRowsProps {
  readonly isFiltered: boolean;
  readonly isLoading: boolean;
  readonly onRefresh: () => void;
  readonly onRemoveFilters: () => void;
}

export function EmptyRows({ isFiltered, isLoading, onRefresh, onRemoveFilters }: EmptyRowsProps) {
  const words = texts.database;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {isFiltered ? (
        <EmptyState
          icon={FilterX}
          title={words.noResults}
          action={
            <Button variant="outline" onClick={onRemoveFilters}>
              {words.removeFilters}
            </Button>
          }
        >
          {words.filteredEmpty}
        </EmptyState>
      ) : (
        <EmptyState
          icon={Rows3}
          title={words.empty}
          action={
            <Button variant="outline" loading={isLoading} onClick={onRefresh}>
              <RefreshCw aria-hidden />
              {words.refresh}
            </Button>
          }
        />
      )}
    </div>
  );
}
