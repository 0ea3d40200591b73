import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useLocation, useNavigate } from "react-router";
import { toast } from "@/lib/toast";
import { z } from "zod";
import { DemoAccounts } from "@/components/auth/DemoAccounts";
import { PasswordField } from "@/components/auth/PasswordField";
import { FormProblem } from "@/components/form-fields/FormProblem";
import { TextField } from "@/components/form-fields/TextField";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { DEMO_LOGINS } from "@/data/auth/demo-accounts";
import { authOptions } from "@/data/auth/options";
import { accountService } from "@/data/auth/service";
import { currentPerson } from "@/data/session";
import { isEmailOrEmpty } from "@/lib/validation";
import { words } from "@/lib/words";

const signInSchema = z.object({
  email: z.string().trim().min(1, words.invalidEmail).refine(isEmailOrEmpty, words.invalidEmail),
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

  const submit = form.handleSubmit(async ({ email, password }) => {
    const result = await accountService.signIn(email, password);
    if (!result.ok) {
      form.setError("root", { message: result.message });
      return;
    }
    toast.success(words.authWelcome.replace("{name}", currentPerson()?.name ?? ""));
    const cameFrom = cameFromSchema.safeParse(location.state).data?.from;
    await navigate(cameFrom ?? "/", { replace: true });
  });

  const fillIn = (email: string, password: string) => {
    form.reset({ email, password });
  };

  return (
    <div className="grid w-full max-w-md gap-6 justify-self-center">
      <Form {...form}>
        <form
          onSubmit={submit}
          noValidate
          className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground"
        >
          <TextField control={form.control} name="email" label={words.authEmail} type="email" isRequired />
          <PasswordField control={form.control} name="password" label={words.authPassword} />
          <FormProblem message={form.formState.errors.root?.message} />
          <Button type="submit" disabled={form.formState.isSubmitting}>
            {words.authSignIn}
          </Button>
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
        </form>
      </Form>
      {DEMO_LOGINS.length > 0 && <DemoAccounts onUse={fillIn} />}
    </div>
  );
}
