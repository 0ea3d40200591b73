import {
  enums,
  fillText,
  policyCommands,
  type Project,
  type RlsPolicy,
  type SchemaTable,
  texts,
} from '@loam/contract';
import {
  Badge,
  Card,
  EmptyState,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  noFilter,
  policiesByTable,
  type PolicyFilter,
  type TablePolicies,
} from '../model/filter-policies.ts';
import { policyInWords } from '../model/plain-words.ts';
import { policyWords } from '../texts.data.ts';
import { DropPolicy } from '../../database/structure/components/drop-policy.tsx';
import { SecureTable } from './secure-table.tsx';
import { TablePicker } from './table-picker.tsx';

export interface PolicyListProps {
  readonly project: Project;
  readonly schema: { readonly tables: SchemaTable[]; readonly policies: RlsPolicy[] };
  readonly table: string | undefined;
  readonly onTable: (table: string | undefined) => void;
}

export function PolicyList({ project, schema, table, onTable }: PolicyListProps) {
  const [{ role, cmd }, setFilter] = useState<PolicyFilter>(noFilter);
  const all = policiesByTable(schema, noFilter).map(({ key }) => key);
  const shown = policiesByTable(schema, { table, role, cmd });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <TablePicker tables={all} table={table} onTable={onTable} allLabel={policyWords.allTables} />
        <Choice
          label={policyWords.role}
          value={role}
          options={enums.database.policyRoles}
          nameOf={(one) => (one === 'all_roles' ? policyWords.allRoles : one)}
          onChange={(next) =>
            setFilter({ table, cmd, role: enums.database.policyRoles.find((one) => one === next) ?? role })
          }
        />
        <Choice
          label={policyWords.command}
          value={cmd ?? policyWords.allCommands}
          options={[policyWords.allCommands, ...policyCommands]}
          onChange={(next) => setFilter({ table, role, cmd: policyCommands.find((one) => one === next) })}
        />
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={ShieldCheck} title={texts.database.noPolicies}>
          {all.length === 0 ? policyWords.noTables : undefined}
        </EmptyState>
      ) : (
        shown.map((group) => <TableCard key={group.key} project={project} group={group} />)
      )}
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  readonly nameOf?: (option: string) => string;
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, options, nameOf = (option) => option, onChange }: ChoiceProps) {
  return (
    <Select value={value} onValueChange={onChange}>
      <SelectTrigger aria-label={label} className="w-40">
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {options.map((option) => (
          <SelectItem key={option} value={option}>
            {nameOf(option)}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}

function TableCard({ project, group }: { readonly project: Project; readonly group: TablePolicies }) {
  const isOff = group.table?.has_row_security === false;
  return (
    <Card className="overflow-hidden">
      <header className="flex flex-wrap items-center gap-2 border-b border-border px-4 py-2">
        <h3 className="font-mono text-sm font-semibold">{group.key}</h3>
        <Badge tone={isOff ? 'danger' : 'success'}>{isOff ? policyWords.off : policyWords.on}</Badge>
        {isOff && group.table && project.permissions.includes('EditBackend') ? (
          <SecureTable projectId={project.id} table={group.table} />
        ) : null}
      </header>
      {isOff ? <p className="px-4 py-2 text-sm text-danger">{policyWords.offDetail}</p> : null}
      {group.policies.length === 0 ? (
        <p className="px-4 py-3 text-sm text-muted-foreground">
          {fillText(policyWords.noneFor, { table: group.key })}
          {isOff ? null : <span className="block">{policyWords.closed}</span>}
        </p>
      ) : (
        <ul className="divide-y divide-border">
          {group.policies.map((policy) => (
            <PolicyRow key={policy.policyname} project={project} policy={policy} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PolicyRow({ project, policy }: { readonly project: Project; readonly policy: RlsPolicy }) {
  const said = policyInWords(policy);
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3">
      <div className="flex items-start gap-1.5">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5 py-1">
          <span className="me-1 text-sm font-medium">{policy.policyname}</span>
          <Badge tone="info">{policy.cmd}</Badge>
          {policy.roles.map((role) => (
            <Badge key={role} variant="outline">
              {role}
            </Badge>
          ))}
          {policy.permissive ? null : <Badge tone="warning">{policyWords.restrictive}</Badge>}
        </div>
        {project.permissions.includes('EditBackend') ? (
          <DropPolicy
            projectId={project.id}
            schema={policy.schemaname}
            table={policy.tablename}
            name={policy.policyname}
          />
        ) : null}
      </div>
      {said === undefined ? null : <p className="text-sm text-muted-foreground">{said}</p>}
      <dl className="grid gap-x-3 gap-y-1 text-xs sm:grid-cols-[auto_1fr]">
        <Expression label={policyWords.using} value={policy.qual} />
        <Expression label={policyWords.check} value={policy.with_check} />
      </dl>
    </li>
  );
}

function Expression({ label, value }: { readonly label: string; readonly value: string | null }) {
  if (value === null) return null;
  return (
    <>
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 font-mono break-words whitespace-pre-wrap">{value}</dd>
    </>
  );
}
