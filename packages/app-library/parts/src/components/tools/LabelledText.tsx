import { type ComponentProps, type ReactNode, useId } from "react";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";

interface LabelledTextProps extends Omit<ComponentProps<typeof Textarea>, "value" | "onChange"> {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
}

export function LabelledText({ label, onChange, ...text }: LabelledTextProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-2">
      <Label htmlFor={id}>{label}</Label>
      <Textarea id={id} {...text} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
