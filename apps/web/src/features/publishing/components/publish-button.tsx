import { type Project, topics } from '@loam/contract';
import { Button, Popover, PopoverSheetContent, PopoverTrigger, Spinner } from '@loam/ui';
import { Check, Rocket } from 'lucide-react';
import { useRef, useState } from 'react';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { useOnOpenPublish } from '../../../shared/open-publish.tsx';
import { focusWhole } from '../focus-whole.ts';
import type { PublishButtonState } from '../model/publish-button.ts';
import { publishTexts } from '../texts.data.ts';
import { usePublishFlow } from '../use-publish-flow.ts';
import { PublishPanel } from './publish-panel.tsx';
import type { PublishSlots } from './publish-slots.ts';

interface PublishButtonProps {
  readonly project: Project;
  readonly slots: PublishSlots;
}

/** In the top bar: how the site stands, and behind it everything that can be done with it. */
export function PublishButton({ project, slots }: PublishButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const canDeploy = project.permissions.includes('DeployProject');
  useLiveTopic(canDeploy ? topics.deployments(project.id) : undefined);
  /** What opens next gives the focus back to the button when it is closed, not to something that is gone by then. */
  const leave = () => {
    trigger.current?.focus();
    setOpen(false);
  };
  const flow = usePublishFlow({ project, slots, onLeave: leave });
  useOnOpenPublish(() => setOpen(true));
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <TriggerButton ref={trigger} button={flow.button} />
      </PopoverTrigger>
      <PopoverSheetContent
        aria-label={publishTexts.title}
        className="gap-0 overflow-hidden p-0 max-sm:pb-[env(safe-area-inset-bottom)]"
        onEscapeKeyDown={keepForField}
        onOpenAutoFocus={focusWhole}
      >
        <PublishPanel project={project} flow={flow} slots={slots} onLeave={leave} />
      </PopoverSheetContent>
    </Popover>
  );
}

interface TriggerButtonProps {
  readonly button: PublishButtonState;
  readonly ref: React.Ref<HTMLButtonElement>;
}

function TriggerButton({ button, ref, ...props }: TriggerButtonProps) {
  const isDone = button.isUpToDate && !button.isBusy;
  return (
    <Button ref={ref} size="sm" variant={isDone ? 'outline' : 'primary'} aria-busy={button.isBusy} {...props}>
      <TriggerIcon button={button} />
      {button.label}
    </Button>
  );
}

function TriggerIcon({ button }: { readonly button: PublishButtonState }) {
  if (button.isBusy) return <Spinner className="size-3.5" />;
  if (button.isUpToDate) return <Check aria-hidden className="text-success" />;
  return <Rocket aria-hidden className="max-sm:hidden" />;
}

/** Escape in the address ends its editing and nothing else. */
function keepForField(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest('[data-owns-escape]')) event.preventDefault();
}
