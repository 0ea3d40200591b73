import { enums, fillText, type Project, texts } from '@loam/contract';
import { Button, Card } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { useApi } from '../../../shared/api-context.tsx';
import { useInstallation } from '../../accounts/api.ts';
import { useModels } from '../../chat/api.ts';
import { ModelsLink } from '../../chat/components/models-link.tsx';
import { toolPreferencesQuery } from '../../chat/settings-api.ts';
import { useIsAtWork } from '../../chat/use-is-at-work.ts';
import { useSendMessage } from '../../chat/use-send-message.ts';
import { canAsk } from './can-ask.ts';
import { enableAiWords as words } from './texts.data.ts';

const view = 'enable_ai';

/** Stands in the place of the usage until somebody lets the app ask models. */
export function EnableAiCard({ project }: { readonly project: Project }) {
  const { brand } = useInstallation();
  const { send, isSending } = useSendMessage(project);
  const isAtWork = useIsAtWork(project);
  const models = useModels(project.id).data;
  const isBusy = isAtWork || isSending;
  const reason = useReasonAgainst(project) ?? (isBusy ? words.working : undefined);
  const hasNone = models !== undefined && !canAsk(models);
  return (
    <Card className="flex flex-col gap-4 p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <span className="flex size-8 shrink-0 items-center justify-center rounded-lg border border-border bg-surface-sunken">
          <Sparkles aria-hidden className="size-4 text-accent" />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-lg font-semibold">{fillText(texts.aiUsage.enableTitle, { brand })}</h2>
          <p className="text-sm text-pretty text-muted-foreground">{words.detail}</p>
        </div>
      </div>
      {hasNone ? (
        <p className="text-sm text-pretty">
          {words.noModel}{' '}
          <ModelsLink
            workspaceId={project.workspace.id}
            className="rounded-sm text-accent underline-offset-4 hover:underline"
          >
            {words.connect}
          </ModelsLink>
        </p>
      ) : null}
      <Button
        variant="primary"
        className="self-start"
        loading={isSending}
        disabled={reason !== undefined}
        onClick={() => void send(words.request, { view })}
      >
        {texts.aiUsage.enable}
      </Button>
      {reason === undefined ? null : (
        <p role="status" className="text-sm text-muted-foreground">
          {reason}
        </p>
      )}
    </Card>
  );
}

/** Why the button does nothing now, in a sentence. */
function useReasonAgainst(project: Project): string | undefined {
  const preferences = useQuery(toolPreferencesQuery(useApi())).data;
  if (!project.permissions.includes('EditBackend')) return words.mayNot;
  const own = preferences?.find(({ tool_name: name }) => name === view)?.approval_preference;
  return enums.toolPreference.blocking.some((value) => value === own) ? words.switchedOff : undefined;
}
