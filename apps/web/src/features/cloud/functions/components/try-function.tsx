import { type EdgeFunction, fillText, type Project } from '@loam/contract';
import {
  Badge,
  Button,
  Card,
  Field,
  IconButton,
  Input,
  scrollRegion,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
  Textarea,
} from '@loam/ui';
import { Plus, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { type ActAsChoice, actAsOf, ActAsPicker } from '../../act-as/act-as-picker.tsx';
import type { TimeSpan } from '../../time-range/model/time-range.ts';
import { useTryFunction } from '../api.ts';
import { functionWords } from '../texts.data.ts';

const words = functionWords.try;
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

interface TryFunctionProps {
  readonly project: Project;
  readonly one: EdgeFunction;
  readonly onLogs: (span: TimeSpan) => void;
}

/** A call from here, as anybody, with what came of it. */
export function TryFunction({ project, one, onLogs }: TryFunctionProps) {
  const [as, setAs] = useState<ActAsChoice>({ kind: 'anonymous' });
  const [method, setMethod] = useState<Method>('POST');
  const [path, setPath] = useState('');
  const [headers, setHeaders] = useState<readonly Header[]>([]);
  const [body, setBody] = useState('{}');
  const call = useTryFunction(project.id, one.slug);
  const who = actAsOf(as);
  if (!project.permissions.includes('EditBackend'))
    return <p className="text-sm text-muted-foreground">{words.mayNot}</p>;
  const send = () => {
    if (who === undefined) return;
    const named = headers
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, value }) => ({ name: name.trim(), value }));
    call.mutate({ as: who, method, path, headers: named, body: method === 'GET' ? '' : body });
  };
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div>
        <h3 className="font-semibold">{words.title}</h3>
        <p className="text-sm text-muted-foreground">{words.detail}</p>
      </div>
      <ActAsPicker projectId={project.id} label={words.as} value={as} onChange={setAs} />
      <div className="flex items-end gap-2">
        <Field label={words.method} className="w-28 shrink-0">
          <Select
            value={method}
            onValueChange={(value) => setMethod(methods.find((known) => known === value) ?? 'POST')}
          >
            <SelectTrigger>
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {methods.map((value) => (
                <SelectItem key={value} value={value}>
                  {value}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
        <Field label={words.path} className="min-w-0 flex-1">
          <Input value={path} placeholder="?limit=10" onChange={(event) => setPath(event.target.value)} />
        </Field>
      </div>
      <HeaderRows headers={headers} onChange={setHeaders} />
      {method === 'GET' ? null : (
        <Field label={words.body}>
          <Textarea
            value={body}
            rows={4}
            spellCheck={false}
            className="font-mono text-sm"
            onChange={(event) => setBody(event.target.value)}
          />
        </Field>
      )}
      <div className="flex items-center gap-3">
        <Button variant="primary" loading={call.isPending} disabled={who === undefined} onClick={send}>
          <Send aria-hidden />
          {words.send}
        </Button>
        {who === undefined ? <p className="text-sm text-muted-foreground">{words.noUser}</p> : null}
      </div>
      {call.isError ? (
        <p role="alert" className="text-sm text-danger">
          {shownProblem(call.error).message}
        </p>
      ) : null}
      {call.data === undefined ? null : <Answer answer={call.data} onLogs={onLogs} />}
    </Card>
  );
}

interface Header {
  readonly name: string;
  readonly value: string;
}

interface HeaderRowsProps {
  readonly headers: readonly Header[];
  readonly onChange: (headers: readonly Header[]) => void;
}

function HeaderRows({ headers, onChange }: HeaderRowsProps) {
  const change = (index: number, part: Partial<Header>) =>
    onChange(headers.map((header, at) => (at === index ? { ...header, ...part } : header)));
  return (
    <fieldset className="flex flex-col items-start gap-2">
      <legend className="sr-only">{words.headers}</legend>
      {headers.map(({ name, value }, index) => (
        <div key={index} className="flex w-full items-center gap-2">
          <Input
            inputSize="sm"
            aria-label={words.headerName}
            value={name}
            className="w-40 font-mono"
            onChange={(event) => change(index, { name: event.target.value })}
          />
          <Input
            inputSize="sm"
            aria-label={words.headerValue}
            value={value}
            className="font-mono"
            onChange={(event) => change(index, { value: event.target.value })}
          />
          <IconButton
            size="sm"
            label={words.removeHeader}
            onClick={() => onChange(headers.filter((_, at) => at !== index))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      <Button size="sm" variant="ghost" onClick={() => onChange([...headers, { name: '', value: '' }])}>
        <Plus aria-hidden />
        {words.addHeader}
      </Button>
    </fieldset>
  );
}

interface AnswerProps {
  readonly answer: NonNullable<ReturnType<typeof useTryFunction>['data']>;
  readonly onLogs: (span: TimeSpan) => void;
}

function Answer({ answer, onLogs }: AnswerProps) {
  const { status, body, duration_ms: ms, is_cut: isCut, is_text: isText } = answer;
  const tone = status >= 500 ? 'danger' : status >= 400 ? 'warning' : 'success';
  const span = { startMs: answer.beganAtMs - 1000, endMs: answer.endedAtMs + 5000 };
  return (
    <section aria-label={words.answer} className="flex flex-col gap-2 border-t border-border pt-3">
      <div role="status" className="flex items-center gap-2 text-sm">
        <Badge tone={tone}>{status}</Badge>
        <span className="tabular-nums text-muted-foreground">
          {fillText(words.took, { n: ms.toFixed(0) })}
        </span>
        <Button variant="link" className="ms-auto text-sm" onClick={() => onLogs(span)}>
          {words.viewLogs}
        </Button>
      </div>
      <pre
        {...scrollRegion(words.body)}
        className="max-h-80 overflow-auto rounded-md bg-surface-sunken p-2 font-mono text-xs break-words whitespace-pre-wrap"
      >
        {isText ? pretty(body) || words.empty : words.binary}
      </pre>
      {isCut ? <p className="text-xs text-muted-foreground">{words.cut}</p> : null}
      <details className="text-xs">
        <summary className="cursor-pointer text-muted-foreground">{words.headers}</summary>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 pt-1 font-mono">
          {answer.headers.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt className="text-muted-foreground">{name}</dt>
              <dd className="break-all">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </section>
  );
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
