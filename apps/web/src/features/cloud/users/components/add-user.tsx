import { zodResolver } from '@hookform/resolvers/zod';
import { BackendInvitation, NewBackendUser, texts } from '@loam/contract';
import {
  Banner,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Field,
  Input,
  PasswordInput,
  toast,
} from '@loam/ui';
import { ChevronDown, Mail, UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldProblems, shownProblem } from '../../../../shared/problems.ts';
import { useCreateUser, useInviteUser } from '../api.ts';
import { userWords } from '../texts.data.ts';

interface AddUserProps {
  readonly projectId: string;
  /** Mails of the app reach nobody yet. */
  readonly isOutbox: boolean;
}

export function AddUser({ projectId, isOutbox }: AddUserProps) {
  const [open, setOpen] = useState<'invite' | 'create'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="primary">
            {texts.users.add}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuItem onSelect={() => setOpen('invite')}>
            <Mail aria-hidden />
            {texts.users.sendInvitation}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setOpen('create')}>
            <UserPlus aria-hidden />
            {texts.users.create}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={open !== undefined} onOpenChange={(isOpen) => !isOpen && close()}>
        {open === 'invite' ? (
          <InviteForm projectId={projectId} isOutbox={isOutbox} onClose={close} />
        ) : (
          <CreateForm projectId={projectId} onClose={close} />
        )}
      </Dialog>
    </>
  );
}

interface FormProps {
  readonly projectId: string;
  readonly onClose: () => void;
}

function InviteForm({ projectId, isOutbox, onClose }: FormProps & { readonly isOutbox: boolean }) {
  const invite = useInviteUser(projectId);
  const form = useForm({ resolver: zodResolver(BackendInvitation), defaultValues: { email: '' } });
  const submit = form.handleSubmit(({ email }) =>
    invite.mutate(email, {
      onSuccess: () => {
        toast.success(texts.users.invited);
        onClose();
      },
    }),
  );
  const atServer = fieldProblems(invite.error);
  return (
    <FormDialog
      title={texts.users.sendInvitation}
      detail={isOutbox ? userWords.inviteOutbox : userWords.inviteDetail}
      error={Object.keys(atServer).length === 0 ? invite.error : null}
      isPending={invite.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={userWords.email} error={form.formState.errors.email?.message ?? atServer['email']}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
    </FormDialog>
  );
}

function CreateForm({ projectId, onClose }: FormProps) {
  const create = useCreateUser(projectId);
  const form = useForm({
    resolver: zodResolver(NewBackendUser),
    defaultValues: { email: '', password: '' },
  });
  const submit = form.handleSubmit((body) =>
    create.mutate(body, {
      onSuccess: () => {
        toast.success(texts.users.created);
        onClose();
      },
    }),
  );
  const { errors } = form.formState;
  const atServer = fieldProblems(create.error);
  return (
    <FormDialog
      title={texts.users.create}
      detail={userWords.createDetail}
      error={Object.keys(atServer).length === 0 ? create.error : null}
      isPending={create.isPending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Field label={userWords.email} error={errors.email?.message ?? atServer['email']}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field
        label={userWords.password}
        hint={userWords.passwordHint}
        error={errors.password?.message ?? atServer['password']}
      >
        <PasswordInput autoComplete="new-password" {...form.register('password')} />
      </Field>
    </FormDialog>
  );
}

interface FormDialogProps {
  readonly title: string;
  readonly detail: string;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly children: ReactNode;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

function FormDialog(props: FormDialogProps) {
  const { title, detail, error, isPending, children, onSubmit, onClose } = props;
  return (
    <DialogContent>
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{detail}</DialogDescription>
        </DialogHeader>
        {error === null || error === undefined ? null : (
          <Banner tone="danger">{shownProblem(error).message}</Banner>
        )}
        {children}
        <DialogFooter>
          <Button variant="ghost" onClick={onClose}>
            {userWords.cancel}
          </Button>
          <Button type="submit" variant="primary" loading={isPending}>
            {title}
          </Button>
        </DialogFooter>
      </form>
    </DialogContent>
  );
}
