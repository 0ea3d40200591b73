import { type DnsRecord, type Domain, fillText } from '@loam/contract';
import { Badge, CopyButton } from '@loam/ui';
import { Check, CircleDashed } from 'lucide-react';
import { domainTexts } from '../texts.data.ts';

/** What has to be entered where the name is managed, each part ready to be copied. */
export function DomainRecords({ domain }: { readonly domain: Domain }) {
  return (
    <ul
      aria-label={fillText(domainTexts.records, { domain: domain.unicode_domain })}
      className="flex flex-col divide-y divide-border rounded-md border border-border bg-surface-sunken"
    >
      {domain.records.map((record) => (
        <RecordRow key={`${record.type} ${record.name} ${record.value}`} record={record} />
      ))}
    </ul>
  );
}

function RecordRow({ record }: { readonly record: DnsRecord }) {
  return (
    <li className="flex items-start gap-3 p-3 max-sm:flex-wrap">
      <Badge variant="outline" className="mt-1 w-16 justify-center font-mono">
        {record.type}
      </Badge>
      <dl className="flex min-w-0 flex-1 flex-col gap-1 max-sm:order-last max-sm:basis-full">
        <RecordPart label={domainTexts.columns.name} copy={domainTexts.copyName} text={record.name} />
        <RecordPart label={domainTexts.columns.value} copy={domainTexts.copyValue} text={record.value} />
      </dl>
      <Badge tone={record.is_found ? 'success' : 'warning'} className="mt-1 max-sm:ml-auto">
        {record.is_found ? <Check aria-hidden /> : <CircleDashed aria-hidden />}
        {record.is_found ? domainTexts.found : domainTexts.missing}
      </Badge>
    </li>
  );
}

interface RecordPartProps {
  readonly label: string;
  readonly copy: string;
  readonly text: string;
}

function RecordPart({ label, copy, text }: RecordPartProps) {
  return (
    <div className="flex items-center gap-2">
      <dt className="w-11 shrink-0 text-xs text-muted-foreground">{label}</dt>
      <dd className="flex min-w-0 items-center gap-1">
        <code className="min-w-0 font-mono text-xs break-all">{text}</code>
        <CopyButton text={text} label={copy} />
      </dd>
    </div>
  );
}
