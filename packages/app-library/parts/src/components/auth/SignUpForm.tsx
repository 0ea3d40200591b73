import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { Link, useNavigate } from "react-router";
import { toast } from "@/lib/toast";
import { z } from "zod";
import { PasswordField } from "@/components/auth/PasswordField";
import { ChoiceField, toOptions } from "@/components/form-fields/ChoiceField";
import { FormProblem } from "@/components/form-fields/FormProblem";
import { TextField } from "@/components/form-fields/TextField";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { authOptions } from "@/data/auth/options";
import { accountService } from "@/data/auth/service";
import { isEmailOrEmpty } from "@/lib/validation";
import { words } from "@/lib/words";

const signUpSchema = z
  .object({
    name: z.string().trim().min(1, words.authNameRequired),
    email: z.string().trim().min(1, words.invalidEmail).refine(isEmailOrEmpty, words.invalidEmail),
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

  const submit = form.handleSubmit(async (values) => {
    const result = await accountService.signUp(values);
    if (!result.ok) {
      form.setError("email", { message: result.message });
      return;
    }
    if (result.isWaiting) {
      toast.success(words.authMailSent);
      await navigate("/sign-in", { replace: true });
      return;
    }
    toast.success(words.authWelcome.replace("{name}", values.name));
    await navigate("/", { replace: true });
  });

  return (
    <Form {...form}>
      <form
        onSubmit={submit}
        noValidate
        className="grid w-full max-w-md gap-5 justify-self-center rounded-xl border bg-card p-6 text-card-foreground"
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
        <PasswordField
          control={form.control}
          name="password"
          label={words.authPassword}
          help={words.authShort}
        />
        <PasswordField control={form.control} name="repeat" label={words.authRepeat} />
        <FormProblem message={form.formState.errors.root?.message} />
        <Button type="submit" disabled={form.formState.isSubmitting}>
          {words.authSignUp}
        </Button>
        <p className="text-sm">
          {words.authHasAccount}{" "}
          <Link to="/sign-in" className="font-medium underline underline-offset-4">
            {words.authSignIn}
          </Link>
        </p>
      </form>
    </Form>
  );
}
