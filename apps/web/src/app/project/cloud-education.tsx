import type { Project } from '@loam/contract';
import { Button, IconButton, Popover, PopoverContent, PopoverTrigger } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { Cloud } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { createLocalValue, useLocalValue } from '../../shared/local-value.ts';
import { topBarTexts } from './texts.data.ts';

const seenValue = createLocalValue<boolean>({
  key: 'cloud-education',
  version: '1',
  schema: z.boolean(),
  fallback: false,
});

/** Said once: gone for good when it was opened and closed again. */
export function CloudEducation({ project }: { readonly project: Project }) {
  const [isSeen, setSeen] = useLocalValue(seenValue);
  const [isOpen, setOpen] = useState(false);
  const words = topBarTexts.education;
  if (isSeen || !project.permissions.includes('ViewBackend')) return null;
  const change = (open: boolean) => {
    setOpen(open);
    if (!open) setSeen(true);
  };
  return (
    <Popover open={isOpen} onOpenChange={change}>
      <PopoverTrigger asChild>
        <IconButton size="sm" label={words.label} className="max-md:hidden">
          <Cloud aria-hidden className="size-4" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={words.label} className="flex w-72 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <p className="text-sm font-medium">{words.title}</p>
          <p className="text-sm text-muted-foreground">{words.text}</p>
        </div>
        <Button asChild size="sm" variant="primary" className="self-end">
          <Link
            to="."
            search={(search) => ({ ...search, view: 'cloud' as const })}
            onClick={() => change(false)}
          >
            {words.open}
          </Link>
        </Button>
      </PopoverContent>
    </Popover>
  );
}
