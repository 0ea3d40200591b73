import {
  type Collaborator,
  type CollaboratorLevel,
  defaultCollaboratorLevel,
  fillText,
  type Project,
} from '@loam/contract';
import { Button, Field, Input, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useInstallation } from '../../accounts/api.ts';
import { useWorkspaces } from '../../workspaces/api.ts';
import { InviteProblems } from '../../workspaces/components/invite-problems.tsx';
import { allMembersQuery } from '../../workspaces/members-api.ts';
import type { InviteOutcome } from '../../workspaces/model/invite-each.ts';
import { parseAddresses } from '../../workspaces/model/parse-addresses.ts';
import { peopleTexts } from '../../workspaces/texts.data.ts';
import { useInvitePeople } from '../api.ts';
import { suggestMembers, withAddress } from '../model/suggest-members.ts';
import { shareTexts } from '../texts.data.ts';
import { LevelSelect } from './level-select.tsx';

const words = shareTexts.invite;
const maxAtOnce = 50;

interface InvitePeopleProps {
  readonly project: Project;
  readonly people: readonly Collaborator[];
}

export function InvitePeople({ project, people }: InvitePeopleProps) {
  const canInvite = project.permissions.includes('ManageProjectCollaborators');
  const [typed, setTyped] = useState('');
  const [level, setLevel] = useState<CollaboratorLevel>(defaultCollaboratorLevel);
  const [problem, setProblem] = useState<string>();
  const invite = useInvitePeople(project.id);
  const report = useReportProblem();
  const { sends_mail } = useInstallation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemOf(typed);
    setProblem(found);
    if (found !== undefined) return;
    invite.mutateAsync({ emails: parseAddresses(typed).addresses, level }).then((outcome) => {
      announce(outcome, sends_mail);
      setTyped([...outcome.refused.map(({ email }) => email), ...outcome.left].join(', '));
    }, report);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-2">
      <Field label={words.label} hint={canInvite ? undefined : words.locked} error={problem}>
        <Input
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={words.placeholder}
          value={typed}
          disabled={!canInvite}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      {canInvite ? <Suggestions typed={typed} project={project} people={people} onChoose={setTyped} /> : null}
      <InviteProblems outcome={invite.data} />
      <div className="flex items-center justify-between gap-2">
        <LevelSelect
          label={words.role}
          value={level}
          onValueChange={setLevel}
          workspace={project.workspace}
          disabled={!canInvite}
        />
        <Button type="submit" size="sm" variant="primary" loading={invite.isPending} disabled={!canInvite}>
          {words.action}
        </Button>
      </div>
    </form>
  );
}

function problemOf(typed: string): string | undefined {
  const { invite: texts } = peopleTexts;
  const { addresses, invalid } = parseAddresses(typed);
  if (invalid.length > 0) return fillText(texts.invalid, { list: invalid.slice(0, 5).join(', ') });
  if (addresses.length === 0) return texts.missing;
  return addresses.length > maxAtOnce ? fillText(texts.tooMany, { n: maxAtOnce }) : undefined;
}

function announce({ sent }: InviteOutcome, sendsMail: boolean) {
  const [email] = sent;
  if (email === undefined) return;
  toast.success(
    sent.length === 1
      ? fillText(sendsMail ? words.sentOne : words.heldOne, { email })
      : fillText(sendsMail ? words.sentMany : words.heldMany, { n: sent.length }),
  );
}

interface SuggestionsProps extends InvitePeopleProps {
  readonly typed: string;
  readonly onChoose: (typed: string) => void;
}

/** Only for members: nobody else sees who is in the workspace. */
function Suggestions({ typed, project, people, onChoose }: SuggestionsProps) {
  const isMember = useWorkspaces().some(({ id }) => id === project.workspace_id);
  const members = useQuery({
    ...allMembersQuery(useApi(), project.workspace_id),
    enabled: isMember && typed !== '',
  });
  const suggested = suggestMembers(typed, members.data ?? [], people);
  if (suggested.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {suggested.map((member) => (
        <li key={member.user_id}>
          <Button
            size="sm"
            variant="secondary"
            aria-label={fillText(words.add, { name: `${member.display_name}, ${member.email}` })}
            onClick={() => onChoose(withAddress(typed, member.email))}
          >
            {member.display_name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
