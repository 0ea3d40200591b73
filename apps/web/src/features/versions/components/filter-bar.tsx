import { EditType } from '@loam/contract';
import { SegmentedControl, Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@loam/ui';
import type { EditFilter } from '../model/edit-pages.ts';
import { versionTexts } from '../texts.data.ts';

interface FilterBarProps {
  readonly value: EditFilter;
  readonly onChange: (filter: EditFilter) => void;
}

const everyType = 'every';

export function FilterBar({ value, onChange }: FilterBarProps) {
  const chooseType = (chosen: string) =>
    onChange({ ...value, type: EditType.options.find((type) => type === chosen) });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SegmentedControl
        size="sm"
        label={versionTexts.filterLabel}
        value={value.bookmarked ? 'bookmarked' : 'all'}
        onValueChange={(shown) => onChange({ ...value, bookmarked: shown === 'bookmarked' })}
        segments={[
          { value: 'all', label: versionTexts.filters.all },
          { value: 'bookmarked', label: versionTexts.filters.bookmarked },
        ]}
      />
      <Select value={value.type ?? everyType} onValueChange={chooseType}>
        <SelectTrigger aria-label={versionTexts.typeLabel} className="h-7 w-auto min-w-36 text-sm max-sm:h-9">
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectItem value={everyType}>{versionTexts.everyType}</SelectItem>
          {EditType.options.map((type) => (
            <SelectItem key={type} value={type}>
              {versionTexts.types[type]}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </div>
  );
}
