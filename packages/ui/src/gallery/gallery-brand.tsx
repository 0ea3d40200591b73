import { SproutMark, SproutThinking } from '../sprout-mark.tsx';
import { Specimen } from './gallery-section.tsx';

const swatches = [
  ['background', 'bg-background'],
  ['surface', 'bg-surface'],
  ['surface-raised', 'bg-surface-raised'],
  ['surface-sunken', 'bg-surface-sunken'],
  ['hover', 'bg-hover'],
  ['border', 'bg-border'],
  ['border-strong', 'bg-border-strong'],
  ['muted-foreground', 'bg-muted-foreground'],
  ['foreground', 'bg-foreground'],
  ['accent', 'bg-accent'],
  ['accent-subtle', 'bg-accent-subtle'],
  ['info', 'bg-info'],
  ['info-subtle', 'bg-info-subtle'],
  ['success', 'bg-success'],
  ['success-subtle', 'bg-success-subtle'],
  ['warning', 'bg-warning'],
  ['warning-subtle', 'bg-warning-subtle'],
  ['danger', 'bg-danger'],
  ['danger-subtle', 'bg-danger-subtle'],
  ['ring', 'bg-ring'],
] as const;

const scale = [
  ['text-4xl', '40 / 44', 'text-4xl'],
  ['text-3xl', '30 / 36', 'text-3xl'],
  ['text-2xl', '24 / 32', 'text-2xl'],
  ['text-xl', '20 / 28', 'text-xl'],
  ['text-lg', '18 / 24', 'text-lg'],
  ['text-md', '16 / 24', 'text-md'],
  ['text-base', '14 / 22', 'text-base'],
  ['text-sm', '13 / 20', 'text-sm'],
  ['text-xs', '12 / 16', 'text-xs'],
  ['text-2xs', '11 / 16', 'text-2xs'],
] as const;

export function GalleryBrand() {
  return (
    <>
      <Specimen name="Mark" className="items-end gap-8">
        <SproutMark className="size-4" label="Sprout at 16 pixels" />
        <SproutMark className="size-6" label="Sprout at 24 pixels" />
        <SproutMark className="size-10" label="Sprout at 40 pixels" />
        <SproutMark className="size-16" label="Sprout at 64 pixels" />
        <span className="flex size-16 items-center justify-center rounded-2xl bg-accent">
          <SproutMark className="size-11 text-accent-foreground" />
        </span>
      </Specimen>
      <Specimen name="Thinking" className="items-end gap-8">
        <SproutThinking className="size-4" />
        <SproutThinking className="size-6" />
        <SproutThinking className="size-16" />
        <span className="flex items-center gap-2 self-center text-base text-muted-foreground">
          <SproutThinking className="size-5" label="" />
          Reading three files
        </span>
      </Specimen>
      <Specimen name="Colours">
        <ul className="grid w-full grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-4">
          {swatches.map(([name, className]) => (
            <li key={name} className="flex min-w-0 items-center gap-2.5">
              <span className={`size-8 shrink-0 rounded-lg border border-border ${className}`} />
              <span className="truncate font-mono text-xs text-muted-foreground">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type" className="flex-col flex-nowrap items-stretch gap-2">
        {scale.map(([name, size, className]) => (
          <div key={name} className="flex items-baseline gap-4">
            <span className="w-20 shrink-0 font-mono text-xs text-muted-foreground sm:w-36">
              {name} <span className="float-right max-sm:hidden">{size}</span>
            </span>
            <span className={`truncate ${className}`}>Good soil, quick growth</span>
          </div>
        ))}
      </Specimen>
      <Specimen name="Figures and code" className="gap-8">
        <div className="text-md tabular-nums">
          <div>1,111.10</div>
          <div>8,888.88</div>
        </div>
        <code className="font-mono text-base">const soil = grow(seed, {'{ light: 0.8 }'});</code>
      </Specimen>
    </>
  );
}
