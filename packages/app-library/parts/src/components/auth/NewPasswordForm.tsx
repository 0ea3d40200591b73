import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { z } from "zod";
import { PasswordField } from "@/components/auth/PasswordField";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
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

  const save = async ({ password }: { password: string }) => {
    const result = await accountService.setPassword?.(password);
    if (result?.ok === false) return result;
    toast.success(words.authNewPasswordSaved);
    await navigate("/", { replace: true });
  };

  return (
    <SubmitForm form={form} onSend={save} submit={words.authNewPassword} isNarrow>
      <PasswordField
        control={form.control}
        name="password"
        label={words.authNewPassword}
        help={words.authShort}
      />
      <PasswordField control={form.control} name="repeat" label={words.authRepeat} />
    </SubmitForm>
  );
}
