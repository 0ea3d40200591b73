import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormProblem } from "@/components/form-fields/FormProblem";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";

interface AuthFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  onSubmit: () => Promise<void>;
  submitText: string;
  children: ReactNode;
  /** Another way in. */
  below?: ReactNode;
}

/** The card by which people come in: fields, what went wrong, and the button. */
export function AuthForm<Values extends FieldValues>({
  form,
  onSubmit,
  submitText,
  children,
  below,
}: AuthFormProps<Values>) {
  return (
    <Form {...form}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
        noValidate
        className="grid w-full max-w-md gap-5 justify-self-center rounded-xl border bg-card p-6 text-card-foreground"
      >
        {children}
        <FormProblem message={form.formState.errors.root?.message} />
        <Button type="submit" disabled={form.formState.isSubmitting}>
          {submitText}
        </Button>
        {below}
      </form>
    </Form>
  );
}
