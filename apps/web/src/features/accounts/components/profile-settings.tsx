import { zodResolver } from '@hookform/resolvers/zod';
import { accountLimits, PersonName, Username, type Me } from '@loam/contract';
import { Button, Field, Input, Textarea, toast } from '@loam/ui';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useMe } from '../api.ts';
import { useUpdateProfile } from '../settings-api.ts';
import { AvatarField } from './avatar-field.tsx';

const ProfileFields = z.object({
  name: PersonName,
  username: Username,
  bio: z.string().trim().max(accountLimits.bioLength, `At most ${accountLimits.bioLength} characters.`),
});

export function ProfileSettings() {
  const me = useMe();
  if (!me) return null;
  return (
    <>
      <SettingsSection title="Picture" description="Shown beside your name. PNG, JPEG, WebP or GIF.">
        <AvatarField me={me} />
      </SettingsSection>
      <SettingsSection title="About you" description="Anyone can see this on your profile page.">
        <ProfileForm me={me} />
      </SettingsSection>
    </>
  );
}

function ProfileForm({ me }: { readonly me: Me }) {
  const update = useUpdateProfile();
  const form = useForm({
    resolver: zodResolver(ProfileFields),
    mode: 'onChange',
    values: { name: me.name, username: me.username, bio: me.bio },
  });
  const bio = useWatch({ control: form.control, name: 'bio' });
  const { errors, isDirty } = form.formState;
  const atServer = fieldProblems(update.error);
  const submit = form.handleSubmit((fields) =>
    update.mutate(fields, {
      onSuccess: () => toast.success('Profile saved'),
      onError: (error) => {
        if (Object.keys(fieldProblems(error)).length === 0) toast.error(shownProblem(error).message);
      },
    }),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-md flex-col gap-4">
      <Field label="Name" error={errors.name?.message ?? atServer['name']}>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <Field
        label="Username"
        hint="Your page is /user/ followed by this name."
        error={errors.username?.message ?? atServer['username']}
      >
        <Input autoComplete="off" spellCheck={false} {...form.register('username')} />
      </Field>
      <Field
        label="Bio"
        aside={`${bio.length} / ${accountLimits.bioLength}`}
        error={errors.bio?.message ?? atServer['bio']}
      >
        <Textarea rows={3} {...form.register('bio')} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" variant="primary" disabled={!isDirty} loading={update.isPending}>
          Save
        </Button>
        <Button variant="ghost" disabled={!isDirty} onClick={() => form.reset()}>
          Revert
        </Button>
      </div>
    </form>
  );
}
