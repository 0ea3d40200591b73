import { Label } from "@/components/ui/label";
import { cn } from "@/lib/utils";

interface RangeInputProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  className?: string;
}

export function RangeInput({ label, onChange, className, ...range }: RangeInputProps) {
  return (
    <Label className={cn("grid w-full gap-3", className)}>
      {label}
      <input
        type="range"
        {...range}
        onChange={(event) => onChange(Number(event.target.value))}
        className="w-full accent-primary"
      />
    </Label>
  );
}
