import { texts } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { ErrorPanel } from '../console/error-panel.tsx';
import { ScreenBody } from '../console/screen-body.tsx';
import type { ScreenProps } from '../console/screen.ts';
import { useSecrets } from './api.ts';
import { SavedSecrets } from './components/saved-secrets.tsx';
import { SecretForm } from './components/secret-form.tsx';
import { secretWords } from './texts.data.ts';

export function SecretsScreen({ project }: ScreenProps) {
  const secrets = useSecrets(project.id);
  const canEdit = project.permissions.includes('EditBackend');
  if (secrets.data === undefined && secrets.isError)
    return (
      <ErrorPanel
        title={texts.secrets.failed}
        error={secrets.error}
        onRetry={secrets.refetch}
        isRetrying={secrets.isFetching}
      />
    );
  return (
    <ScreenBody width="form">
      {canEdit ? (
        <SecretForm projectId={project.id} saved={secrets.data ?? []} />
      ) : (
        <p className="text-sm text-muted-foreground">{secretWords.viewOnly}</p>
      )}
      {secrets.data === undefined ? (
        <Skeleton className="h-48 rounded-xl" />
      ) : (
        <SavedSecrets projectId={project.id} secrets={secrets.data} canEdit={canEdit} />
      )}
    </ScreenBody>
  );
}
