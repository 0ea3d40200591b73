import type { ChatModel } from '@loam/contract';
import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Plug, Settings2 } from 'lucide-react';
import { groupModels } from '../model/model-choice.ts';
import { chatWords } from '../texts.data.ts';

interface ModelPickerProps {
  readonly models: readonly ChatModel[];
  readonly chosen: ChatModel;
  /** May connect providers. */
  readonly canManage: boolean;
  readonly onChoose: (id: string) => void;
}

const words = chatWords.model;

export function ModelPicker({ models, chosen, canManage, onChoose }: ModelPickerProps) {
  const { available, disabled } = groupModels(models);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="sm"
          variant="ghost"
          aria-label={`${words.label}: ${chosen.label}`}
          className="min-w-0 shrink text-muted-foreground hover:text-foreground"
        >
          <span className="truncate">{chosen.label}</span>
          <ChevronDown aria-hidden className="size-3.5" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" side="top" className="max-h-96 w-72">
        <DropdownMenuRadioGroup value={chosen.id} onValueChange={onChoose}>
          {available.map((model) => (
            <DropdownMenuRadioItem key={model.id} value={model.id}>
              <ModelName model={model} />
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {disabled.length === 0 ? null : <NotConnected models={disabled} canManage={canManage} />}
        {canManage ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <Link to="." search={openModels}>
                <Settings2 aria-hidden />
                {words.manage}
              </Link>
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ModelName({ model }: { readonly model: ChatModel }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate">{model.label}</span>
      {isPlain(model) ? null : (
        <span className="truncate text-xs text-muted-foreground">{model.runs_as}</span>
      )}
    </span>
  );
}

/** Its name says it all. */
function isPlain({ id, label, runs_as: runsAs }: ChatModel): boolean {
  return runsAs === null || runsAs === label || runsAs === id;
}

function NotConnected({ models, canManage }: Pick<ModelPickerProps, 'models' | 'canManage'>) {
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{words.notConnected}</DropdownMenuLabel>
      {models.map((model) =>
        canManage ? (
          <DropdownMenuItem key={model.id} asChild>
            <Link to="." search={openModels} className="pl-8 text-muted-foreground">
              <span className="truncate">{model.label}</span>
              <span className="ml-auto flex items-center gap-1 text-xs">
                <Plug aria-hidden className="size-3" />
                {words.connect}
              </span>
            </Link>
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem key={model.id} disabled className="pl-8">
            {model.label}
          </DropdownMenuItem>
        ),
      )}
    </>
  );
}

export function openModels<Search extends object>(search: Search) {
  return { ...search, settings: 'models' as const };
}
