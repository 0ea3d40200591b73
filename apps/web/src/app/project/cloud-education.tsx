import type { Project } from '@loam/contract';
import { Button } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { Cloud } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { createLocalValue, useLocalValue } from '../../shared/local-value.ts';
import { topBarTexts } from './texts.data.ts';
import { TopBarPopover } from './top-bar-popover.tsx';

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
    <TopBarPopover icon={Cloud} words={words} open={isOpen} onOpenChange={change}>
      <Button asChild size="sm" variant="primary">
        <Link
          to="."
          search={(search) => ({ ...search, view: 'cloud' as const })}
          onClick={() => change(false)}
        >
          {words.open}
        </Link>
      </Button>
    </TopBarPopover>
  );
}
