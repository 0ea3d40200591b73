import { StarIcon } from "lucide-react";
import type { FieldValues } from "react-hook-form";
import { type FieldProps, REQUIRED_LABEL } from "@/components/form-fields/field-props";
import { FormField, FormItem, FormMessage } from "@/components/ui/form";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface RatingFieldProps<V extends FieldValues> extends FieldProps<V> {
  max?: number;
}

export function RatingField<V extends FieldValues>({
  control,
  name,
  label,
  isRequired,
  className,
  max = 5,
}: RatingFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <fieldset>
            <legend className={cn("mb-2 text-sm leading-none font-medium", isRequired && REQUIRED_LABEL)}>
              {label}
            </legend>
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
                  <span className="sr-only">
                    {words.starsOf.replace("{n}", String(stars)).replace("{max}", String(max))}
                  </span>
                  <StarIcon
                    aria-hidden="true"
                    className={cn(
                      "size-6 text-highlight",
                      stars <= (field.value ?? 0) ? "fill-current" : "opacity-40",
                    )}
                  />
                </label>
              ))}
            </div>
          </fieldset>
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
