import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import { z } from "zod";
import { DemoAccounts } from "@/components/auth/DemoAccounts";
import { PasswordField } from "@/components/auth/PasswordField";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
import { TextField } from "@/components/form-fields/TextField";
import { DEMO_LOGINS } from "@/data/auth/demo-accounts";
import { authOptions } from "@/data/auth/options";
import { accountService } from "@/data/auth/service";
import { currentPerson } from "@/data/session";
import { toast } from "@/lib/toast";
import { emailSchema } from "@/lib/validation";
import { words } from "@/lib/words";

const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, words.authPasswordRequired),
});

/** Where someone was on the way to when the app asked who it is. */
const cameFromSchema = z.object({ from: z.string() });

type SignInValues = z.infer<typeof signInSchema>;

export function SignInForm() {
  const navigate = useNavigate();
  const location: { state: unknown } = useLocation();
  const form = useForm<SignInValues>({
    resolver: zodResolver(signInSchema),
    defaultValues: { email: "", password: "" },
  });

  const signIn = async ({ email, password }: SignInValues) => {
    const result = await accountService.signIn(email, password);
    if (!result.ok) return result;
    toast.success(words.authWelcome.replace("{name}", currentPerson()?.name ?? ""));
    const cameFrom = cameFromSchema.safeParse(location.state).data?.from;
    await navigate(cameFrom ?? "/", { replace: true });
  };

  return (
    <div className="grid w-full max-w-md gap-6 justify-self-center">
      <SubmitForm
        form={form}
        onSend={signIn}
        submit={words.authSignIn}
        isNarrow
        below={
          <>
            {accountService.sendReset && (
              <Link to="/reset-password" className="text-sm font-medium underline underline-offset-4">
                {words.authForgot}
              </Link>
            )}
            {authOptions.canSignUp && (
              <p className="text-sm">
                {words.authNoAccount}{" "}
                <Link to="/sign-up" className="font-medium underline underline-offset-4">
                  {words.authSignUp}
                </Link>
              </p>
            )}
          </>
        }
      >
        <TextField control={form.control} name="email" label={words.authEmail} type="email" isRequired />
        <PasswordField control={form.control} name="password" label={words.password} />
      </SubmitForm>
      {DEMO_LOGINS.length > 0 && (
        <DemoAccounts onUse={(email, password) => form.reset({ email, password })} />
      )}
    </div>
  );
}
