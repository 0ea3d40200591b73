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
import { ChevronDown, Plug, Settings2 } from 'lucide-react';
import { answeringName, groupModels } from '../model/model-choice.ts';
import { chatWords } from '../texts.data.ts';
import { ModelsLink } from './models-link.tsx';

interface ModelPickerProps {
  readonly models: readonly ChatModel[];
  readonly chosen: ChatModel;
  /** Where providers are connected; undefined for those who may not. */
  readonly managedWorkspaceId: string | undefined;
  readonly onChoose: (id: string) => void;
}

const words = chatWords.model;

export function ModelPicker({ models, chosen, managedWorkspaceId, onChoose }: ModelPickerProps) {
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
              <ModelName models={models} model={model} />
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        {disabled.length === 0 ? null : (
          <NotConnected models={disabled} managedWorkspaceId={managedWorkspaceId} />
        )}
        {managedWorkspaceId === undefined ? null : (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem asChild>
              <ModelsLink workspaceId={managedWorkspaceId}>
                <Settings2 aria-hidden />
                {words.manage}
              </ModelsLink>
            </DropdownMenuItem>
          </>
        )}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function ModelName({ models, model }: { readonly models: readonly ChatModel[]; readonly model: ChatModel }) {
  const answering = answeringName(models, model);
  return (
    <span className="flex min-w-0 flex-col">
      <span className="truncate">{model.label}</span>
      {answering === model.label || answering === model.id ? null : (
        <span className="truncate text-xs text-muted-foreground">{answering}</span>
      )}
    </span>
  );
}

function NotConnected({
  models,
  managedWorkspaceId,
}: Pick<ModelPickerProps, 'models' | 'managedWorkspaceId'>) {
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{words.notConnected}</DropdownMenuLabel>
      {models.map((model) =>
        managedWorkspaceId === undefined ? (
          <DropdownMenuItem key={model.id} disabled className="pl-8">
            {model.label}
          </DropdownMenuItem>
        ) : (
          <DropdownMenuItem key={model.id} asChild>
            <ModelsLink workspaceId={managedWorkspaceId} className="pl-8 text-muted-foreground">
              <span className="truncate">{model.label}</span>
              <span className="ml-auto flex items-center gap-1 text-xs">
                <Plug aria-hidden className="size-3" />
                {words.connect}
              </span>
            </ModelsLink>
          </DropdownMenuItem>
        ),
      )}
    </>
  );
}
