import type { Me } from '@loam/contract';
import {
  Banner,
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  Input,
  PasswordInput,
} from '@loam/ui';
import { type SyntheticEvent, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useDeleteAccount } from '../settings-api.ts';

export function DeleteAccountDialog({ me, onClose }: { readonly me: Me } & DialogProps) {
  const [proof, setProof] = useState('');
  const remove = useDeleteAccount();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    remove.mutate(me.has_password ? { password: proof } : { username: proof }, {
      onSuccess: onClose,
    });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <form onSubmit={submit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>Delete your account?</DialogTitle>
            <DialogDescription>
              Your account, your access tokens, and the workspaces that only you belong to are removed, with
              their projects. This cannot be undone.
            </DialogDescription>
          </DialogHeader>
          {remove.error ? <Banner tone="danger">{shownProblem(remove.error).message}</Banner> : null}
          <Field label={me.has_password ? 'Your password' : `Type your username, ${me.username}`}>
            {me.has_password ? (
              <PasswordInput value={proof} onChange={(event) => setProof(event.target.value)} />
            ) : (
              <Input value={proof} onChange={(event) => setProof(event.target.value)} />
            )}
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" disabled={proof === ''} loading={remove.isPending}>
              Delete account
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
