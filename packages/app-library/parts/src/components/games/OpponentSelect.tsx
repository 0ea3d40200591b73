import { FilterSelect } from "@/components/common/FilterSelect";
import { words } from "@/lib/words";

interface OpponentSelectProps {
  value: string;
  onChange: (opponent: string) => void;
}

export function OpponentSelect({ value, onChange }: OpponentSelectProps) {
  return (
    <FilterSelect
      label={words.opponent}
      value={value}
      options={[
        { value: "computer", label: words.computer },
        { value: "person", label: words.person },
      ]}
      onChange={onChange}
    />
  );
}
