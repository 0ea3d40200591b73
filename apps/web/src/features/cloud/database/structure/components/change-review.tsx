import { fillText } from '@loam/contract';
import { Banner, Button, CodeBlock, Field, Input, Skeleton } from '@loam/ui';
import { shownProblem } from '../../../../../shared/problems.ts';
import type { usePlan } from '../api.ts';
import { structureWords as words } from '../texts.data.ts';

interface ChangeReviewProps {
  readonly plan: ReturnType<typeof usePlan>;
  readonly failure: unknown;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Where it failed for what needs it: deletes that too. */
  readonly cascade: (() => void) | undefined;
}

/** What a change means, and the SQL that does it. */
export function ChangeReview({ plan, failure, typed, onTyped, cascade }: ChangeReviewProps) {
  if (plan.isError) return <Failure error={plan.error} />;
  const planned = plan.data ?? undefined;
  if (planned === undefined)
    return (
      <div aria-busy className="flex flex-col gap-3">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-20" />
      </div>
    );
  const { title, effects, sql, danger, confirmation, can_undo: canUndo } = planned;
  return (
    <div className="flex flex-col gap-4">
      <section aria-label={words.effects} className="flex flex-col gap-2">
        <p className="font-medium break-words">{title}</p>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-muted-foreground marker:text-border-strong">
          {effects.map((effect) => (
            <li key={effect} className="break-words">
              {effect}
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={words.sql} className="flex flex-col gap-1.5">
        <p className="text-sm font-medium">{words.sql}</p>
        <CodeBlock code={sql} wrap />
        <p className="text-xs text-muted-foreground">
          {words.saved} {canUndo ? '' : words.noUndo}
        </p>
      </section>
      {danger === 'opens' ? <Banner tone="warning">{effects[0]}</Banner> : null}
      {confirmation === null ? null : (
        <Field label={fillText(words.confirm, { name: confirmation })}>
          <Input
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => onTyped(event.target.value)}
          />
        </Field>
      )}
      {failure ? <Failure error={failure} /> : null}
      {cascade === undefined ? null : (
        <Button variant="outline" size="sm" className="self-start" onClick={cascade}>
          {words.cascade}
        </Button>
      )}
    </div>
  );
}

function Failure({ error }: { readonly error: unknown }) {
  return (
    <p
      role="alert"
      className="rounded-md bg-danger-subtle p-3 text-sm break-words text-danger-subtle-foreground"
    >
      {shownProblem(error).message}
    </p>
  );
}
