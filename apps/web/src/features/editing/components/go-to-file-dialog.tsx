import { fillText } from '@loam/contract';
import { CommandItem, CommandPalette } from '@loam/ui';
import { CornerDownRight, File } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { folderOf, pathAndLine, rankPaths } from '../model/file-name.ts';
import { fileName } from '../model/file-view.ts';
import { codeTexts } from '../texts.data.ts';

interface GoToFileDialogProps {
  readonly paths: readonly string[];
  /** The file in front; a line alone is a line of it. */
  readonly active: string | undefined;
  onGo(path: string, line: number | undefined): void;
}

const shownPaths = 50;

export function GoToFileDialog({ paths, active, onGo, onClose }: GoToFileDialogProps & DialogProps) {
  const [wanted, setWanted] = useState('');
  const { path, line } = pathAndLine(wanted);
  const found = useMemo(
    () => (path === '' && line !== undefined ? [] : rankPaths(paths, path, shownPaths)),
    [paths, path, line],
  );
  const go = (chosen: string) => {
    onClose();
    onGo(chosen, line);
  };
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      label={codeTexts.goTo.title}
      placeholder={codeTexts.goTo.placeholder}
      empty={codeTexts.goTo.none}
      search={wanted}
      onSearchChange={setWanted}
    >
      {path === '' && line !== undefined && active !== undefined ? (
        <CommandItem value={`line ${line}`} onSelect={() => go(active)}>
          <CornerDownRight aria-hidden />
          {fillText(codeTexts.goTo.line, { n: line })}
        </CommandItem>
      ) : null}
      {found.map((one) => (
        <CommandItem key={one} value={one} onSelect={() => go(one)}>
          <File aria-hidden />
          <span className="truncate">{fileName(one)}</span>
          <span className="ml-auto truncate pl-4 text-xs text-muted-foreground">{folderOf(one)}</span>
        </CommandItem>
      ))}
    </CommandPalette>
  );
}
