import { type Backend, type Project } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { Suspense, useEffect, useRef } from 'react';
import { Overview } from '../overview/overview.tsx';
import { ConsoleHeader } from './console-header.tsx';
import { findSection, offeredSections } from './registry.ts';
import type { Destination, SectionId } from './screen.ts';
import { SideItems } from './side-items.tsx';
import { useStack } from './stack-value.ts';
import { type Level, levelKey, popLevel, pushLevel, resetTo, type Stack } from './stack.ts';
import { useBackKeys } from './use-back-keys.ts';

interface ConsoleProps {
  readonly project: Project;
  readonly backend: Backend;
}

/** The window into the backend of an app: an overview, and a stack of screens above it. */
export function Console({ project, backend }: ConsoleProps) {
  const [known, setStack] = useStack(project.id);
  // A section that was there before the page was loaded anew may be gone.
  const offered = offeredSections(backend);
  const has = (section: string) => offered.some(({ id }) => id === section);
  const stack = known.filter(({ section }) => has(section));
  const heading = useFocusOnChange(stack);
  const push = (to: Destination) => setStack(pushLevel(stack, toLevel(to)));
  const back = () => setStack(popLevel(stack));
  const frame = useBackKeys(back);
  const onSection = (to: Destination) => setStack(resetTo(toLevel(to)));
  const shared = { project, backend, push, back, reset: onSection, has };
  return (
    <div ref={frame} className="@container flex h-full min-h-0 flex-col">
      <ConsoleHeader stack={stack} backend={backend} heading={heading} onBack={back} onSection={onSection} />
      <div className="flex min-h-0 flex-1">
        {stack.length === 0 ? null : (
          <SideItems backend={backend} current={stack[0]?.section} onSection={onSection} />
        )}
        <div className="relative min-w-0 flex-1">
          <div hidden={stack.length > 0} className="absolute inset-0">
            <Overview {...shared} onSection={onSection} />
          </div>
          {stack.map((level, index) => (
            // Hidden, not removed: whoever goes back finds the place and what was chosen there.
            <div
              key={`${index} ${levelKey(level)}`}
              hidden={index !== stack.length - 1}
              className="absolute inset-0"
            >
              <Suspense fallback={<ScreenPending />}>
                <LevelScreen {...shared} level={level} isShown={index === stack.length - 1} />
              </Suspense>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

interface LevelScreenProps extends ConsoleProps {
  readonly level: Level;
  readonly isShown: boolean;
  readonly push: (to: Destination) => void;
  readonly back: () => void;
  readonly reset: (to: Destination) => void;
  readonly has: (section: SectionId) => boolean;
}

function LevelScreen({ level, ...props }: LevelScreenProps) {
  const Screen = findSection(level.section)?.Screen;
  return Screen === undefined ? null : <Screen {...props} params={level.params} />;
}

function ScreenPending() {
  return (
    <div aria-busy className="flex flex-col gap-3 p-4">
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-64 rounded-xl" />
    </div>
  );
}

function toLevel({ section, title, params = {} }: Destination): Level {
  const known = findSection(section);
  return { section, title: title ?? known?.heading ?? known?.title ?? section, params };
}

/** Who went to another screen hears its title; who only opened the console keeps the focus where it was. */
function useFocusOnChange(stack: Stack) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = stack.map(levelKey).join('\n');
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    heading.current?.focus();
  }, [shown]);
  return heading;
}
