import { fillText } from '@loam/contract';
import { EmptyState } from '@loam/ui';
import { SearchX } from 'lucide-react';
import { adminTexts } from '../texts.data.ts';

/** Nothing matches the search, or there is nothing at all yet. */
export function ListEmpty({ q, title }: { readonly q: string; readonly title: string }) {
  if (q.trim() === '') return <EmptyState title={title} />;
  return (
    <EmptyState icon={SearchX} title={fillText(adminTexts.nothingFound, { q: q.trim() })}>
      {adminTexts.nothingFoundText}
    </EmptyState>
  );
}
