import { cloudLimits, fillText, type Project } from '@loam/contract';
import { Button, Field, IconButton, Input, Popover, PopoverContent, PopoverTrigger, toast } from '@loam/ui';
import { Bookmark, History, Save, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { shownProblem } from '../../../../shared/problems.ts';
import { useReportProblem } from '../../../../shared/use-report-problem.ts';
import { useDeleteQuery, useSavedQueries, useSaveQuery } from '../api.ts';
import { sqlWords } from '../texts.data.ts';

interface SavedQueriesProps {
  readonly project: Project;
  readonly onChoose: (sql: string) => void;
}

/** Kept for everybody in the project. */
export function SavedQueries({ project, onChoose }: SavedQueriesProps) {
  const [isOpen, setOpen] = useState(false);
  const saved = useSavedQueries(project.id);
  const remove = useDeleteQuery(project.id);
  const onError = useReportProblem();
  const canEdit = project.permissions.includes('EditBackend');
  const queries = saved.data?.queries ?? [];
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={sqlWords.saved}>
          <Bookmark aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={sqlWords.saved} className="max-h-96 overflow-y-auto p-2">
        {queries.map(({ id, name, sql, created_by_name: author }) => (
          <div key={id} className="flex items-center gap-1">
            <Button
              variant="ghost"
              className="h-auto min-w-0 flex-1 flex-col items-start gap-0 py-1 text-start"
              onClick={() => {
                onChoose(sql);
                setOpen(false);
              }}
            >
              <span className="max-w-full truncate">{name}</span>
              <span className="text-xs font-normal text-muted-foreground">{author}</span>
            </Button>
            {canEdit ? (
              <IconButton
                size="sm"
                label={fillText(sqlWords.remove, { name })}
                onClick={() => remove.mutate(id, { onError })}
              >
                <Trash2 aria-hidden />
              </IconButton>
            ) : null}
          </div>
        ))}
        {queries.length > 0 ? null : (
          <p className="p-2 text-sm text-muted-foreground">
            {saved.isError ? shownProblem(saved.error).message : sqlWords.noSaved}
          </p>
        )}
      </PopoverContent>
    </Popover>
  );
}

interface SaveQueryProps {
  readonly project: Project;
  readonly sql: string;
}

export function SaveQuery({ project, sql }: SaveQueryProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const save = useSaveQuery(project.id);
  const submit = () =>
    save.mutate(
      { name, sql },
      {
        onSuccess: () => {
          toast.success(sqlWords.savedToast);
          setOpen(false);
        },
      },
    );
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={sqlWords.saveAs} disabled={sql.trim() === ''}>
          <Save aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={sqlWords.saveAs}>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label={sqlWords.name} error={save.isError ? shownProblem(save.error).message : undefined}>
            <Input
              value={name}
              maxLength={cloudLimits.savedQueryNameCharacters}
              onChange={(event) => setName(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="primary" loading={save.isPending} disabled={name.trim() === ''}>
            {sqlWords.save}
          </Button>
        </form>
      </PopoverContent>
    </Popover>
  );
}

interface QueryHistoryProps {
  readonly history: readonly string[];
  readonly onChoose: (sql: string) => void;
  readonly onClear: () => void;
}

export function QueryHistory({ history, onChoose, onClear }: QueryHistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <IconButton label={sqlWords.history}>
          <History aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={sqlWords.history} className="max-h-96 overflow-y-auto p-2">
        {history.length === 0 ? (
          <p className="p-2 text-sm text-muted-foreground">{sqlWords.noHistory}</p>
        ) : (
          <>
            {history.map((sql) => (
              <Button
                key={sql}
                variant="ghost"
                size="sm"
                className="w-full justify-start"
                onClick={() => {
                  onChoose(sql);
                  setOpen(false);
                }}
              >
                <span className="truncate font-mono text-xs">{sql.replaceAll(/\s+/g, ' ')}</span>
              </Button>
            ))}
            <Button variant="link" className="px-2 text-sm" onClick={onClear}>
              {sqlWords.clear}
            </Button>
          </>
        )}
      </PopoverContent>
    </Popover>
  );
}
