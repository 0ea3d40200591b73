import type { Project } from '@loam/contract';
import { ScrollArea, SproutMark } from '@loam/ui';
import { PlugZap } from 'lucide-react';
import { projectTexts } from '../../features/projects/texts.data.ts';

export const chatRegionId = 'chat';

/** The conversation. Until a model is connected it holds what was asked for first, and says what is missing. */
export function ChatRegion({ project }: { readonly project: Project }) {
  return (
    <section
      id={chatRegionId}
      aria-label="Chat"
      tabIndex={-1}
      className="flex h-full min-h-0 flex-col bg-background outline-none"
    >
      <ScrollArea label="Messages" className="min-h-0 flex-1">
        <div className="flex flex-col gap-4 p-4">
          {project.initial_message === null ? (
            <NothingSaid />
          ) : (
            <FirstMessage text={project.initial_message} />
          )}
        </div>
      </ScrollArea>
      <NoModel />
    </section>
  );
}

function FirstMessage({ text }: { readonly text: string }) {
  return (
    <div className="ml-auto max-w-[85%] rounded-2xl rounded-br-sm bg-surface-sunken px-3.5 py-2.5 dark:bg-surface-raised">
      <span className="sr-only">You wrote: </span>
      <p className="text-base break-words whitespace-pre-wrap">{text}</p>
    </div>
  );
}

function NothingSaid() {
  return (
    <div className="m-auto flex flex-col items-center gap-3 py-10 text-center">
      <SproutMark className="size-8 opacity-80" />
      <p className="text-sm text-muted-foreground">{projectTexts.page.nothingSaid}</p>
    </div>
  );
}

function NoModel() {
  const { model } = projectTexts;
  return (
    <div className="p-3 pt-0">
      <div className="flex gap-3 rounded-xl border border-border bg-surface p-3.5 text-sm">
        <PlugZap aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="font-medium">{model.title}</p>
          <p className="text-pretty text-muted-foreground">{model.detail}</p>
          <p className="text-pretty text-muted-foreground">{model.steps}</p>
        </div>
      </div>
    </div>
  );
}
