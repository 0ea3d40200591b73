import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { FormControl } from "@/components/ui/form";
import { Input } from "@/components/ui/input";
import { fileName, readFile } from "@/lib/stored-file";
import { words } from "@/lib/words";

const MAX_BYTES = 700_000;

/** Keeps a small file whole; its name stands before the data. */
export function FileField<V extends FieldValues>(props: FieldProps<V>) {
  const [problem, setProblem] = useState("");

  const read = async (file: File | undefined, onChange: (value: string) => void) => {
    if (!file) return;
    if (file.size > MAX_BYTES) {
      setProblem(words.fileTooLarge);
      return;
    }
    setProblem("");
    onChange(await readFile(file));
  };

  return (
    <FieldFrame {...props} problem={problem}>
      {(field) => (
        <>
          <FormControl>
            <Input type="file" onChange={(event) => read(event.target.files?.[0], field.onChange)} />
          </FormControl>
          {field.value && <p className="text-sm text-muted-foreground">{fileName(field.value)}</p>}
        </>
      )}
    </FieldFrame>
  );
}
