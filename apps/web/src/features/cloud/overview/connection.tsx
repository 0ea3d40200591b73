import type { Backend } from '@loam/contract';
import { Card, CopyButton } from '@loam/ui';
import { consoleWords } from '../console/texts.data.ts';
import { cloudWords } from '../texts.data.ts';

/** Where the project's cloud is, for whoever connects something to it. */
export function Connection({ backend }: { readonly backend: Backend }) {
  const { url, publishable_key: key, instance_type: size } = backend;
  return (
    <section aria-labelledby="cloud-connection" className="flex flex-col gap-2">
      <h3 id="cloud-connection" className="text-sm font-medium text-muted-foreground">
        {consoleWords.connection}
      </h3>
      <Card className="divide-y divide-border">
        <Fact label={cloudWords.address} value={url} />
        <Fact label={cloudWords.key} value={key} detail={cloudWords.keyDetail} />
        <Fact label={cloudWords.size} value={size} isPlain />
      </Card>
      <p className="text-sm text-muted-foreground">{cloudWords.ask}</p>
    </section>
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
