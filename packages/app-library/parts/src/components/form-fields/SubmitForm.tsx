import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormProblem } from "@/components/form-fields/FormProblem";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface SubmitFormProps<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Does what the form is for, or tells why it cannot be done. */
  onSend: (values: V) => Promise<{ ok: true } | { ok: false; message: string } | undefined>;
  submit: string;
  onCancel?: () => void;
  /** A column of its own in the middle of the page. */
  isNarrow?: boolean;
  className?: string;
  children: ReactNode;
  /** Under the button, such as another way in. */
  below?: ReactNode;
}

/** A card with fields, what went wrong, and the button that sends them. */
export function SubmitForm<V extends FieldValues>(props: SubmitFormProps<V>) {
  const { form, onSend, submit, onCancel, isNarrow, className, children, below } = props;
  const send = form.handleSubmit(async (values) => {
    const result = await onSend(values);
    if (result && !result.ok) form.setError("root", { message: result.message });
  });

  return (
    <Form {...form}>
      <form
        onSubmit={send}
        noValidate
        className={cn(
          "grid max-w-2xl gap-6 rounded-xl border bg-card p-6 text-card-foreground",
          onCancel && "border-0 bg-transparent p-0",
          isNarrow && "w-full max-w-md gap-5 justify-self-center",
          className,
        )}
      >
        {children}
        <FormProblem message={form.formState.errors.root?.message} />
        <div className={cn("flex gap-2", onCancel && "justify-end")}>
          {onCancel && (
            <Button type="button" variant="outline" onClick={onCancel}>
              {words.cancel}
            </Button>
          )}
          <Button type="submit" disabled={form.formState.isSubmitting} className={cn(isNarrow && "flex-1")}>
            {submit}
          </Button>
        </div>
        {below}
      </form>
    </Form>
  );
}
