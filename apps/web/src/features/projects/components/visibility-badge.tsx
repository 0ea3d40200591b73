import type { ProjectVisibility } from '@loam/contract';
import { Badge } from '@loam/ui';
import { projectTexts } from '../texts.data.ts';
import { visibilityIcons } from './visibility-icon.ts';

export function VisibilityBadge({ visibility }: { readonly visibility: ProjectVisibility }) {
  const Icon = visibilityIcons[visibility];
  return (
    <Badge variant="outline">
      <Icon aria-hidden />
      {projectTexts.visibility.names[visibility]}
    </Badge>
  );
}
