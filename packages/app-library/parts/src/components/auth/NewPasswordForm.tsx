import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { PasswordField } from "@/components/auth/PasswordField";
import { FormProblem } from "@/components/form-fields/FormProblem";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { accountService } from "@/data/auth/service";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

const newPasswordSchema = z
  .object({ password: z.string().min(8, words.authShort), repeat: z.string() })
  .refine(({ password, repeat }) => password === repeat, { path: ["repeat"], message: words.authDiffer });

/** Where the link of the mail leads: whoever opened it is signed in and chooses another password. */
export function NewPasswordForm() {
  const navigate = useNavigate();
  const form = useForm<z.infer<typeof newPasswordSchema>>({
    resolver: zodResolver(newPasswordSchema),
    defaultValues: { password: "", repeat: "" },
  });

  const submit = form.handleSubmit(async ({ password }) => {
    const result = await accountService.setPassword?.(password);
    if (result && !result.ok) {
      form.setError("root", { message: result.message });
      return;
    }
    toast.success(words.authNewPasswordSaved);
    await navigate("/", { replace: true });
  });

  return (
    <Form {...form}>
      <form
        onSubmit={submit}
        noValidate
        className="grid w-full max-w-md gap-5 justify-self-center rounded-xl border bg-card p-6 text-card-foreground"
      >
        <PasswordField
          control={form.control}
          name="password"
          label={words.authNewPassword}
          help={words.authShort}
        />
        <PasswordField control={form.control} name="repeat" label={words.authRepeat} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Button type="submit" disabled={form.formState.isSubmitting}>
          {words.authNewPassword}
        </Button>
      </form>
    </Form>
  );
}
