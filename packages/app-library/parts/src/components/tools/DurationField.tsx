import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

interface DurationFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

export function DurationField({ label, value, onChange }: DurationFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="number"
        min={0}
        max={999}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
