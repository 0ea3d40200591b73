import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { shrinkImage } from "@/lib/shrink-image";
import { words } from "@/lib/words";

const MAX_BYTES = 8_000_000;

export function ImageField<V extends FieldValues>(props: FieldProps<V>) {
  const [problem, setProblem] = useState("");

  const read = async (file: File | undefined, onChange: (url: string) => void) => {
    if (!file) return;
    if (!file.type.startsWith("image/") || file.size > MAX_BYTES) {
      setProblem(words.imageTooLarge);
      return;
    }
    setProblem("");
    onChange(await shrinkImage(file));
  };

  return (
    <FieldFrame {...props} isRequired={false} problem={problem}>
      {(field) => (
        <div className="flex items-center gap-3">
          {String(field.value ?? "").startsWith("data:") && (
            <img src={field.value} alt="" className="size-14 shrink-0 rounded-md border object-cover" />
          )}
          <FormControl>
            <Input
              type="file"
              accept="image/*"
              onChange={(event) => read(event.target.files?.[0], field.onChange)}
            />
          </FormControl>
        </div>
      )}
    </FieldFrame>
  );
}
