import { Button, cn, Field, useFieldControl } from '@loam/ui';
import { FileArchive, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { fileSize } from '../model/import-source.ts';
import { projectTexts } from '../texts.data.ts';

interface ArchiveFieldProps {
  readonly file: File | undefined;
  readonly error: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
}

const words = projectTexts.import;

export function ArchiveField({ file, error, onChoose }: ArchiveFieldProps) {
  return (
    <Field label={words.file} hint={words.fileHint} error={error} required>
      <DropPlace file={file} isWrong={error !== undefined} onChoose={onChoose} />
    </Field>
  );
}

interface DropPlaceProps extends Omit<ArchiveFieldProps, 'error'> {
  readonly isWrong: boolean;
}

/** A place to drop a file, with a button that the keyboard reaches; the browser's own control stays hidden. */
function DropPlace({ file, isWrong, onChoose }: DropPlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { id, 'aria-describedby': describedBy } = useFieldControl({});
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped !== undefined) onChoose(dropped);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      className={cn(
        'flex min-h-28 flex-col items-center justify-center gap-2 rounded-lg border border-dashed border-border-strong bg-surface-sunken px-4 py-5 text-center transition-colors',
        isOver && 'border-accent bg-accent-subtle',
        isWrong && 'border-danger',
      )}
    >
      {file === undefined ? (
        <Upload aria-hidden className="size-5 text-muted-foreground" />
      ) : (
        <p className="flex max-w-full items-center gap-2">
          <FileArchive aria-hidden className="size-4 shrink-0 text-muted-foreground" />
          <span className="truncate font-medium">{file.name}</span>
          <span className="shrink-0 text-sm text-muted-foreground tabular-nums">{fileSize(file.size)}</span>
        </p>
      )}
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted-foreground">
        <Button
          variant="outline"
          size="sm"
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {file === undefined ? words.chooseFile : words.otherFile}
        </Button>
        {file === undefined ? <span className="max-sm:hidden">{words.orDrop}</span> : null}
      </p>
      <input
        ref={input}
        id={id}
        type="file"
        accept=".zip,application/zip"
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen !== undefined) onChoose(chosen);
        }}
      />
    </div>
  );
}
