import { fillText, type Project, texts } from '@loam/contract';
import { Button, Card } from '@loam/ui';
import { Sparkles } from 'lucide-react';
import { useInstallation } from '../../../accounts/api.ts';
import { useIsAtWork } from '../../../chat/use-is-at-work.ts';
import { useSendMessage } from '../../../chat/use-send-message.ts';
import { aiWords } from '../texts.data.ts';

/** For an app that asks no model yet: the AI connects it. */
export function EnableAi({ project }: { readonly project: Project }) {
  const { brand } = useInstallation();
  const { send, isSending } = useSendMessage(project);
  const isAtWork = useIsAtWork(project);
  const reason = project.permissions.includes('EditProject')
    ? isAtWork || isSending
      ? aiWords.working
      : undefined
    : aiWords.mayNot;
  return (
    <Card className="flex flex-col items-start gap-3 p-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <Sparkles aria-hidden className="size-4 text-accent" />
        {fillText(texts.aiUsage.enableTitle, { brand })}
      </h3>
      <p className="text-sm text-muted-foreground">{aiWords.enableDetail}</p>
      <Button
        variant="primary"
        loading={isSending}
        disabled={reason !== undefined}
        onClick={() => void send(aiWords.request)}
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
