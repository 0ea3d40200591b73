import type { TurnDiagram } from '@loam/contract';
import {
  CopyButton,
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { diagramTexts } from '../texts.data.ts';
import { ownDiagrams } from '../use-diagrams.ts';

interface DiagramBarProps {
  readonly id: string;
  readonly code: string;
  readonly drawn: readonly TurnDiagram[];
  readonly onShow: (id: string) => void;
}

/** Which diagram is in sight, and which others there are. */
export function DiagramBar({ id, code, drawn, onShow }: DiagramBarProps) {
  return (
    <div className="flex h-10 shrink-0 items-center gap-1 border-b border-border px-2 max-sm:h-12">
      <Select value={id} onValueChange={onShow}>
        <SelectTrigger
          aria-label={diagramTexts.choose}
          className="h-7 w-auto max-w-72 min-w-40 text-sm max-sm:h-9"
        >
          <SelectValue />
        </SelectTrigger>
        <SelectContent>
          <SelectGroup>
            <SelectLabel>{diagramTexts.ofProject}</SelectLabel>
            {ownDiagrams.map((own) => (
              <SelectItem key={own} value={own}>
                {diagramTexts[own]}
              </SelectItem>
            ))}
          </SelectGroup>
          {drawn.length === 0 ? null : (
            <SelectGroup>
              <SelectLabel>{diagramTexts.ofChat}</SelectLabel>
              {drawn.map((diagram) => (
                <SelectItem key={diagram.id} value={diagram.id}>
                  {diagram.title}
                </SelectItem>
              ))}
            </SelectGroup>
          )}
        </SelectContent>
      </Select>
      {code === '' ? null : (
        <span className="ml-auto">
          <CopyButton size="sm" label={diagramTexts.copy} text={code} />
        </span>
      )}
    </div>
  );
}
