import { type BackendSecret, fillText, texts } from '@loam/contract';
import {
  Badge,
  Card,
  ConfirmDialog,
  IconButton,
  RelativeTime,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
  toast,
  Tooltip,
} from '@loam/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { useRemoveSecret } from '../api.ts';
import { secretWords } from '../texts.data.ts';

interface SavedSecretsProps {
  readonly projectId: string;
  readonly secrets: readonly BackendSecret[];
  readonly canEdit: boolean;
}

/** Newest first, as the server lists them; what the platform keeps stands last. */
export function SavedSecrets({ projectId, secrets, canEdit }: SavedSecretsProps) {
  const [removing, setRemoving] = useState<string>();
  const { columns } = texts.secrets;
  return (
    <section aria-labelledby="saved-secrets" className="flex flex-col gap-2">
      <h3 id="saved-secrets" className="text-md font-semibold">
        {texts.secrets.savedTitle}
      </h3>
      {secrets.some(({ is_user_secret: own }) => own) ? null : (
        <p className="text-sm text-muted-foreground">{texts.secrets.empty}</p>
      )}
      <Card>
        <Table label={texts.secrets.savedTitle}>
          <TableHeader>
            <TableRow>
              <TableHead>{columns.name}</TableHead>
              <TableHead>{columns.created}</TableHead>
              <TableHead className="w-12">
                <span className="sr-only">{texts.secrets.removeTitle}</span>
              </TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {secrets.map((secret) => (
              <SecretLine key={secret.name} secret={secret} canEdit={canEdit} onRemove={setRemoving} />
            ))}
          </TableBody>
        </Table>
      </Card>
      {removing === undefined ? null : (
        <RemoveSecret projectId={projectId} name={removing} onClose={() => setRemoving(undefined)} />
      )}
    </section>
  );
}

interface SecretLineProps {
  readonly secret: BackendSecret;
  readonly canEdit: boolean;
  readonly onRemove: (name: string) => void;
}

function SecretLine({ secret, canEdit, onRemove }: SecretLineProps) {
  const { name, created_at: created, is_user_secret: isOwn } = secret;
  return (
    <TableRow>
      <TableCell className="font-mono break-all">{name}</TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground">
        <RelativeTime value={created} />
      </TableCell>
      <TableCell className="text-right">
        {isOwn ? (
          <IconButton
            label={fillText(secretWords.remove, { name })}
            size="sm"
            disabled={!canEdit}
            onClick={() => onRemove(name)}
          >
            <Trash2 aria-hidden />
          </IconButton>
        ) : (
          <Tooltip label={secretWords.managedDetail}>
            <Badge tabIndex={0}>{secretWords.managed}</Badge>
          </Tooltip>
        )}
      </TableCell>
    </TableRow>
  );
}

interface RemoveSecretProps {
  readonly projectId: string;
  readonly name: string;
  readonly onClose: () => void;
}

function RemoveSecret({ projectId, name, onClose }: RemoveSecretProps) {
  const remove = useRemoveSecret(projectId);
  const confirm = () =>
    remove.mutate(name, {
      onSuccess: () => {
        toast.success(texts.secrets.removed);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.secrets.removeTitle}
      description={fillText(secretWords.confirmDetail, { name })}
      confirmLabel={secretWords.confirm}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: remove.isPending,
        ...(remove.isError && { error: shownProblem(remove.error).message }),
      }}
    />
  );
}
