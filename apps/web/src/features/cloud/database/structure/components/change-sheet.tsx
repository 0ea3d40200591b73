import { type StructureChange, texts } from '@loam/contract';
import {
  Button,
  cn,
  ConfirmDialog,
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  toast,
} from '@loam/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useOpenedPlace } from '../../../../../shared/mark-place.ts';
import { shownProblem } from '../../../../../shared/problems.ts';
import { useApplyChange, usePlan } from '../api.ts';
import type { Draft } from '../model/drafts.ts';
import { structureWords as words } from '../texts.data.ts';
import { ChangeReview } from './change-review.tsx';

interface ChangeSheetProps {
  readonly projectId: string;
  readonly title: string;
  /** What it is about, such as a table. */
  readonly subject?: string | undefined;
  /** What is meant now. */
  readonly draft: () => Draft;
  readonly onClose: () => void;
  readonly onDone?: ((change: StructureChange) => void) | undefined;
  /** What is said once it was run. */
  readonly doneText?: string | undefined;
  /** What is said besides where it could not be run. */
  readonly failedText?: ((message: string) => string) | undefined;
  /** The fields; without any the change is shown at once. */
  readonly children?: ReactNode;
}

/** A change in two steps: what is meant, and then what would be run. What was looked at is what is run. */
export function ChangeSheet(props: ChangeSheetProps) {
  const { projectId, title, subject, draft, onClose, onDone, doneText, failedText, children } = props;
  const hasFields = children !== undefined;
  const [reviewed, setReviewed] = useState(() => (hasFields ? undefined : changeOf(draft())));
  const [fault, setFault] = useState<string>();
  const [typed, setTyped] = useState('');
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isStillHere = useOpenedPlace();
  const plan = usePlan(projectId, reviewed);
  const apply = useApplyChange(projectId, {
    onDone: (change) => {
      onClose();
      if (isStillHere()) onDone?.(change);
    },
    onFailed: (error) => failedText && toast.error(failedText(shownProblem(error).message)),
  });
  const planned = plan.data ?? undefined;
  const isReady =
    planned !== undefined && (planned.confirmation === null || planned.confirmation === typed.trim());
  const look = () => {
    const next = draft();
    if ('fault' in next) return setFault(next.fault);
    setFault(undefined);
    setTyped('');
    apply.reset();
    return setReviewed(next.change);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog lies in the page's tree of components inside of others.
    event.stopPropagation();
    if (reviewed === undefined) return look();
    if (!planned || !isReady || apply.isPending) return undefined;
    return apply.mutate({ change: reviewed, plan: planned, confirmation: typed.trim(), doneText });
  };
  const leave = () => (apply.isPending ? undefined : isDirty ? setAsking(true) : onClose());
  return (
    <Sheet open onOpenChange={(isOpen) => (isOpen ? undefined : leave())}>
      <SheetContent className="w-[32rem]">
        <SheetTitle className="pe-8 text-lg font-semibold">{title}</SheetTitle>
        <Subject subject={subject} isReviewed={reviewed !== undefined} />
        <form onSubmit={submit} onInput={() => setDirty(hasFields)} className="flex flex-1 flex-col gap-4">
          {reviewed === undefined ? (
            <div className="flex flex-col gap-4">{children}</div>
          ) : (
            <ChangeReview
              plan={plan}
              failure={apply.error}
              typed={typed}
              onTyped={setTyped}
              cascade={cascadeOf(reviewed, apply.isError, (next) => {
                apply.reset();
                setTyped('');
                setReviewed(next);
              })}
            />
          )}
          {fault === undefined ? null : (
            <p role="alert" className="text-sm text-danger">
              {fault}
            </p>
          )}
          <Buttons
            back={hasFields && reviewed !== undefined ? () => setReviewed(undefined) : undefined}
            isRunning={apply.isPending}
            isDangerous={planned !== undefined && planned.danger !== 'none'}
            isBlocked={reviewed !== undefined && !isReady}
            label={reviewed === undefined ? words.review : words.run}
            onCancel={leave}
          />
        </form>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={texts.database.discardTitle}
          description={words.discard}
          confirmLabel={texts.database.discardConfirm}
          onConfirm={onClose}
          options={{ tone: 'danger' }}
        />
      </SheetContent>
    </Sheet>
  );
}

/** Where something else needs what is deleted: the same with all of that. */
function cascadeOf(
  change: StructureChange,
  isFailed: boolean,
  onCascade: (change: StructureChange) => void,
): (() => void) | undefined {
  if (!isFailed || !('cascade' in change) || change.cascade) return undefined;
  return () => onCascade({ ...change, cascade: true });
}

interface SubjectProps {
  readonly subject: string | undefined;
  readonly isReviewed: boolean;
}

function Subject({ subject, isReviewed }: SubjectProps) {
  return (
    <SheetDescription
      className={cn(
        '-mt-3 text-xs break-words text-muted-foreground',
        subject !== undefined && 'font-mono',
        // What would be run says it itself.
        subject === undefined && isReviewed && 'sr-only',
      )}
    >
      {subject ?? words.saved}
    </SheetDescription>
  );
}

function changeOf(draft: Draft): StructureChange | undefined {
  return 'change' in draft ? draft.change : undefined;
}

interface ButtonsProps {
  readonly back: (() => void) | undefined;
  readonly isRunning: boolean;
  readonly isDangerous: boolean;
  readonly isBlocked: boolean;
  readonly label: string;
  readonly onCancel: () => void;
}

function Buttons({ back, isRunning, isDangerous, isBlocked, label, onCancel }: ButtonsProps) {
  return (
    <div className="mt-auto flex justify-end gap-2 pt-2">
      {back === undefined ? (
        <Button variant="outline" disabled={isRunning} onClick={onCancel}>
          {words.cancel}
        </Button>
      ) : (
        <Button variant="outline" disabled={isRunning} onClick={back}>
          {words.back}
        </Button>
      )}
      <Button
        type="submit"
        variant={isDangerous ? 'danger' : 'primary'}
        loading={isRunning}
        disabled={isBlocked}
      >
        {label}
      </Button>
    </div>
  );
}
