import { type ChatModel, fillText, type Project } from '@loam/contract';
import { IconButton, LiveRegion, SegmentedControl, Textarea } from '@loam/ui';
import { ArrowUp, Square } from 'lucide-react';
import type { ClipboardEvent, KeyboardEvent, Ref } from 'react';
import type { LocalValue } from '../../../shared/local-value.ts';
import { useMyWorkspace } from '../../workspaces/settings-api.ts';
import {
  clearedDraft,
  type Draft,
  draftState,
  isSendKey,
  returnedDraft,
  writtenDraft,
} from '../model/draft.ts';
import { namedModel } from '../model/model-choice.ts';
import { chatWords } from '../texts.data.ts';
import { useComposerImages } from '../use-composer-images.ts';
import { useFileDrop } from '../use-file-drop.ts';
import { useRateLimitSeconds } from '../use-rate-limit-seconds.ts';
import type { SendOptions } from '../use-send-message.ts';
import type { SendResult } from '../sends-under-way.ts';
import { ComposerElements } from './composer-elements.tsx';
import { ComposerPictures } from './composer-pictures.tsx';
import { ModelPicker } from './model-picker.tsx';
import { PicturePicker } from './picture-picker.tsx';

export interface ComposerModels {
  readonly all: readonly ChatModel[];
  readonly chosen: ChatModel;
  choose(id: string): void;
}

interface ComposerProps {
  readonly project: Project;
  readonly draft: Draft;
  readonly draftValue: LocalValue<Draft>;
  readonly models: ComposerModels;
  readonly placeholder: string;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly running: { readonly isStopping: boolean; stop(): void } | undefined;
  readonly send: (message: string, options: SendOptions) => Promise<SendResult>;
}

const words = chatWords.composer;

/** Where the shortcut for the chat leads. */
export const composerId = 'chat-composer';

/** What is written here survives a reload and a failure; it is forgotten once it was sent. */
export function Composer(props: ComposerProps) {
  const { project, draft, draftValue, models, field, running } = props;
  const images = useComposerImages(project.id, draftValue);
  const heldBackSeconds = useRateLimitSeconds();
  const drop = useFileDrop((files) => void images.add(files, 'drop'));
  const state = draftState(draft);
  const canSend = state.kind === 'ready' && heldBackSeconds === 0;
  const send = () => {
    if (!canSend) return;
    draftValue.set(clearedDraft(draft));
    void props.send(draft.message.trim(), optionsOf(draft, models.chosen)).then((result) => {
      if (result === 'refused') draftValue.set(returnedDraft(draftValue.get(), draft));
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (!isSendKey({ key, shiftKey, isComposing: event.nativeEvent.isComposing })) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void images.add(files, 'paste');
  };
  return (
    <form
      {...drop.handlers}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="focus-ring-field relative flex flex-col rounded-2xl border border-border-strong bg-surface p-2 transition-colors"
    >
      <ComposerElements
        elements={draft.selectedElements}
        onRemove={(element) =>
          draftValue.set({
            ...draft,
            selectedElements: draft.selectedElements.filter((one) => one !== element),
          })
        }
      />
      <ComposerPictures images={draft.images} onRemove={images.remove} />
      <Textarea
        id={composerId}
        ref={field}
        rows={1}
        aria-label={words.label}
        placeholder={props.placeholder}
        value={draft.message}
        onChange={(event) => draftValue.set(writtenDraft(draftValue.get(), event.target.value))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="max-h-60 border-0 bg-transparent px-2 py-1.5 outline-none focus-visible:outline-none"
      />
      <Notes draft={draft} models={models} heldBackSeconds={heldBackSeconds} />
      <div className="flex items-center gap-1 pt-1">
        <PicturePicker onPick={(files) => void images.add(files, 'picker')} />
        <ModeSwitch
          isChatOnly={draft.chatOnly}
          onChange={(chatOnly) => draftValue.set({ ...draft, chatOnly })}
        />
        <Picker project={project} models={models} />
        <span className="ml-auto flex shrink-0 items-center gap-1">
          {running === undefined ? null : <StopButton running={running} />}
          {running !== undefined && state.kind === 'empty' ? null : (
            <IconButton
              type="submit"
              variant="primary"
              label={running === undefined ? words.send : words.queue}
              disabled={!canSend}
              className="rounded-xl"
            >
              <ArrowUp aria-hidden />
            </IconButton>
          )}
        </span>
      </div>
      {drop.isOver ? (
        <p className="pointer-events-none absolute inset-0 flex items-center justify-center rounded-2xl bg-accent-subtle text-sm font-medium text-accent-subtle-foreground">
          {words.drop}
        </p>
      ) : null}
    </form>
  );
}

function optionsOf(draft: Draft, model: ChatModel): SendOptions {
  return {
    images: draft.images.map(({ id, url, name, contentType }) => ({
      id,
      url,
      name,
      content_type: contentType,
    })),
    selectedElements: draft.selectedElements,
    chatOnly: draft.chatOnly,
    ...namedModel(model),
  };
}

interface NotesProps {
  readonly draft: Draft;
  readonly models: ComposerModels;
  readonly heldBackSeconds: number;
}

/** Why sending is not possible just now, or not as it seems. */
function Notes({ draft, models, heldBackSeconds }: NotesProps) {
  const note = noteOf(draft, models, heldBackSeconds);
  return (
    <>
      {note === undefined ? null : <p className="px-2 pt-1 text-xs text-muted-foreground">{note}</p>}
      <LiveRegion>{heldBackSeconds > 0 ? words.heldBack : ''}</LiveRegion>
    </>
  );
}

function noteOf(draft: Draft, models: ComposerModels, heldBackSeconds: number): string | undefined {
  if (heldBackSeconds > 0) return fillText(words.limited, { seconds: heldBackSeconds });
  const state = draftState(draft);
  if (state.kind === 'too-long') return fillText(words.tooLong, { n: state.over });
  if (draft.images.length > 0 && !models.chosen.sees_images) return chatWords.model.blind;
  return undefined;
}

function StopButton({ running }: { readonly running: NonNullable<ComposerProps['running']> }) {
  return (
    <IconButton
      variant="secondary"
      label={running.isStopping ? words.stopping : words.stop}
      loading={running.isStopping}
      onClick={() => running.stop()}
      className="rounded-xl"
    >
      <Square aria-hidden className="size-3.5 fill-current" />
    </IconButton>
  );
}

function Picker({ project, models }: Pick<ComposerProps, 'project' | 'models'>) {
  const workspace = useMyWorkspace(project.workspace_id);
  const canManage = workspace?.permissions.includes('ManageWorkspaceIntegrations') ?? false;
  return (
    <ModelPicker
      models={models.all}
      chosen={models.chosen}
      managedWorkspaceId={canManage ? project.workspace_id : undefined}
      onChoose={models.choose}
    />
  );
}

interface ModeSwitchProps {
  readonly isChatOnly: boolean;
  readonly onChange: (isChatOnly: boolean) => void;
}

function ModeSwitch({ isChatOnly, onChange }: ModeSwitchProps) {
  return (
    <SegmentedControl
      size="sm"
      label={words.mode}
      value={isChatOnly ? 'chat' : 'build'}
      onValueChange={(mode) => onChange(mode === 'chat')}
      segments={[
        { value: 'build', label: words.modes.build },
        { value: 'chat', label: words.modes.chat },
      ]}
    />
  );
}
