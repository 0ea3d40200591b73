import { fillText, KeyProviderId, type ModelProvider } from '@loam/contract';
import { Button, SkeletonText, StatusDot } from '@loam/ui';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useInstallation } from '../../accounts/api.ts';
import { useCurrentWorkspace } from '../../workspaces/api.ts';
import { isKeyProvider, isLocalProvider } from '../model/providers.ts';
import { useModelProviders } from '../settings-api.ts';
import { modelServerTexts, modelSettingTexts as words } from '../texts.data.ts';
import { ConnectProviderDialog } from './connect-provider-dialog.tsx';
import { DisconnectProviderDialog } from './disconnect-provider-dialog.tsx';

/** Which models can answer in this workspace, and with whose keys. */
export function ModelSettings() {
  const workspace = useCurrentWorkspace();
  const { brand } = useInstallation();
  const query = useModelProviders(workspace.id);
  const canManage = workspace.permissions.includes('ManageWorkspaceIntegrations');
  if (query.isPending) return <SkeletonText lines={6} />;
  if (query.isError) {
    return (
      <QueryError
        title={words.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  const { providers } = query.data;
  const found = providers.filter((provider) => isLocalProvider(provider.id) && provider.source !== 'none');
  return (
    <>
      <SettingsSection title={words.title} description={canManage ? words.detail : words.noRight}>
        <ProviderList
          workspaceId={workspace.id}
          canManage={canManage}
          providers={providers.filter(({ id }) => isKeyProvider(id))}
        />
      </SettingsSection>
      <SettingsSection title={words.localTitle} description={fillText(words.localDetail, { brand })}>
        {found.length === 0 ? (
          <p className="text-sm text-muted-foreground">{words.noLocal}</p>
        ) : (
          <ProviderList workspaceId={workspace.id} canManage={false} providers={found} />
        )}
      </SettingsSection>
    </>
  );
}

interface ProviderListProps {
  readonly workspaceId: string;
  readonly canManage: boolean;
  readonly providers: readonly ModelProvider[];
}

function ProviderList({ workspaceId, canManage, providers }: ProviderListProps) {
  return (
    <ul className="flex flex-col divide-y divide-border rounded-lg border border-border">
      {providers.map((provider) => (
        <li key={provider.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <p className="text-sm font-medium">{provider.label}</p>
            <ProviderFacts provider={provider} />
          </div>
          {canManage ? <ProviderActions workspaceId={workspaceId} provider={provider} /> : null}
        </li>
      ))}
    </ul>
  );
}

function ProviderFacts({ provider }: { readonly provider: ModelProvider }) {
  const facts = [
    provider.key_hint === null ? undefined : fillText(words.keyHint, { hint: provider.key_hint }),
    provider.base_url ?? undefined,
    provider.default_model ?? undefined,
    ...traitsOf(provider),
  ].filter((fact) => fact !== undefined);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-xs break-all text-muted-foreground">
      <span className="inline-flex items-center gap-1.5">
        <StatusDot tone={provider.source === 'none' ? 'neutral' : 'success'} />
        {words.sources[provider.source]}
      </span>
      {facts.map((fact) => (
        <span key={fact}>· {fact}</span>
      ))}
    </p>
  );
}

function traitsOf({ context_tokens: tokens, sees_images: sees }: ModelProvider): readonly string[] {
  const { facts } = modelServerTexts;
  return [
    ...(tokens === null ? [] : [fillText(facts.context, { tokens: tokens.toLocaleString('en') })]),
    ...(sees === null ? [] : [sees ? facts.sees : facts.seesNot]),
  ];
}

interface ProviderActionsProps {
  readonly workspaceId: string;
  readonly provider: ModelProvider;
}

function actionOf({ source }: ModelProvider): string {
  switch (source) {
    case 'workspace':
      return words.change;
    case 'environment':
      return words.overrule;
    case 'found':
    case 'none':
      return words.connect;
  }
}

/** What the operator has set is not changed here, only overruled. */
function ProviderActions({ workspaceId, provider }: ProviderActionsProps) {
  const dialogs = useDialogs();
  const id = KeyProviderId.safeParse(provider.id).data;
  if (id === undefined) return null;
  const props = { workspaceId, provider: { id, label: provider.label } };
  const isConnected = provider.source === 'workspace';
  const connect = () =>
    dialogs.open(ConnectProviderDialog, { ...props, saved: isConnected ? provider : null });
  return (
    <div className="flex gap-2">
      <Button size="sm" variant="outline" onClick={connect}>
        {actionOf(provider)}
      </Button>
      {isConnected ? (
        <Button size="sm" variant="ghost" onClick={() => dialogs.open(DisconnectProviderDialog, props)}>
          {words.disconnect}
        </Button>
      ) : null}
    </div>
  );
}
