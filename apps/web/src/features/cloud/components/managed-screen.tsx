import { type Backend, texts } from '@loam/contract';
import { Card, CopyButton, StatusDot } from '@loam/ui';
import { isChanging } from '../model/cloud-screen.ts';
import { cloudWords } from '../texts.data.ts';

/** Where the project's cloud is and how it does. */
export function ManagedScreen({ backend }: { readonly backend: Backend }) {
  const { status, url, publishable_key: key, instance_type: size } = backend;
  const isWell = status === 'OK';
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-3xl flex-col gap-4 p-4 sm:p-6">
        <header className="flex items-center justify-between gap-3">
          <h2 className="text-lg font-semibold">{texts.cloud.title}</h2>
          {status === null ? null : (
            <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
              <StatusDot tone={isWell ? 'success' : 'warning'} live={isChanging(status)} />
              {cloudWords.statuses[status]}
            </p>
          )}
        </header>
        <Card className="divide-y divide-border">
          <Fact label={cloudWords.address} value={url} />
          <Fact label={cloudWords.key} value={key} detail={cloudWords.keyDetail} />
          <Fact label={cloudWords.size} value={size} isPlain />
        </Card>
        <p className="text-sm text-muted-foreground">{cloudWords.ask}</p>
      </div>
    </div>
  );
}

interface FactProps {
  readonly label: string;
  readonly value: string | null;
  readonly detail?: string;
  /** Nothing that anyone would copy. */
  readonly isPlain?: boolean;
}

function Fact({ label, value, detail, isPlain = false }: FactProps) {
  if (value === null) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-40">
        <p className="text-sm font-medium">{label}</p>
        {detail === undefined ? null : <p className="text-xs text-muted-foreground">{detail}</p>}
      </div>
      <div className="flex min-w-0 items-center gap-1">
        <code className="min-w-0 truncate font-mono text-sm">{value}</code>
        {isPlain ? null : <CopyButton text={value} label={`Copy ${label.toLowerCase()}`} />}
      </div>
    </div>
  );
}
