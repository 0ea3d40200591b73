import { type BackendKey, fillText } from '@loam/contract';
import {
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Skeleton,
  Table,
  TableBody,
  TableHead,
  TableHeader,
  TableRow,
  toast,
} from '@loam/ui';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { ErrorPanel } from '../console/error-panel.tsx';
import { ScreenBody } from '../console/screen-body.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { useApiKeys, useRevokeKey, useRotateKey } from './api.ts';
import { KeyLine } from './key-line.tsx';
import { NewKey } from './new-key.tsx';
import { keyWords } from './texts.data.ts';

type Asked = { readonly what: 'rotate' | 'revoke'; readonly key: BackendKey };

export function ApiKeysScreen({ project }: ScreenProps) {
  const mayManage = project.permissions.includes('ManageBackend');
  const keys = useApiKeys(project.id, mayManage);
  const [asked, setAsked] = useState<Asked>();
  const [isNew, setIsNew] = useState(false);
  if (!mayManage) return <EmptyState icon={KeyRound} title={keyWords.mayNot} className="pt-16" />;
  if (keys.data === undefined)
    return keys.isError ? (
      <ErrorPanel
        title={keyWords.failed}
        error={keys.error}
        onRetry={keys.refetch}
        isRetrying={keys.isFetching}
      />
    ) : (
      <ScreenBody>
        <Skeleton className="h-48 rounded-xl" />
      </ScreenBody>
    );
  const { columns } = keyWords;
  return (
    <ScreenBody>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-xl text-sm text-muted-foreground">{keyWords.intro}</p>
        <Button variant="primary" onClick={() => setIsNew(true)}>
          <Plus aria-hidden />
          {keyWords.add}
        </Button>
      </div>
      <Card>
        <Table label={keyWords.list}>
          <TableHeader>
            <TableRow>
              <TableHead>{columns.name}</TableHead>
              <TableHead className="max-md:hidden">{columns.key}</TableHead>
              <TableHead className="max-md:hidden">{columns.created}</TableHead>
              <TableHead className="w-12">
                <span className="sr-only">{columns.actions}</span>
              </TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {keys.data.map((key) => (
              <KeyLine
                key={key.id}
                apiKey={key}
                onRotate={() => setAsked({ what: 'rotate', key })}
                onRevoke={() => setAsked({ what: 'revoke', key })}
              />
            ))}
          </TableBody>
        </Table>
      </Card>
      {isNew ? <NewKey projectId={project.id} onClose={() => setIsNew(false)} /> : null}
      {asked === undefined ? null : (
        <ConfirmChange projectId={project.id} asked={asked} onClose={() => setAsked(undefined)} />
      )}
    </ScreenBody>
  );
}

interface ConfirmChangeProps {
  readonly projectId: string;
  readonly asked: Asked;
  readonly onClose: () => void;
}

/** Says what breaks before anything does. */
function ConfirmChange({ projectId, asked: { what, key }, onClose }: ConfirmChangeProps) {
  const rotate = useRotateKey(projectId);
  const revoke = useRevokeKey(projectId);
  const change = what === 'rotate' ? rotate : revoke;
  const words =
    what === 'rotate'
      ? {
          title: keyWords.rotateTitle,
          detail: keyWords.rotateDetail,
          label: keyWords.rotate,
          done: keyWords.rotated,
        }
      : {
          title: keyWords.revokeTitle,
          detail: keyWords.revokeDetail,
          label: keyWords.revoke,
          done: keyWords.revoked,
        };
  const confirm = () =>
    change.mutate(key.id, {
      onSuccess: () => {
        toast.success(words.done);
        onClose();
      },
    });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(words.title, {
        name: fillText(keyWords.called, { name: key.name, kind: keyWords.kinds[key.kind] }),
      })}
      description={words.detail}
      confirmLabel={words.label}
      onConfirm={confirm}
      options={{
        tone: 'danger',
        loading: change.isPending,
        ...(change.isError && { error: shownProblem(change.error).message }),
      }}
    />
  );
}
