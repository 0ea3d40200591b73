import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
} from '@loam/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fieldProblems, shownProblem } from '../../../shared/problems.ts';
import { joinPath, pathFault } from '../model/file-name.ts';
import { fileName } from '../model/file-view.ts';
import { codeTexts } from '../texts.data.ts';

export type NameWish =
  | { readonly kind: 'file' | 'folder'; readonly folder: string }
  | { readonly kind: 'rename'; readonly path: string };

interface FileNameDialogProps {
  readonly wish: NameWish;
  readonly existing: ReadonlySet<string>;
  onName(path: string): Promise<void>;
}

const words = codeTexts.change;
const titles = { file: words.newFileTitle, folder: words.newFolderTitle, rename: words.renameTitle } as const;

/** Asks for the path of a new file or folder, or for another one of what is there. */
export function FileNameDialog({ wish, existing, onName, onClose }: FileNameDialogProps & DialogProps) {
  const form = usePathForm({ wish, existing, onName }, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md">
        <DialogHeader>
          <DialogTitle>{titles[wish.kind]}</DialogTitle>
          <DialogDescription>{words.pathHint}</DialogDescription>
        </DialogHeader>
        <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
          <Field label={words.pathLabel} error={form.fault} required>
            <Input
              ref={selectName}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              className="font-mono"
              value={form.path}
              onChange={(event) => form.setPath(event.target.value)}
            />
          </Field>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={form.isSaving}>
              {wish.kind === 'rename' ? words.rename : words.create}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** The name is what is mostly changed: it stands selected, its folder and its ending do not. */
function selectName(input: HTMLInputElement | null): void {
  if (!input) return;
  const name = fileName(input.value);
  const start = input.value.length - name.length;
  const ending = name.lastIndexOf('.');
  input.focus();
  input.setSelectionRange(start, ending > 0 ? start + ending : input.value.length);
}

function usePathForm({ wish, existing, onName }: FileNameDialogProps, onClose: () => void) {
  const [path, setPath] = useState(wish.kind === 'rename' ? wish.path : joinPath(wish.folder, ''));
  const [isSubmitted, setSubmitted] = useState(false);
  const save = useMutation({ mutationFn: onName, onSuccess: onClose });
  const wanted = path.trim();
  const fault = pathFault(wanted, existing);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (wish.kind === 'rename' && wanted === wish.path) return onClose();
    if (fault === undefined && !save.isPending) save.mutate(wanted);
    return undefined;
  };
  const refusal = save.error === null ? undefined : serverFault(save.error);
  return {
    path,
    setPath: (next: string) => {
      setPath(next);
      save.reset();
    },
    fault: isSubmitted ? (fault ?? refusal) : undefined,
    isSaving: save.isPending,
    submit,
  };
}

function serverFault(error: unknown): string {
  return fieldProblems(error)['path'] ?? shownProblem(error).message;
}
