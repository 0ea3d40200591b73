import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { z } from "zod";
import { PasswordField } from "@/components/auth/PasswordField";
import { ChoiceField, toOptions } from "@/components/form-fields/ChoiceField";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
import { TextField } from "@/components/form-fields/TextField";
import { authOptions } from "@/data/auth/options";
import { accountService } from "@/data/auth/service";
import { toast } from "@/lib/toast";
import { emailSchema } from "@/lib/validation";
import { words } from "@/lib/words";

const signUpSchema = z
  .object({
    name: z.string().trim().min(1, words.authNameRequired),
    email: emailSchema,
    role: z.string(),
    password: z.string().min(8, words.authShort),
    repeat: z.string(),
  })
  .refine(({ password, repeat }) => password === repeat, { path: ["repeat"], message: words.authDiffer });

type SignUpValues = z.infer<typeof signUpSchema>;

export function SignUpForm() {
  const navigate = useNavigate();
  const form = useForm<SignUpValues>({
    resolver: zodResolver(signUpSchema),
    defaultValues: { name: "", email: "", role: authOptions.roles[0] ?? "", password: "", repeat: "" },
  });

  const signUp = async (values: SignUpValues) => {
    const result = await accountService.signUp(values);
    if (!result.ok) {
      form.setError("email", { message: result.message });
      return undefined;
    }
    toast.success(result.isWaiting ? words.authMailSent : words.authWelcome.replace("{name}", values.name));
    await navigate(result.isWaiting ? "/sign-in" : "/", { replace: true });
    return result;
  };

  return (
    <SubmitForm
      form={form}
      onSend={signUp}
      submit={words.authSignUp}
      isNarrow
      below={
        <p className="text-sm">
          {words.authHasAccount}{" "}
          <Link to="/sign-in" className="font-medium underline underline-offset-4">
            {words.authSignIn}
          </Link>
        </p>
      }
    >
      <TextField control={form.control} name="name" label={words.authName} isRequired />
      <TextField control={form.control} name="email" label={words.authEmail} type="email" isRequired />
      {authOptions.roles.length > 1 && (
        <ChoiceField
          control={form.control}
          name="role"
          label={words.authRole}
          options={toOptions(authOptions.roles)}
          isRequired
        />
      )}
      <PasswordField control={form.control} name="password" label={words.password} help={words.authShort} />
      <PasswordField control={form.control} name="repeat" label={words.authRepeat} />
    </SubmitForm>
  );
}
