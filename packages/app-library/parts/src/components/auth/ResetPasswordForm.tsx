import { zodResolver } from "@hookform/resolvers/zod";
import { MailCheckIcon } from "lucide-react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";
import { AuthForm } from "@/components/auth/AuthForm";
import { EmptyState } from "@/components/common/EmptyState";
import { TextField } from "@/components/form-fields/TextField";
import { accountService } from "@/data/auth/service";
import { isEmailOrEmpty } from "@/lib/validation";
import { words } from "@/lib/words";

const resetSchema = z.object({
  email: z.string().trim().min(1, words.invalidEmail).refine(isEmailOrEmpty, words.invalidEmail),
});

/** Whoever forgot the password gets a link; whether an address has an account is not told. */
export function ResetPasswordForm() {
  const form = useForm<z.infer<typeof resetSchema>>({
    resolver: zodResolver(resetSchema),
    defaultValues: { email: "" },
  });

  const submit = form.handleSubmit(async ({ email }) => {
    const result = await accountService.sendReset?.(email);
    if (result && !result.ok) form.setError("root", { message: result.message });
  });

  if (form.formState.isSubmitSuccessful && !form.formState.errors.root) {
    return <EmptyState icon={MailCheckIcon} title={words.authResetSent} text={words.authResetSentText} />;
  }
  return (
    <AuthForm
      form={form}
      onSubmit={submit}
      submitText={words.authResetSend}
      below={
        <Link to="/sign-in" className="text-sm font-medium underline underline-offset-4">
          {words.authSignIn}
        </Link>
      }
    >
      <TextField control={form.control} name="email" label={words.authEmail} type="email" isRequired />
    </AuthForm>
  );
}
