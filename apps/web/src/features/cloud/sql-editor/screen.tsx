import type { Project } from '@loam/contract';
import { Button, Kbd, Label, Switch, Tooltip } from '@loam/ui';
import { Network, Play, Square } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useLocalValue } from '../../../shared/local-value.ts';
import type { ScreenProps } from '../console/screen.ts';
import { useSchema } from '../schema/api.ts';
import { type SqlDone, useRunSql } from './api.ts';
import type { SqlEditor } from './components/create-sql-editor.ts';
import { RunOutput } from './components/run-output.tsx';
import { QueryHistory, SavedQueries, SaveQuery } from './components/saved-queries.tsx';
import { SqlField } from './components/sql-field.tsx';
import { emptyMemory, type SqlMemory, sqlMemories } from './local-values.ts';
import { explainPrefix, withRun } from './model/query-text.ts';
import { sqlWords } from './texts.data.ts';

const noTables: never[] = [];

/** The database in its own language: reading unless somebody switches writing on for one run. */
export function SqlEditorScreen({ project }: ScreenProps) {
  const [memory, setMemory] = useMemory(project.id);
  const schema = useSchema(project.id);
  const { run, cancel } = useRunSql(project.id);
  const editor = useRef<SqlEditor>(undefined);
  const [isPart, setPart] = useState(false);
  const [isWriting, setWriting] = useState(false);
  const fault = useFault(run.data);
  const start = (isExplained: boolean) => {
    const chosen = editor.current?.takeSelection();
    if (chosen === undefined || chosen.text.trim() === '' || run.isPending) return;
    const sql = isExplained ? `${explainPrefix}${chosen.text.trim().replace(/;+$/, '')}` : chosen.text;
    setMemory({ text: memory.text, history: withRun(memory.history, chosen.text.trim()) });
    run.mutate({ sql, offset: chosen.offset, isWriting: isWriting && !isExplained, isExplained });
    setWriting(false);
  };
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="h-2/5 min-h-32 shrink-0 border-b border-border">
        <SqlField
          text={memory.text}
          tables={schema.data?.tables ?? noTables}
          fault={fault}
          onText={(text) => setMemory({ ...memory, text })}
          onSelection={setPart}
          onRun={() => start(false)}
          onEditor={(made) => {
            editor.current = made;
          }}
        />
      </div>
      <div className="flex flex-wrap items-center gap-2 border-b border-border px-3 py-2">
        {run.isPending ? (
          <Button variant="danger" size="sm" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            <Square aria-hidden />
            {sqlWords.cancel}
          </Button>
        ) : (
          <Button
            variant={isWriting ? 'danger' : 'primary'}
            size="sm"
            disabled={memory.text.trim() === ''}
            onClick={() => start(false)}
          >
            <Play aria-hidden />
            {isPart ? sqlWords.runSelection : sqlWords.run}
            <Kbd keys="Mod+Enter" className="max-sm:hidden" />
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          disabled={memory.text.trim() === '' || run.isPending}
          onClick={() => start(true)}
        >
          <Network aria-hidden />
          {sqlWords.explain}
        </Button>
        <WriteSwitch project={project} isOn={isWriting} onChange={setWriting} />
        <div className="ms-auto flex items-center">
          {project.permissions.includes('EditBackend') ? (
            <SaveQuery project={project} sql={memory.text} />
          ) : null}
          <SavedQueries project={project} onChoose={(text) => setMemory({ ...memory, text })} />
          <QueryHistory
            history={memory.history}
            onChoose={(text) => setMemory({ ...memory, text })}
            onClear={() => setMemory({ ...memory, history: [] })}
          />
        </div>
      </div>
      <div className="flex min-h-0 flex-1 flex-col">
        <RunOutput projectId={project.id} run={run} />
      </div>
    </div>
  );
}

function useMemory(projectId: string): readonly [SqlMemory, (next: SqlMemory) => void] {
  const [all, setAll] = useLocalValue(sqlMemories);
  return [all[projectId] ?? emptyMemory, (next) => setAll({ ...all, [projectId]: next })];
}

/** Where in the editor's text the last run went wrong. */
function useFault(done: SqlDone | undefined) {
  return useMemo(() => {
    const failure = done?.failure;
    if (!failure || failure.at === null || done === undefined) return undefined;
    const before = done.wish.isExplained ? explainPrefix.length : 0;
    return { at: Math.max(0, failure.at - before) + done.wish.offset, message: failure.message };
  }, [done]);
}

interface WriteSwitchProps {
  readonly project: Project;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function WriteSwitch({ project, isOn, onChange }: WriteSwitchProps) {
  if (!project.permissions.includes('EditBackend'))
    return <p className="text-xs text-muted-foreground">{sqlWords.mayNotWrite}</p>;
  return (
    <Tooltip label={sqlWords.writeDetail}>
      <span className="flex items-center gap-2">
        <Switch id="sql-writing" checked={isOn} onCheckedChange={onChange} />
        <Label htmlFor="sql-writing" className="text-sm font-normal">
          {sqlWords.write}
        </Label>
      </span>
    </Tooltip>
  );
}
