import { fillText, type SpeedCategory } from '@loam/contract';
import { cn, focusRing } from '@loam/ui';
import type { CategoryView } from '../model/speed-rules.ts';
import { speedTexts } from '../texts.data.ts';
import { ScoreRing } from './score-ring.tsx';

interface CategoryCardsProps {
  readonly views: readonly CategoryView[];
  readonly chosen: SpeedCategory;
  readonly onChoose: (category: SpeedCategory) => void;
}

export function CategoryCards({ views, chosen, onChoose }: CategoryCardsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 @3xl:grid-cols-4">
      {views.map((view) => (
        <button
          key={view.id}
          type="button"
          aria-pressed={view.id === chosen}
          onClick={() => onChoose(view.id)}
          className={cn(
            focusRing,
            'flex min-w-0 items-center gap-3 rounded-xl border border-border bg-surface p-3 text-left transition-colors hover:bg-hover max-sm:flex-col max-sm:items-start',
            view.id === chosen && 'border-accent bg-accent-subtle hover:bg-accent-subtle',
          )}
        >
          <ScoreRing score={view.score} />
          <span className="min-w-0">
            <span className="block truncate font-medium">{speedTexts.categories[view.id]}</span>
            <span className="block truncate text-xs text-muted-foreground">
              {view.errorCount > 0
                ? fillText(speedTexts.errors, { n: view.errorCount })
                : fillText(speedTexts.passed, { n: view.passedCount })}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
