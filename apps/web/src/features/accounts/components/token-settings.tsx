import type { AccessToken } from '@loam/contract';
import { Button, EmptyState, RelativeTime, SkeletonText, toast } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useApi } from '../../../shared/api-context.tsx';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { QueryError } from '../../../shared/query-error.tsx';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { tokensQuery } from '../settings-api.ts';
import { CreateTokenDialog } from './create-token-dialog.tsx';
import { RevokeTokenDialog } from './revoke-token-dialog.tsx';

export function TokenSettings() {
  const tokens = useQuery(tokensQuery(useApi()));
  const dialogs = useDialogs();
  const create = () => dialogs.open(CreateTokenDialog, {});
  return (
    <SettingsSection
      title="Personal access tokens"
      description="For scripts and tools: a token does what you may do, until it expires or you revoke it."
      aside={
        <Button variant="primary" onClick={create}>
          <Plus aria-hidden />
          New token
        </Button>
      }
    >
      {tokens.isPending ? <SkeletonText lines={3} /> : null}
      {tokens.isError ? (
        <QueryError title="Your tokens could not be loaded" error={tokens.error} onRetry={tokens.refetch} />
      ) : null}
      {tokens.data?.length === 0 ? (
        <EmptyState icon={KeyRound} title="No tokens yet">
          Create one to call the API from a script.
        </EmptyState>
      ) : null}
      {tokens.data && tokens.data.length > 0 ? <TokenList tokens={tokens.data} /> : null}
    </SettingsSection>
  );
}

function TokenList({ tokens }: { readonly tokens: readonly AccessToken[] }) {
  const dialogs = useDialogs();
  const revoke = (token: AccessToken) =>
    dialogs.open(RevokeTokenDialog, {
      token,
      onRevoked: () => void toast.success(`“${token.name}” was revoked`),
    });
  return (
    <ul className="flex flex-col divide-y divide-border rounded-lg border border-border">
      {tokens.map((token) => (
        <li key={token.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
          <div className="min-w-0">
            <p className="truncate text-sm font-medium">{token.name}</p>
            <p className="text-xs text-muted-foreground">
              <code className="font-mono">{token.prefix}…</code> · created{' '}
              <RelativeTime value={token.created_at} /> · <LastUsed token={token} /> ·{' '}
              <Expiry token={token} />
            </p>
          </div>
          <Button variant="outline" size="sm" onClick={() => revoke(token)}>
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}

function LastUsed({ token }: { readonly token: AccessToken }) {
  if (token.last_used_at === null) return <>never used</>;
  return (
    <>
      used <RelativeTime value={token.last_used_at} />
    </>
  );
}

function Expiry({ token }: { readonly token: AccessToken }) {
  if (token.expires_at === null) return <>does not expire</>;
  return (
    <>
      expires <RelativeTime value={token.expires_at} />
    </>
  );
}
