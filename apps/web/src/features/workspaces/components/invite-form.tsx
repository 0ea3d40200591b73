import { zodResolver } from '@hookform/resolvers/zod';
import { AssignableRole, canAssignRole, fillText, type Workspace, workspaceLimits } from '@loam/contract';
import { Banner, Button, Field, Textarea, toast } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { Controller, useForm } from 'react-hook-form';
import { z } from 'zod';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useInstallation, useMe } from '../../accounts/api.ts';
import { useInvite } from '../invitations-api.ts';
import type { InviteOutcome } from '../model/invite-each.ts';
import { parseAddresses } from '../model/parse-addresses.ts';
import { peopleTexts } from '../texts.data.ts';
import { InviteProblems } from './invite-problems.tsx';
import { RoleSelect } from './role-select.tsx';

const texts = peopleTexts.invite;
const maxAtOnce = 50;

const Fields = z.object({
  addresses: z.string().superRefine((text, context) => {
    const { addresses, invalid } = parseAddresses(text);
    const problem =
      invalid.length > 0
        ? fillText(texts.invalid, { list: invalid.slice(0, 5).join(', ') })
        : addresses.length === 0
          ? texts.missing
          : addresses.length > maxAtOnce
            ? fillText(texts.tooMany, { n: maxAtOnce })
            : undefined;
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  }),
  role: AssignableRole,
});

const noInvitation: z.input<typeof Fields> = { addresses: '', role: 'member' };

export function InviteForm({ workspace }: { readonly workspace: Workspace }) {
  const invite = useInvite(workspace.id);
  const { sends_mail } = useInstallation();
  const form = useForm({
    resolver: zodResolver(Fields),
    defaultValues: noInvitation,
  });
  const submit = form.handleSubmit(({ addresses, role }) =>
    invite.mutate(
      { emails: parseAddresses(addresses).addresses, role },
      {
        onSuccess: (outcome) => {
          announceSent(outcome, sends_mail);
          form.setValue('addresses', openAddresses(outcome).join(', '));
        },
      },
    ),
  );
  return (
    <SettingsSection
      title={texts.title}
      description={fillText(texts.text, { days: workspaceLimits.invitationExpiryDays })}
    >
      <MailNotice />
      <InviteProblems outcome={invite.data} />
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-3">
        <Field label={texts.field} hint={texts.hint} error={form.formState.errors.addresses?.message}>
          <Textarea
            rows={2}
            placeholder={texts.placeholder}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            inputMode="email"
            {...form.register('addresses')}
          />
        </Field>
        <div className="flex flex-wrap items-end gap-3">
          <Field label={texts.role} className="w-40 max-sm:flex-1">
            <Controller
              control={form.control}
              name="role"
              render={({ field }) => (
                <RoleSelect
                  value={field.value}
                  onValueChange={field.onChange}
                  canAssign={(role) => canAssignRole(workspace.role, role)}
                />
              )}
            />
          </Field>
          <Button type="submit" variant="primary" loading={invite.isPending}>
            {texts.action}
          </Button>
        </div>
      </form>
    </SettingsSection>
  );
}

function announceSent({ sent }: InviteOutcome, sendsMail: boolean) {
  const [email] = sent;
  if (email === undefined) return;
  toast.success(
    sent.length === 1
      ? fillText(sendsMail ? texts.sentOne : texts.heldOne, { email })
      : fillText(sendsMail ? texts.sentMany : texts.heldMany, { n: sent.length }),
  );
}

/** What stays in the field, to be mended or sent later. */
function openAddresses({ refused, left }: InviteOutcome): readonly string[] {
  return [...refused.map(({ email }) => email), ...left];
}

function MailNotice() {
  const { sends_mail } = useInstallation();
  const me = useMe();
  const { held } = peopleTexts;
  if (sends_mail) return null;
  return (
    <Banner
      title={held.title}
      actions={
        me?.role === 'operator' ? (
          <Button asChild size="sm" variant="outline">
            <Link to="/admin/$section" params={{ section: 'mail' }} search={{}}>
              {held.open}
            </Link>
          </Button>
        ) : undefined
      }
    >
      {held.text}
    </Banner>
  );
}
