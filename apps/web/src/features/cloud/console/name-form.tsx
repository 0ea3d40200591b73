import {
  Banner,
  Button,
  Dialog,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
} from '@loam/ui';
import { type FormEvent, type ReactNode, useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { consoleWords } from './texts.data.ts';

interface NameFormProps {
  readonly title: string;
  readonly label: string;
  readonly hint?: string;
  readonly initial?: string;
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** What else is asked for, below the name. */
  readonly children?: ReactNode;
  readonly action: string;
  /** What is wrong with it; none where everything is right. */
  readonly check?: (typed: string) => string | undefined;
  readonly change: { readonly isPending: boolean; readonly error: unknown };
  readonly onSubmit: (typed: string) => void;
  readonly onClose: () => void;
}

/** A dialog that asks for one name or path. */
export function NameForm(props: NameFormProps) {
  const { title, label, hint, initial = '', action, check, change, onSubmit, onClose } = props;
  const [typed, setTyped] = useState(initial);
  const [isTold, setIsTold] = useState(false);
  const fault = check?.(typed.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTold(true);
    if (fault === undefined) onSubmit(typed.trim());
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
          <DialogHeader>
            <DialogTitle>{title}</DialogTitle>
          </DialogHeader>
          {change.error === null ? null : <Banner tone="danger">{shownProblem(change.error).message}</Banner>}
          <Field label={label} hint={hint} error={isTold ? fault : undefined}>
            <Input
              autoComplete="off"
              spellCheck={false}
              placeholder={props.placeholder}
              maxLength={props.maxLength}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </Field>
          {props.children}
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              {consoleWords.cancel}
            </Button>
            <Button type="submit" variant="primary" loading={change.isPending}>
              {action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
