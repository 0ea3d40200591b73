import { Input } from '@loam/ui';
import { Search } from 'lucide-react';
import { useDebouncedText } from '../../projects/use-debounced-text.ts';

interface ListSearchProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (q: string) => void;
}

export function ListSearch({ label, value, onChange }: ListSearchProps) {
  const { text, type } = useDebouncedText(value, onChange);
  return (
    <div role="search" className="relative w-full max-w-sm">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        className="pl-9"
        value={text}
        maxLength={200}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
