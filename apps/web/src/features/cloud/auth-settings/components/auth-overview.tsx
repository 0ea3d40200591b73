import { texts } from '@loam/contract';
import { Badge, Card } from '@loam/ui';
import {
  ChevronRight,
  type LucideIcon,
  Mail,
  MailOpen,
  MessageSquare,
  Inbox,
  CircleUserRound,
  Send,
} from 'lucide-react';
import type { Destination } from '../../console/screen.ts';
import { useChangeAuth } from '../api.ts';
import { authWords } from '../texts.data.ts';
import type { MethodSettingsProps } from './email-settings.tsx';
import { RedirectSettings } from './redirect-settings.tsx';
import { SwitchLine } from './setting-fields.tsx';

interface AuthOverviewProps extends MethodSettingsProps {
  readonly push: (to: Destination) => void;
}

export function AuthOverview({ projectId, config, canEdit, push }: AuthOverviewProps) {
  const change = useChangeAuth(projectId);
  const open = (screen: string, title: string) => () => push({ section: 'auth', title, params: { screen } });
  const { methods } = texts.auth;
  const details = authWords.methodDetails;
  return (
    <>
      <section aria-label={authWords.methods}>
        <Card className="divide-y divide-border">
          <Line
            icon={Mail}
            title={methods.email}
            detail={details.email}
            isOn={config.email.external_email_enabled}
            onOpen={open('email', texts.auth.emailSettings)}
          />
          <Line
            icon={MessageSquare}
            title={methods.phone}
            detail={details.phone}
            isOn={config.phone_settings.external_phone_enabled}
            onOpen={open('phone', texts.auth.phoneSettings)}
          />
          <Line
            icon={CircleUserRound}
            title={methods.google}
            detail={details.google}
            isOn={config.google_settings.external_google_enabled}
            onOpen={open('google', texts.auth.googleSettings)}
          />
        </Card>
      </section>
      <Card className="divide-y divide-border px-4">
        <SwitchLine
          label={texts.auth.disableSignUp}
          detail={authWords.disableSignUpDetail}
          isOn={config.disable_signup}
          disabled={!canEdit || change.isPending}
          onChange={(isOn) => change.mutate({ disable_signup: isOn })}
        />
        <SwitchLine
          label={texts.auth.enableAnonymousUsers}
          detail={authWords.anonymousDetail}
          isOn={config.external_anonymous_users_enabled}
          disabled={!canEdit || change.isPending}
          onChange={(isOn) => change.mutate({ external_anonymous_users_enabled: isOn })}
        />
      </Card>
      <RedirectSettings projectId={projectId} config={config} canEdit={canEdit} />
      <Card className="divide-y divide-border">
        <Line
          icon={Send}
          title={authWords.mailServer}
          detail={authWords.mailServerDetail}
          onOpen={open('smtp', authWords.mailServer)}
        />
        <Line
          icon={MailOpen}
          title={authWords.mails}
          detail={authWords.mailsDetail}
          onOpen={open('mails', authWords.mails)}
        />
        {canEdit ? (
          <Line
            icon={Inbox}
            title={authWords.outbox}
            detail={authWords.outboxDetail}
            onOpen={open('outbox', authWords.outbox)}
          />
        ) : null}
      </Card>
    </>
  );
}

interface LineProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly detail: string;
  readonly isOn?: boolean;
  readonly onOpen: () => void;
}

function Line({ icon: Icon, title, detail, isOn, onOpen }: LineProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="focus-ring-inset flex w-full items-center gap-3 px-4 py-3 text-start first:rounded-t-xl last:rounded-b-xl hover:bg-hover/60"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        <span className="block text-sm text-muted-foreground">{detail}</span>
      </span>
      {isOn === undefined ? null : (
        <Badge tone={isOn ? 'success' : 'neutral'}>{isOn ? texts.auth.enabled : texts.auth.disabled}</Badge>
      )}
      <ChevronRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
    </button>
  );
}
