import {
  canManageCollaborator,
  type Collaborator,
  CollaboratorId,
  CollaboratorLevel,
  fillText,
  type Project,
} from '@loam/contract';
import { Avatar, Badge, Button, CopyButton, IconButton, toast } from '@loam/ui';
import { UserMinus } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useMe } from '../../accounts/api.ts';
import { useChangeLevel } from '../api.ts';
import { levelLabel } from '../model/level-labels.ts';
import { shareTexts } from '../texts.data.ts';
import { LeaveProjectDialog } from './leave-project-dialog.tsx';
import { LevelSelect } from './level-select.tsx';
import { RemoveCollaboratorDialog } from './remove-collaborator-dialog.tsx';

const words = shareTexts.people;

interface PeopleListProps {
  readonly project: Project;
  readonly people: readonly Collaborator[];
  readonly onLeft: () => void;
}

export function PeopleList({ project, people, onLeft }: PeopleListProps) {
  return (
    <section aria-label={words.title} className="flex flex-col gap-1">
      <h3 className="text-sm font-medium">{words.title}</h3>
      <ul className="-mx-1 flex max-h-60 flex-col overflow-y-auto px-1">
        {people.map((person) => (
          <PersonRow key={person.id} project={project} person={person} onLeft={onLeft} />
        ))}
      </ul>
    </section>
  );
}

interface PersonRowProps {
  readonly project: Project;
  readonly person: Collaborator;
  readonly onLeft: () => void;
}

function PersonRow({ project, person, onLeft }: PersonRowProps) {
  const me = useMe();
  const isMe = me?.id === person.user_id;
  const mayManage =
    me !== null &&
    project.permissions.includes('ManageProjectCollaborators') &&
    canManageCollaborator(person, me.id);
  return (
    <li className="flex items-center gap-2 py-1.5">
      <Avatar
        size="sm"
        decorative
        person={{
          id: person.user_id ?? person.id,
          name: person.display_name,
          imageUrl: person.photo_url ?? undefined,
        }}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate text-sm" title={person.display_name}>
          {person.display_name}
          {isMe ? <span className="text-muted-foreground"> ({words.you})</span> : null}
        </p>
        <PersonState person={person} />
      </div>
      {person.invite_url === null ? null : (
        <CopyButton
          text={person.invite_url}
          label={fillText(words.copyLink, { name: person.display_name })}
        />
      )}
      {mayManage ? (
        <ManagedRole project={project} person={person} />
      ) : (
        <Badge tone={person.access_level === 'owner' ? 'accent' : 'neutral'}>
          {levelLabel(person.access_level)}
        </Badge>
      )}
      {isMe && person.access_level !== 'owner' ? <LeaveButton project={project} onLeft={onLeft} /> : null}
    </li>
  );
}

function PersonState({ person }: { readonly person: Collaborator }) {
  if (person.joined_at === null) {
    return (
      <p className="text-xs text-muted-foreground">{person.is_expired ? words.expired : words.pending}</p>
    );
  }
  return person.email === person.display_name ? null : (
    <p className="truncate text-xs text-muted-foreground" title={person.email}>
      {person.email}
    </p>
  );
}

function ManagedRole({ project, person }: Omit<PersonRowProps, 'onLeft'>) {
  const id = CollaboratorId.parse(person.id);
  const change = useChangeLevel(project.id, id);
  const dialogs = useDialogs();
  const name = person.display_name;
  return (
    <>
      <LevelSelect
        label={fillText(words.roleOf, { name })}
        value={CollaboratorLevel.parse(person.access_level)}
        workspace={project.workspace}
        onValueChange={(level) => {
          change
            .mutateAsync(level)
            .catch((error: unknown) =>
              toast.error(words.notSaved, { description: shownProblem(error).message }),
            );
        }}
      />
      <IconButton
        size="sm"
        label={fillText(words.remove, { name })}
        onClick={() =>
          dialogs.open(RemoveCollaboratorDialog, {
            projectId: project.id,
            person: { id, name, isPending: person.joined_at === null },
          })
        }
      >
        <UserMinus aria-hidden className="size-4" />
      </IconButton>
    </>
  );
}

function LeaveButton({ project, onLeft }: Omit<PersonRowProps, 'person'>) {
  const dialogs = useDialogs();
  const { id, display_name: name } = project;
  return (
    <Button
      size="sm"
      variant="ghost"
      onClick={() => dialogs.open(LeaveProjectDialog, { project: { id, name }, onLeft })}
    >
      {shareTexts.leave.action}
    </Button>
  );
}
