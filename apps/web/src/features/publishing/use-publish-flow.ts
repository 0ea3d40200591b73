import { type Project } from '@loam/contract';
import { toast } from '@loam/ui';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { useIsVisualEditing } from '../../shared/running-app.tsx';
import { speedDisabledReason } from '../../shared/speed-reason.ts';
import { useDeploymentKinds, usePublishing } from './api.ts';
import { PublishFailedDialog } from './components/publish-failed-dialog.tsx';
import { PublishSuccessDialog } from './components/publish-success-dialog.tsx';
import type { PublishSlots } from './components/publish-slots.ts';
import { publishButtonOf } from './model/publish-button.ts';
import type { PublishFailure } from './model/publish-failure.ts';
import { publishTexts } from './texts.data.ts';
import { type PublishOutcome, usePublish } from './use-publish.ts';
import { useSiteInfoForm } from './use-site-info-form.ts';
import { useTryToFix } from './use-try-to-fix.ts';

interface FlowOptions {
  readonly project: Project;
  readonly slots: PublishSlots;
  /** A dialog is about to open. */
  readonly onLeave: () => void;
}

/** Everything the button and its panel share: how it stands, what is unsaved, and what happens when one publishes. */
export function usePublishFlow({ project, slots, onLeave }: FlowOptions) {
  const dialogs = useDialogs();
  const query = usePublishing(project.id);
  const kinds = useDeploymentKinds(project.id);
  const form = useSiteInfoForm(project.id);
  const isVisualEditing = useIsVisualEditing();
  const tryToFix = useTryToFix(project, slots.onShowChat);

  const showFailure = (failure: PublishFailure) => {
    onLeave();
    dialogs.open(PublishFailedDialog, { failure, onTryToFix: tryToFix });
  };
  const showSuccess = () => {
    onLeave();
    dialogs.open(PublishSuccessDialog, {
      project,
      ...(slots.onOpenSpeed ? { speed: { onOpen: slots.onOpenSpeed, reasonOf: speedReason } } : {}),
    });
  };
  const speedReason = (fact: { readonly isPublished: boolean; readonly isUpToDate: boolean }) =>
    speedDisabledReason({ ...fact, hasUrl: true, isVisualEditing });
  const onOutcome = (outcome: PublishOutcome) => {
    if (outcome.kind === 'failed') return showFailure(outcome.failure);
    if (outcome.was === 'first') return showSuccess();
    return void toast.success(publishTexts.updated);
  };
  const { publish, pending } = usePublish({ project, publishing: query.data, onOutcome });
  const button = publishButtonOf({
    project,
    publishing: query.data,
    kinds,
    pending,
    hasUnsavedSiteInfo: form.isDirty,
  });
  return {
    query,
    button,
    form,
    showFailure,
    publish: () => {
      const start = () => void publish();
      if (slots.confirmPublish) slots.confirmPublish(start);
      else start();
    },
  };
}

export type PublishFlow = ReturnType<typeof usePublishFlow>;
