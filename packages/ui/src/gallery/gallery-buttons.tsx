import { ArrowRight, Pencil, Plus, Settings, Share2, Trash2 } from 'lucide-react';

import { Button } from '../button.tsx';
import { CopyButton } from '../copy-button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Kbd } from '../kbd.tsx';
import { Specimen } from './gallery-section.tsx';

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger', 'link'] as const;

export function GalleryButtons() {
  return (
    <>
      <Specimen name="Variants">
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {label(variant)}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Sizes">
        <Button variant="primary" size="sm">
          Small
        </Button>
        <Button variant="primary">Medium</Button>
        <Button variant="primary" size="lg">
          Large
        </Button>
        <Button variant="outline" size="icon" aria-label="Add">
          <Plus aria-hidden />
        </Button>
      </Specimen>
      <Specimen name="With icons">
        <Button variant="primary">
          <Plus aria-hidden />
          New project
        </Button>
        <Button variant="outline">
          Continue
          <ArrowRight aria-hidden />
        </Button>
        <Button asChild variant="secondary">
          <a href="#buttons">As a link</a>
        </Button>
      </Specimen>
      <Specimen name="Loading">
        {variants.slice(0, 5).map((variant) => (
          <Button key={variant} variant={variant} loading>
            {label(variant)}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Disabled">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {label(variant)}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Icon buttons" className="gap-1">
        <IconButton label="Edit" shortcut="e">
          <Pencil aria-hidden />
        </IconButton>
        <IconButton label="Share" shortcut="mod+shift+s">
          <Share2 aria-hidden />
        </IconButton>
        <IconButton label="Settings" variant="outline">
          <Settings aria-hidden />
        </IconButton>
        <IconButton label="Delete" size="sm">
          <Trash2 aria-hidden />
        </IconButton>
        <IconButton label="Not available" disabled>
          <Share2 aria-hidden />
        </IconButton>
        <CopyButton text="Copied from the gallery" size="md" />
      </Specimen>
      <Specimen name="Keys" className="gap-4">
        <Kbd keys="mod+k" />
        <Kbd keys="mod+shift+p" />
        <Kbd keys="escape" />
        <Kbd keys="enter" />
      </Specimen>
    </>
  );
}

function label(variant: string): string {
  return variant.charAt(0).toUpperCase() + variant.slice(1);
}
