import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { AuthForm } from "@/components/auth/AuthForm";
import { PasswordField } from "@/components/auth/PasswordField";
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
    <AuthForm form={form} onSubmit={submit} submitText={words.authNewPassword}>
      <PasswordField
        control={form.control}
        name="password"
        label={words.authNewPassword}
        help={words.authShort}
      />
      <PasswordField control={form.control} name="repeat" label={words.authRepeat} />
    </AuthForm>
  );
}
