import { fillText, texts } from '@loam/contract';
import { Badge, Button, Card, Field, IconButton, Input, Tooltip } from '@loam/ui';
import { Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useChangeAuth } from '../api.ts';
import { newUrlFault, siteUrlFault } from '../model/allow-list.ts';
import { authWords } from '../texts.data.ts';
import type { MethodSettingsProps } from './email-settings.tsx';

/** Where people may be sent after signing in. */
export function RedirectSettings(props: MethodSettingsProps) {
  return (
    <Card className="flex flex-col gap-5 p-4">
      <h3 className="text-md font-semibold">{texts.auth.advanced}</h3>
      <SiteUrl {...props} />
      <AllowList {...props} />
    </Card>
  );
}

function SiteUrl({ projectId, config, canEdit }: MethodSettingsProps) {
  const change = useChangeAuth(projectId);
  const [typed, setTyped] = useState<string>();
  const value = typed ?? config.site_url;
  const fault = typed === undefined ? undefined : siteUrlFault(value);
  const isChanged = value.trim() !== config.site_url;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isChanged || fault !== undefined) return;
    change.mutate({ site_url: value.trim() }, { onSuccess: () => setTyped(undefined) });
  };
  return (
    <form noValidate className="flex items-start gap-2" onSubmit={submit}>
      <Field
        className="min-w-0 flex-1"
        label={texts.auth.siteUrl}
        hint={authWords.siteUrlDetail}
        error={fault}
      >
        <Input
          type="url"
          autoComplete="off"
          disabled={!canEdit}
          value={value}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {canEdit ? (
        <Button
          type="submit"
          className="mt-6.5"
          disabled={!isChanged || fault !== undefined}
          loading={change.isPending}
        >
          {texts.secrets.save}
        </Button>
      ) : null}
    </form>
  );
}

function AllowList({ projectId, config, canEdit }: MethodSettingsProps) {
  const change = useChangeAuth(projectId);
  const { uri_allow_list: own, managed_urls: managed } = config;
  return (
    <div role="group" aria-label={texts.auth.uriAllowList} className="flex flex-col gap-2">
      <div>
        <p className="text-sm font-medium">{texts.auth.uriAllowList}</p>
        <p className="text-xs text-muted-foreground">{authWords.allowListDetail}</p>
      </div>
      <ul className="divide-y divide-border rounded-lg border border-border">
        {managed.map((url) => (
          <li key={url} className="flex min-h-10 items-center justify-between gap-2 px-3 py-1">
            <code className="min-w-0 font-mono text-sm break-all">{url}</code>
            <Tooltip label={authWords.managedDetail}>
              <Badge tabIndex={0}>{authWords.managed}</Badge>
            </Tooltip>
          </li>
        ))}
        {own.map((url) => (
          <li key={url} className="flex min-h-10 items-center justify-between gap-2 px-3 py-1">
            <code className="min-w-0 font-mono text-sm break-all">{url}</code>
            <IconButton
              label={fillText(authWords.removeUrl, { url })}
              size="sm"
              disabled={!canEdit || change.isPending}
              onClick={() => change.mutate({ uri_allow_list: own.filter((one) => one !== url) })}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {canEdit ? (
        <NewUrl
          check={(url) => newUrlFault(url, { own, managed })}
          isSaving={change.isPending}
          onAdd={(url, onSuccess) => change.mutate({ uri_allow_list: [...own, url] }, { onSuccess })}
        />
      ) : null}
    </div>
  );
}

interface NewUrlProps {
  readonly check: (url: string) => string | undefined;
  readonly isSaving: boolean;
  readonly onAdd: (url: string, onSuccess: () => void) => void;
}

function NewUrl({ check, isSaving, onAdd }: NewUrlProps) {
  const [typed, setTyped] = useState('');
  const [isTold, setIsTold] = useState(false);
  const fault = check(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTold(true);
    if (fault !== undefined) return;
    onAdd(typed.trim(), () => {
      setTyped('');
      setIsTold(false);
    });
  };
  return (
    <form noValidate className="flex items-start gap-2" onSubmit={submit}>
      <Field className="min-w-0 flex-1" label={authWords.newUrl} error={isTold ? fault : undefined}>
        <Input
          type="url"
          autoComplete="off"
          placeholder="https://example.com/welcome"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="outline" className="mt-6.5" loading={isSaving}>
        <Plus aria-hidden />
        {authWords.addUrl}
      </Button>
    </form>
  );
}
