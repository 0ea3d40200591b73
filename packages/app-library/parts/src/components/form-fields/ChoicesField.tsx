import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { Checkbox } from "@/components/ui/checkbox";
import { Label } from "@/components/ui/label";
import { toggled } from "@/lib/saved";

interface ChoicesFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly string[];
}

export function ChoicesField<V extends FieldValues>({ options, ...props }: ChoicesFieldProps<V>) {
  return (
    <FieldFrame {...props} isGroup>
      {(field) => {
        const chosen: readonly string[] = field.value ?? [];
        return (
          <div className="flex flex-wrap gap-x-5 gap-y-2.5">
            {options.map((option) => (
              <Label key={option} className="font-normal">
                <Checkbox
                  checked={chosen.includes(option)}
                  onCheckedChange={() => field.onChange(toggled(chosen, option))}
                />
                {option}
              </Label>
            ))}
          </div>
        );
      }}
    </FieldFrame>
  );
}
