import { StarIcon } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { FieldFrame } from "@/components/form-fields/FieldFrame";
import type { FieldProps } from "@/components/form-fields/field-props";
import { fill } from "@/lib/fill";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface RatingFieldProps<V extends FieldValues> extends FieldProps<V> {
  max?: number;
}

export function RatingField<V extends FieldValues>({ max = 5, ...props }: RatingFieldProps<V>) {
  return (
    <FieldFrame {...props} isGroup>
      {(field) => (
        <div className="flex gap-1">
          {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
            <label
              key={stars}
              className="relative rounded-sm has-focus-visible:ring-2 has-focus-visible:ring-ring"
            >
              <input
                type="radio"
                name={field.name}
                value={stars}
                checked={field.value === stars}
                onChange={() => field.onChange(stars)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span className="sr-only">{fill(words.starsOf, { n: stars, max })}</span>
              <StarIcon
                className={cn(
                  "size-6 text-highlight",
                  stars <= (field.value ?? 0) ? "fill-current" : "opacity-40",
                )}
              />
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
