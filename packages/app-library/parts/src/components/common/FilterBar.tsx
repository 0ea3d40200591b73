import { FilterRange } from "@/components/common/FilterRange";
import { FilterSelect } from "@/components/common/FilterSelect";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { MoreFilters } from "@/components/common/MoreFilters";
import { SearchInput } from "@/components/common/SearchInput";
import { recordTitles } from "@/data/record-titles";
import type { TableName } from "@/data/store";
import { useRecords } from "@/data/use-records";
import { ALL, choicesOf } from "@/lib/filter-options";
import type { ListControls, ListWish, RecordFilter } from "@/lib/list-controls";
import { words } from "@/lib/words";

interface FilterBarProps<R> {
  /** What the search box says. */
  label: string;
  records: readonly R[];
  controls: ListControls<R>;
  wish: ListWish;
  onChange: (wish: ListWish) => void;
}

const MOST_INLINE = 3;

/** A row of controls is read at a glance; of more, two selects stay and the others wait behind a button. */
function inlineOf<R>(filters: readonly RecordFilter<R>[]): readonly RecordFilter<R>[] {
  if (filters.length <= MOST_INLINE) return filters;
  const selects = filters.filter(({ kind }) => kind === "choice");
  return (selects.length > 0 ? selects : filters).slice(0, MOST_INLINE - 1);
}

export function FilterBar<R>({ label, records, controls, wish, onChange }: FilterBarProps<R>) {
  const { search, filters, orders } = controls;
  const inline = inlineOf(filters);
  const hidden = filters.filter((filter) => !inline.includes(filter));
  const isUsed = (key: string) => (wish.chosen[key] ?? ALL) !== ALL && wish.chosen[key] !== "";
  const control = (filter: RecordFilter<R>) => (
    <FilterControl
      key={filter.label}
      filter={filter}
      records={records}
      chosen={wish.chosen}
      onChange={(part) => onChange({ ...wish, chosen: { ...wish.chosen, ...part } })}
    />
  );

  return (
    <div role="search" aria-label={label} className="flex min-w-0 flex-1 flex-wrap items-end gap-3">
      {search && (
        <SearchInput label={label} value={wish.query} onChange={(query) => onChange({ ...wish, query })} />
      )}
      {inline.map(control)}
      {hidden.length > 0 && (
        <MoreFilters count={hidden.filter((one) => isUsed(one.label) || isUsed(one.label + "*")).length}>
          {hidden.map(control)}
        </MoreFilters>
      )}
      {orders.length > 0 && (
        <FilterSelect
          label={words.sortBy}
          value={wish.order}
          options={[
            { value: ALL, label: words.newestFirst },
            ...orders.map((order) => ({ value: order.label, label: order.label })),
          ]}
          onChange={(order) => onChange({ ...wish, order })}
        />
      )}
    </div>
  );
}

interface FilterControlProps<R> {
  filter: RecordFilter<R>;
  records: readonly R[];
  chosen: ListWish["chosen"];
  onChange: (part: ListWish["chosen"]) => void;
}

function FilterControl<R>({ filter, records, chosen, onChange }: FilterControlProps<R>) {
  const { kind, label, of, options, table } = filter;
  if (kind === "range" || kind === "dates") {
    return (
      <FilterRange
        label={label}
        type={kind === "range" ? "number" : "date"}
        from={chosen[label] ?? ""}
        to={chosen[label + "*"] ?? ""}
        onFromChange={(from) => onChange({ [label]: from })}
        onToChange={(to) => onChange({ [label + "*"]: to })}
      />
    );
  }
  if (kind === "flag") {
    return (
      <FilterSwitch
        label={label}
        checked={chosen[label] === "yes"}
        onChange={(isOn) => onChange({ [label]: isOn ? "yes" : ALL })}
      />
    );
  }
  const select = {
    label,
    value: chosen[label] ?? ALL,
    onChange: (value: string) => onChange({ [label]: value }),
  };
  if (table) return <RecordSelect table={table} {...select} />;
  const values =
    options ?? [...new Set(records.map((record) => String(of(record))))].filter(Boolean).toSorted();
  return <FilterSelect {...select} options={choicesOf(values)} />;
}

interface RecordSelectProps<T extends TableName> {
  table: T;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function RecordSelect<T extends TableName>({ table, ...select }: RecordSelectProps<T>) {
  const options = useRecords(table).map((record) => ({
    value: record.id,
    label: recordTitles[table](record),
  }));
  return <FilterSelect {...select} options={[{ value: ALL, label: words.all }, ...options]} />;
}
