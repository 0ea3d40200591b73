import { Button, Popover, PopoverContent, PopoverTrigger } from '@loam/ui';
import { projectTexts } from '../texts.data.ts';

/** One quiet line: who answers, and how to have someone else answer. */
export function ModelLine() {
  const { model } = projectTexts;
  return (
    <p className="text-center text-xs text-pretty text-muted-foreground">
      {model.short}{' '}
      <Popover>
        <PopoverTrigger asChild>
          <Button variant="link" className="min-h-0 align-baseline text-xs">
            {model.howTo}
          </Button>
        </PopoverTrigger>
        <PopoverContent aria-label={model.howTo} className="text-sm text-pretty">
          {model.steps}
        </PopoverContent>
      </Popover>
    </p>
  );
}
