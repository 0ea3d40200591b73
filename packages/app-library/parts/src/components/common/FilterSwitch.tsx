import { useId } from "react";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";

interface FilterSwitchProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function FilterSwitch({ label, checked, onChange }: FilterSwitchProps) {
  const id = useId();
  return (
    <div className="flex h-9 items-center gap-2 self-end">
      <Switch id={id} checked={checked} onCheckedChange={onChange} />
      <Label htmlFor={id}>{label}</Label>
    </div>
  );
}
