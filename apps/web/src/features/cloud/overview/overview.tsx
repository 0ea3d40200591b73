import { Button, Card } from '@loam/ui';
import { ChevronRight } from 'lucide-react';
import { offeredSections } from '../console/registry.ts';
import type { CardProps, ConsoleSection, Destination } from '../console/screen.ts';
import { Connection } from './connection.tsx';
import { SecurityBanner } from './security-banner.tsx';

interface OverviewProps extends CardProps {
  readonly onSection: (to: Destination) => void;
}

/** What is in the cloud at a glance, and the way to each of its sections. */
export function Overview({ onSection, ...props }: OverviewProps) {
  const offered = offeredSections(props.backend);
  const at = (place: ConsoleSection['place']) => offered.filter((section) => section.place === place);
  return (
    <div className="h-full overflow-y-auto">
      <div className="mx-auto flex max-w-5xl flex-col gap-5 p-4 @2xl:p-6">
        <SecurityBanner {...props} />
        <div className="grid gap-3 empty:hidden @xl:grid-cols-2 @4xl:grid-cols-3">
          {at('card').map((section) => (
            <SectionCard key={section.id} section={section} onSection={onSection} {...props} />
          ))}
        </div>
        <ul className="grid gap-1 empty:hidden @xl:grid-cols-2 @4xl:grid-cols-3">
          {at('more').map(({ id, title, blurb, icon: Icon }) => (
            <li key={id}>
              <Button
                variant="ghost"
                className="h-auto w-full justify-start gap-3 px-3 py-2 text-start max-sm:h-auto"
                onClick={() => onSection({ section: id })}
              >
                <Icon aria-hidden className="text-muted-foreground" />
                <span className="flex min-w-0 flex-col">
                  <span>{title}</span>
                  <span className="truncate text-xs font-normal text-muted-foreground">{blurb}</span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
        <Connection backend={props.backend} />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {at('button').map(({ id, title, icon: Icon }) => (
            <Button key={id} variant="outline" onClick={() => onSection({ section: id })}>
              <Icon aria-hidden />
              {title}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}

interface SectionCardProps extends OverviewProps {
  readonly section: ConsoleSection;
}

function SectionCard({ section, onSection, ...props }: SectionCardProps) {
  const { id, title, blurb, icon: Icon, Card: Inner } = section;
  return (
    <Card className="flex min-h-28 min-w-0 flex-col">
      <h3>
        <Button
          variant="ghost"
          className="h-auto w-full justify-start gap-2.5 rounded-xl px-4 py-3 text-start max-sm:h-auto"
          onClick={() => onSection({ section: id })}
        >
          <Icon aria-hidden className="text-muted-foreground" />
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="font-semibold">{title}</span>
            <span className="truncate text-xs font-normal text-muted-foreground">{blurb}</span>
          </span>
          <ChevronRight aria-hidden className="text-muted-foreground" />
        </Button>
      </h3>
      {Inner === undefined ? null : (
        <div className="px-4 pb-3">
          <Inner {...props} />
        </div>
      )}
    </Card>
  );
}
