import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { toast } from "@/lib/toast";
import { z } from "zod";
import { PersonAvatar } from "@/components/common/Avatar";
import { FormProblem } from "@/components/form-fields/FormProblem";
import { LongTextField } from "@/components/form-fields/LongTextField";
import { TextField } from "@/components/form-fields/TextField";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { type Person, useCurrentPerson } from "@/data/session";
import { isEmailOrEmpty } from "@/lib/validation";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const profileSchema = z.object({
  name: z.string().trim().min(1, words.meNameRequired),
  email: z.string().trim().refine(isEmailOrEmpty, words.invalidEmail),
  about: z.string().trim(),
});

type ProfileValues = z.infer<typeof profileSchema>;

interface ProfileFormProps {
  /** Keeps the changes, or says why it cannot. */
  onSave: (changes: ProfileValues) => Promise<{ ok: true } | { ok: false; message: string }>;
}

export function ProfileForm({ onSave }: ProfileFormProps) {
  const person = useCurrentPerson();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: { name: person?.name ?? "", email: person?.email ?? "", about: person?.about ?? "" },
  });

  const save = form.handleSubmit(async (values) => {
    const result = await onSave(values);
    if (!result.ok) {
      form.setError("root", { message: result.message });
      return;
    }
    toast.success(words.meSaved);
  });

  return (
    <div className={cn("grid items-start gap-6", person && "md:grid-cols-[16rem_minmax(0,1fr)]")}>
      {person && <ProfileCard person={person} />}
      <Form {...form}>
        <form
          onSubmit={save}
          noValidate
          className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground"
        >
          <TextField control={form.control} name="name" label={words.meName} isRequired />
          <TextField control={form.control} name="email" label={words.meEmail} type="email" />
          <LongTextField control={form.control} name="about" label={words.meAbout} />
          <FormProblem message={form.formState.errors.root?.message} />
          <Button type="submit" disabled={form.formState.isSubmitting} className="justify-self-start">
            {words.meSave}
          </Button>
        </form>
      </Form>
    </div>
  );
}

function ProfileCard({ person }: { person: Person }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border bg-card p-6 text-center text-card-foreground">
      <PersonAvatar name={person.name} className="size-20 text-2xl" />
      <h2 className="font-heading text-xl font-semibold break-words">{person.name}</h2>
      {person.email && <p className="text-sm break-all text-muted-foreground">{person.email}</p>}
      {person.role && <Badge variant="secondary">{person.role}</Badge>}
      {person.about && <p className="text-sm whitespace-pre-line">{person.about}</p>}
    </div>
  );
}
