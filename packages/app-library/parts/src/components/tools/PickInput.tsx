import { useId } from "react";
import { Label } from "@/components/ui/label";
import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

interface PickInputProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** Where the label alone does not say enough. */
  spoken?: string;
}

export function PickInput({ label, value, options, onChange, spoken }: PickInputProps) {
  const id = useId();
  return (
    <div className="grid gap-2 [&_[data-slot=native-select-wrapper]]:w-full">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect
        id={id}
        aria-label={spoken}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="w-full"
      >
        {options.map((option) => (
          <NativeSelectOption key={option.value} value={option.value}>
            {option.label}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
