import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

interface NumberInputProps {
  label: string;
  value: string;
  step?: number;
  onChange: (value: string) => void;
}

export function NumberInput({ label, value, step, onChange }: NumberInputProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="number"
        min={0}
        step={step ?? "any"}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
