import { useId, useState, type FormEvent, type ReactNode } from 'react';

import {
  AlertDialog,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from './alert-dialog.tsx';
import { Button } from './button.tsx';
import { DialogFooter } from './dialog.tsx';
import { Input } from './input.tsx';
import { Label } from './label.tsx';

type ConfirmDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  /** The caller closes the dialog, so that it can stay open while the work runs or fails. */
  readonly onConfirm: () => void;
  readonly options?: ConfirmOptions;
};

export type ConfirmOptions = {
  readonly tone?: 'primary' | 'danger';
  readonly cancelLabel?: string;
  /** The text that has to be typed before the button answers. */
  readonly typeToConfirm?: string;
  readonly loading?: boolean;
  readonly error?: ReactNode;
};

export function ConfirmDialog({ open, onOpenChange, ...props }: ConfirmDialogProps) {
  return (
    <AlertDialog open={open} onOpenChange={onOpenChange}>
      <AlertDialogContent>
        <ConfirmForm {...props} />
      </AlertDialogContent>
    </AlertDialog>
  );
}

function ConfirmForm(props: Omit<ConfirmDialogProps, 'open' | 'onOpenChange'>) {
  const {
    tone = 'primary',
    cancelLabel = 'Cancel',
    typeToConfirm,
    loading = false,
    error,
  } = props.options ?? {};
  const [typed, setTyped] = useState('');
  const ready = typeToConfirm === undefined || typed.trim() === typeToConfirm;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !loading) props.onConfirm();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <AlertDialogTitle>{props.title}</AlertDialogTitle>
        <AlertDialogDescription>{props.description}</AlertDialogDescription>
      </div>
      {typeToConfirm === undefined ? null : (
        <TypeToConfirm expected={typeToConfirm} typed={typed} onTypedChange={setTyped} />
      )}
      {error === undefined ? null : (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      <DialogFooter>
        <AlertDialogCancel asChild>
          <Button variant="outline">{cancelLabel}</Button>
        </AlertDialogCancel>
        <Button type="submit" variant={tone} disabled={!ready} loading={loading}>
          {props.confirmLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

type TypeToConfirmProps = {
  readonly expected: string;
  readonly typed: string;
  readonly onTypedChange: (typed: string) => void;
};

function TypeToConfirm({ expected, typed, onTypedChange }: TypeToConfirmProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id} className="font-normal text-muted-foreground">
        Type <code className="font-mono font-medium text-foreground">{expected}</code> to confirm
      </Label>
      <Input
        id={id}
        value={typed}
        onChange={(event) => onTypedChange(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </div>
  );
}
