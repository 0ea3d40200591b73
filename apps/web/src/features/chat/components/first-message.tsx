import { scrollRegion, SproutThinking } from '@loam/ui';
import { chatWords } from '../texts.data.ts';

interface FirstMessageProps {
  readonly text: string;
  readonly isStarting: boolean;
}

/** What a project was asked for when it was made, before its conversation has begun. */
export function FirstMessage({ text, isStarting }: FirstMessageProps) {
  return (
    <div {...scrollRegion(chatWords.messages)} className="focus-ring-inset min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex min-h-full max-w-3xl flex-col justify-end gap-5 p-4">
        <article aria-label={chatWords.you} className="flex flex-col items-end">
          <div className="max-w-[88%] rounded-2xl rounded-br-sm bg-surface-sunken px-3.5 py-2.5 dark:bg-surface-raised">
            <p className="text-base break-words whitespace-pre-wrap">{text}</p>
          </div>
        </article>
        {isStarting ? (
          <p className="flex items-center gap-2 text-sm text-muted-foreground">
            <SproutThinking label="" className="size-4" />
            {chatWords.status.starting}
          </p>
        ) : null}
      </div>
    </div>
  );
}
