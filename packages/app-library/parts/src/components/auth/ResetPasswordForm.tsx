import { zodResolver } from "@hookform/resolvers/zod";
import { MailCheckIcon } from "lucide-react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { z } from "zod";
import { EmptyState } from "@/components/common/EmptyState";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
import { TextField } from "@/components/form-fields/TextField";
import { accountService } from "@/data/auth/service";
import { emailSchema } from "@/lib/validation";
import { words } from "@/lib/words";

const resetSchema = z.object({ email: emailSchema });

/** Whoever forgot the password gets a link; whether an address has an account is not told. */
export function ResetPasswordForm() {
  const form = useForm<z.infer<typeof resetSchema>>({
    resolver: zodResolver(resetSchema),
    defaultValues: { email: "" },
  });

  if (form.formState.isSubmitSuccessful && !form.formState.errors.root) {
    return <EmptyState icon={MailCheckIcon} title={words.authResetSent} text={words.authResetSentText} />;
  }
  return (
    <SubmitForm
      form={form}
      onSend={async ({ email }) => accountService.sendReset?.(email)}
      submit={words.authResetSend}
      isNarrow
      below={
        <Link to="/sign-in" className="text-sm font-medium underline underline-offset-4">
          {words.authSignIn}
        </Link>
      }
    >
      <TextField control={form.control} name="email" label={words.authEmail} type="email" isRequired />
    </SubmitForm>
  );
}
