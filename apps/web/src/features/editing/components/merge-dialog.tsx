import { fillText } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  EmptyState,
  Skeleton,
} from '@loam/ui';
import { FileX } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { fromEditorText, toEditorText } from '../model/line-breaks.ts';
import { codeTexts } from '../texts.data.ts';

export interface MergeFile {
  readonly path: string;
  /** `hidden`: it is no text, or too large to be shown. */
  readonly theirs: { readonly kind: 'text'; readonly text: string } | { readonly kind: 'deleted' | 'hidden' };
  readonly mine: string;
}

interface MergeDialogProps {
  readonly files: readonly MergeFile[];
  /** What is agreed on is saved right away. */
  readonly isSaving: boolean;
  /** The text of each file; null where theirs is taken as it is. */
  onMerged(texts: ReadonlyMap<string, string | null>): void;
}

const words = codeTexts.merge;
const MergeEditor = lazy(async () => ({ default: (await import('../editor/merge-view.tsx')).MergeEditor }));

/** One file after the other: theirs, mine, or something of both. */
export function MergeDialog({ files, isSaving, onMerged, onClose }: MergeDialogProps & DialogProps) {
  const [agreed, setAgreed] = useState<ReadonlyMap<string, string | null>>(new Map());
  const file = files[agreed.size];
  const isLast = agreed.size === files.length - 1;
  const agree = (path: string, text: string | null) => {
    const next = new Map(agreed).set(path, text);
    if (next.size < files.length) return setAgreed(next);
    onClose();
    return onMerged(next);
  };
  if (file === undefined) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl" className="h-[min(48rem,calc(100dvh-4rem))] sm:max-w-6xl">
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.detail}</DialogDescription>
          <p className="font-mono text-xs text-muted-foreground">
            {fillText(words.step, { n: agreed.size + 1, of: files.length, path: file.path })}
          </p>
        </DialogHeader>
        <MergeStep
          key={file.path}
          file={file}
          useLabel={isLast && isSaving ? words.useAndSave : words.use}
          onAgree={(text) => agree(file.path, text)}
          onClose={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

interface MergeStepProps {
  readonly file: MergeFile;
  readonly useLabel: string;
  readonly onAgree: (text: string | null) => void;
  readonly onClose: () => void;
}

function MergeStep({ file, useLabel, onAgree, onClose }: MergeStepProps) {
  const [start, setStart] = useState({ number: 0, text: toEditorText(file.mine) });
  const [text, setText] = useState(start.text);
  const { theirs } = file;
  const startWith = (next: string) => {
    setStart({ number: start.number + 1, text: next });
    setText(next);
  };
  return (
    <>
      <div className="-mb-2 grid grid-cols-2 gap-6 text-xs font-medium text-muted-foreground">
        <span>{words.theirs}</span>
        <span>{words.mine}</span>
      </div>
      <div className="min-h-0 flex-1 overflow-hidden rounded-md border border-border">
        {theirs.kind === 'text' ? (
          <Suspense fallback={<Skeleton className="m-4 h-40" />}>
            <MergeEditor
              path={file.path}
              theirs={toEditorText(theirs.text)}
              mine={start.text}
              onText={setText}
            />
          </Suspense>
        ) : (
          <EmptyState
            icon={FileX}
            title={theirs.kind === 'deleted' ? words.deletedTheirs : words.binaryTheirs}
            className="pt-16"
          />
        )}
      </div>
      <DialogFooter>
        <Button variant="ghost" onClick={onClose} className="sm:mr-auto">
          {words.cancel}
        </Button>
        <Button variant="outline" onClick={() => onAgree(null)}>
          {words.takeTheirs}
        </Button>
        {theirs.kind === 'text' ? (
          <Button variant="outline" onClick={() => startWith(toEditorText(file.mine))}>
            {words.keepMine}
          </Button>
        ) : null}
        <Button variant="primary" onClick={() => onAgree(fromEditorText(text, file.mine))}>
          {theirs.kind === 'text' ? useLabel : words.keepMine}
        </Button>
      </DialogFooter>
    </>
  );
}
