import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { PersonAvatar } from "@/components/common/Avatar";
import { LongTextField } from "@/components/form-fields/LongTextField";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
import { TextField } from "@/components/form-fields/TextField";
import { Badge } from "@/components/ui/badge";
import { type Person, useCurrentPerson } from "@/data/session";
import { toast } from "@/lib/toast";
import { isEmailOrEmpty } from "@/lib/validation";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const profileSchema = z.object({
  name: z.string().trim().min(1, words.authNameRequired),
  email: z.string().trim().refine(isEmailOrEmpty, words.invalidEmail),
  about: z.string().trim(),
  details: z.record(z.string(), z.string().trim()),
});

type ProfileValues = z.infer<typeof profileSchema>;

interface ProfileField {
  id: string;
  label: string;
  isLong: boolean;
}

interface ProfileFormProps {
  /** Keeps the changes, or says why it cannot. */
  onSave: (changes: ProfileValues) => Promise<{ ok: true } | { ok: false; message: string }>;
  /** What people tell of themselves beside their name and address. */
  fields?: readonly ProfileField[];
}

export function ProfileForm({ onSave, fields }: ProfileFormProps) {
  const person = useCurrentPerson();
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: {
      name: person?.name ?? "",
      email: person?.email ?? "",
      about: person?.about ?? "",
      details: Object.fromEntries((fields ?? []).map(({ id }) => [id, person?.details?.[id] ?? ""])),
    },
  });

  const save = async (values: ProfileValues) => {
    const result = await onSave(values);
    if (result.ok) toast.success(words.meSaved);
    return result;
  };

  return (
    <div className={cn("grid items-start gap-6", person && "md:grid-cols-[16rem_minmax(0,1fr)]")}>
      {person && <ProfileCard person={person} fields={fields ?? []} />}
      <SubmitForm form={form} onSend={save} submit={words.meSave} className="max-w-none gap-5">
        <TextField control={form.control} name="name" label={words.authName} isRequired />
        <TextField control={form.control} name="email" label={words.authEmail} type="email" />
        {fields?.map(({ id, label, isLong }) =>
          isLong ? (
            <LongTextField key={id} control={form.control} name={`details.${id}`} label={label} />
          ) : (
            <TextField key={id} control={form.control} name={`details.${id}`} label={label} />
          ),
        )}
        {!fields?.some(({ isLong }) => isLong) && (
          <LongTextField control={form.control} name="about" label={words.meAbout} />
        )}
      </SubmitForm>
    </div>
  );
}

interface ProfileCardProps {
  person: Person;
  fields: readonly ProfileField[];
}

function ProfileCard({ person, fields }: ProfileCardProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border bg-card p-6 text-center text-card-foreground">
      <PersonAvatar name={person.name} className="size-20 text-2xl" />
      <h2 className="font-heading text-xl font-semibold break-words">{person.name}</h2>
      {person.email && <p className="text-sm break-all text-muted-foreground">{person.email}</p>}
      {person.role && <Badge variant="secondary">{person.role}</Badge>}
      {person.about && <p className="text-sm whitespace-pre-line">{person.about}</p>}
      {fields.map(
        ({ id, label }) =>
          person.details?.[id] && (
            <p key={id} className="text-sm whitespace-pre-line">
              <span className="text-muted-foreground">{label}</span> {person.details[id]}
            </p>
          ),
      )}
    </div>
  );
}
