import { fillText, type SchemaTable } from '@loam/contract';
import {
  Button,
  Field,
  Popover,
  PopoverContent,
  PopoverTrigger,
  RadioGroup,
  RadioOption,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Skeleton,
  toast,
} from '@loam/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { type SecureWish, useSecureSql, useSecureTable } from '../api.ts';
import { policyWords } from '../texts.data.ts';

const words = policyWords.secure;
const templates = ['server_only', 'signed_in', 'read_by_all', 'owner'] as const;
type Template = (typeof templates)[number];

interface SecureTableProps {
  readonly projectId: string;
  readonly table: SchemaTable;
}

/** Switches row security on with a first policy: shown as SQL, recorded as a migration. */
export function SecureTable({ projectId, table }: SecureTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button size="sm" variant="outline" className="ms-auto">
          <ShieldCheck aria-hidden />
          {policyWords.enable}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={words.title} className="w-96">
        <SecureForm projectId={projectId} table={table} onDone={() => setOpen(false)} />
      </PopoverContent>
    </Popover>
  );
}

function SecureForm({ projectId, table, onDone }: SecureTableProps & { readonly onDone: () => void }) {
  const [template, setTemplate] = useState<Template>('server_only');
  const [column, setColumn] = useState(() => guessOwner(table));
  const wish: SecureWish = {
    schema: table.schema,
    table: table.name,
    template,
    ...(template === 'owner' && column !== undefined ? { column } : {}),
  };
  const sql = useSecureSql(projectId, wish);
  const secure = useSecureTable(projectId);
  const apply = () =>
    secure.mutate(wish, {
      onSuccess: () => {
        toast.success(fillText(words.done, { table: table.name }));
        onDone();
      },
    });
  const fault = secure.error ?? sql.error;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-medium">{words.title}</p>
      <RadioGroup
        aria-label={words.title}
        value={template}
        onValueChange={(value) => setTemplate(templates.find((known) => known === value) ?? 'server_only')}
      >
        {templates.map((value) => (
          <RadioOption key={value} value={value} label={words.templates[value]} />
        ))}
      </RadioGroup>
      {template === 'owner' ? (
        <Field label={words.column}>
          <Select {...(column === undefined ? {} : { value: column })} onValueChange={setColumn}>
            <SelectTrigger>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {table.columns.map(({ name }) => (
                <SelectItem key={name} value={name}>
                  {name}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
      ) : null}
      <p className="text-xs text-muted-foreground">{words.sql}</p>
      {sql.data === undefined ? (
        <Skeleton className="h-12" />
      ) : (
        <pre className="max-h-40 overflow-auto rounded-md bg-surface-sunken p-2 font-mono text-xs whitespace-pre-wrap">
          {sql.data.sql}
        </pre>
      )}
      {fault ? (
        <p role="alert" className="text-sm text-danger">
          {shownProblem(fault).message}
        </p>
      ) : null}
      <Button variant="primary" loading={secure.isPending} disabled={sql.data === undefined} onClick={apply}>
        {words.apply}
      </Button>
    </div>
  );
}

const ownerNames = ['user_id', 'owner_id', 'owner', 'created_by', 'author_id', 'profile_id'];

function guessOwner({ columns }: SchemaTable): string | undefined {
  const known = ownerNames.find((name) => columns.some((column) => column.name === name));
  return known ?? columns.find(({ type }) => type === 'uuid')?.name;
}
