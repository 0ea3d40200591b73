import type { Workspace } from '@loam/contract';
import { ComposerPictures } from '../../features/chat/components/composer-pictures.tsx';
import { ModelPicker } from '../../features/chat/components/model-picker.tsx';
import { PicturePicker } from '../../features/chat/components/picture-picker.tsx';
import { modelValue } from '../../features/chat/local-values.ts';
import { emptyDraft } from '../../features/chat/model/draft.ts';
import { effectiveModel, namedModel } from '../../features/chat/model/model-choice.ts';
import { useModelProviders } from '../../features/chat/settings-api.ts';
import { chatWords } from '../../features/chat/texts.data.ts';
import { useComposerImages } from '../../features/chat/use-composer-images.ts';
import { useDraft } from '../../features/chat/use-draft.ts';
import { useFileDrop } from '../../features/chat/use-file-drop.ts';
import { PromptBox } from '../../features/projects/components/prompt-box.tsx';
import { useLocalValue } from '../../shared/local-value.ts';

interface HomePromptProps {
  readonly workspace: Workspace;
  readonly suggestion: string | undefined;
  readonly onStarting: (request: string | undefined) => void;
  readonly onCreated: (projectId: string, view?: 'cloud') => void;
}

/** Pictures here belong to no project yet. */
const home = 'home';

/** The first message of a project, with pictures and a choice of who answers, as in its chat. */
export function HomePrompt({ workspace, suggestion, onStarting, onCreated }: HomePromptProps) {
  const [draft, draftValue] = useDraft(home);
  const images = useComposerImages(undefined, draftValue);
  const drop = useFileDrop((files) => void images.add(files, 'drop'));
  const [chosenId, choose] = useLocalValue(modelValue);
  const { data } = useModelProviders(workspace.id);
  const model = data && effectiveModel(data.models, chosenId);
  const canManage = workspace.permissions.includes('ManageWorkspaceIntegrations');
  const isBlind = draft.images.length > 0 && model !== undefined && !model.sees_images;
  return (
    <PromptBox
      workspace={workspace}
      suggestion={suggestion}
      onStarting={onStarting}
      onCreated={onCreated}
      companions={{
        wish: {
          ...(draft.images.length === 0 ? {} : { images: draft.images.map(wireImage) }),
          ...namedModel(model),
        },
        isBusy: draft.images.some(({ uploading }) => uploading),
        above: <ComposerPictures images={draft.images} onRemove={images.remove} />,
        tools: (
          <>
            <PicturePicker onPick={(files) => void images.add(files, 'picker')} />
            {model === undefined || data === undefined ? null : (
              <ModelPicker
                models={data.models}
                chosen={model}
                managedWorkspaceId={canManage ? workspace.id : undefined}
                onChoose={choose}
              />
            )}
          </>
        ),
        note: isBlind ? chatWords.model.blind : undefined,
        dropHint: drop.isOver ? chatWords.composer.drop : undefined,
        dropHandlers: drop.handlers,
        addFiles: (files) => void images.add(files, 'paste'),
        clear: () => draftValue.set(emptyDraft),
      }}
    />
  );
}

interface Picture {
  readonly id: string;
  readonly url: string;
  readonly name: string;
  readonly contentType: string;
}

function wireImage({ id, url, name, contentType }: Picture) {
  return { id, url, name, content_type: contentType };
}
