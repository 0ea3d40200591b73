import type { Project } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  RadioCards,
  toast,
} from '@loam/ui';
import { type FormEvent, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { newId } from '../../../shared/new-id.ts';
import { shownProblem } from '../../../shared/problems.ts';
import { useIsThere } from '../../../shared/use-is-there.ts';
import { useTellIfGone } from '../../../shared/use-tell-if-gone.ts';
import { useCurrentWorkspace, useWorkspaces } from '../../workspaces/api.ts';
import { useRemixProject } from '../changes.ts';
import { type RemixPlace, remixPlaces } from '../model/remix-places.ts';
import { projectTexts } from '../texts.data.ts';

interface RemixProjectDialogProps {
  readonly project: Pick<Project, 'id' | 'display_name' | 'permissions' | 'visibility'>;
  readonly onOpen: (projectId: string) => void;
}

const { remix: words } = projectTexts;

/** Who may edit the original chooses whether its versions come along; everyone else is told that they do not. */
export function RemixProjectDialog({ project, onOpen, onClose }: RemixProjectDialogProps & DialogProps) {
  const places = remixPlaces(useWorkspaces(), project.visibility);
  const current = useCurrentWorkspace();
  const open = places.filter(({ fault }) => fault === undefined);
  const [place, setPlace] = useState(() => (open.find(({ id }) => id === current.id) ?? open[0])?.id);
  const isEditor = project.permissions.includes('EditProject');
  const [start, setStart] = useState<Start>(isEditor ? 'history' : 'clean');
  // One for as long as the dialog is open: a second click makes no second project.
  const [idempotencyKey] = useState(newId);
  const remix = useRemixProject();
  const isThere = useIsThere();
  const tellIfGone = useTellIfGone(words.failed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (place === undefined) return;
    const wish = {
      projectId: project.id,
      workspaceId: place,
      withHistory: start === 'history',
      idempotencyKey: `${idempotencyKey}-${place}-${start}`,
    };
    remix.mutateAsync(wish).then(({ id }) => {
      // Who closed the dialog meanwhile went on with something else: the project is offered, not opened.
      if (!isThere()) {
        toast.success(words.done, {
          action: { label: projectTexts.actions.open, onClick: () => onOpen(id) },
        });
        return;
      }
      toast.success(words.done);
      onClose();
      onOpen(id);
    }, tellIfGone);
  };
  const problem = place === undefined ? words.noPlace : remix.isError && shownProblem(remix.error).message;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>
            <strong className="font-semibold break-words text-foreground">{project.display_name}</strong>{' '}
            {isEditor ? words.editorDetail : words.detail}
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={submit} className="flex flex-col gap-4">
          {isEditor ? <StartChoice value={start} onChange={setStart} /> : null}
          {places.length > 1 ? <PlaceChoice places={places} value={place} onChange={setPlace} /> : null}
          {problem ? (
            <p role="alert" className="text-sm text-danger">
              {problem}
            </p>
          ) : null}
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" disabled={place === undefined} loading={remix.isPending}>
              {words.action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

type Start = keyof typeof words.starts;

interface StartChoiceProps {
  readonly value: Start;
  readonly onChange: (value: Start) => void;
}

function StartChoice({ value, onChange }: StartChoiceProps) {
  const options = (['history', 'clean'] as const).map((start) => ({ value: start, ...words.starts[start] }));
  return <RadioCards label={words.start} value={value} onValueChange={onChange} options={options} />;
}

interface PlaceChoiceProps {
  readonly places: readonly RemixPlace[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function PlaceChoice({ places, value = '', onChange }: PlaceChoiceProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{words.where}</legend>
      <div className="max-h-[30dvh] overflow-y-auto">
        <RadioCards
          label={words.where}
          value={value}
          onValueChange={onChange}
          options={places.map(({ id, name, memberCount, fault }) => ({
            value: id,
            title: name,
            description: memberCount === 1 ? 'Only you' : `${memberCount} members`,
            ...(fault === undefined ? {} : { disabledReason: fault }),
          }))}
        />
      </div>
    </fieldset>
  );
}
