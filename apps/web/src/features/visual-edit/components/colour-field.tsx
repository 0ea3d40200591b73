import {
  Button,
  cn,
  focusRing,
  Input,
  Popover,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
} from '@loam/ui';
import { useState } from 'react';
import { palette } from '../choices.data.ts';
import { themeColourNames, themeColourOf } from '../model/theme-colour.ts';
import { visualTexts } from '../texts.data.ts';
import { type ChosenClass, OtherScreens } from './choice-field.tsx';

interface ColourFieldProps {
  readonly label: string;
  /** `text-`, `bg-` or `border-`. */
  readonly prefix: string;
  readonly chosen: ChosenClass;
  /** Of the selected element, with the colours of the theme as they are there. */
  readonly styles: Readonly<Record<string, string>>;
  readonly isDisabled: boolean;
  readonly onChoose: (name: string | undefined) => void;
}

const hexColour = /^#[0-9a-f]{3,8}$/i;

export function ColourField({ label, prefix, chosen, styles, isDisabled, onChoose }: ColourFieldProps) {
  const { value, otherScreens } = chosen;
  const name = value?.slice(prefix.length);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-2">
      <span className="text-xs text-muted-foreground">{label}</span>
      <Popover>
        <PopoverTrigger asChild>
          <Button
            variant="outline"
            size="sm"
            disabled={isDisabled}
            aria-label={label}
            className="w-36 justify-start"
          >
            <Swatch colour={colourOf(name) ?? themeColourOf(styles, name)} />
            <span className="truncate font-normal">
              {value === null ? visualTexts.mixed : (name ?? visualTexts.unset)}
            </span>
          </Button>
        </PopoverTrigger>
        <PopoverContent align="end" className="flex w-64 flex-col gap-3 p-3">
          <div className="flex flex-wrap gap-1 empty:hidden">
            {themeColourNames(styles).map((colour) => (
              <PopoverClose key={colour} asChild>
                <Button
                  size="sm"
                  variant={name === colour ? 'secondary' : 'ghost'}
                  className="h-6 px-1.5 text-xs max-sm:h-8"
                  onClick={() => onChoose(prefix + colour)}
                >
                  <Swatch colour={themeColourOf(styles, colour)} />
                  {colour}
                </Button>
              </PopoverClose>
            ))}
          </div>
          <Palette chosen={name} onChoose={(colour) => onChoose(prefix + colour)} />
          <CustomColour name={name} onChoose={(colour) => onChoose(`${prefix}[${colour}]`)} />
          <PopoverClose asChild>
            <Button variant="ghost" size="sm" onClick={() => onChoose(undefined)}>
              {visualTexts.none}
            </Button>
          </PopoverClose>
        </PopoverContent>
      </Popover>
      <OtherScreens names={otherScreens} />
    </div>
  );
}

interface PaletteProps {
  readonly chosen: string | undefined;
  readonly onChoose: (colour: string) => void;
}

function Palette({ chosen, onChoose }: PaletteProps) {
  return (
    <div className="grid grid-flow-col grid-rows-5 gap-1">
      {palette.flatMap(([hue, shades]) =>
        shades.map(([shade, colour]) => (
          <PopoverClose key={`${hue}-${shade}`} asChild>
            <button
              type="button"
              aria-label={`${hue}-${shade}`}
              aria-pressed={chosen === `${hue}-${shade}`}
              className={cn('aspect-square rounded border border-border', focusRing)}
              style={{ backgroundColor: colour }}
              onClick={() => onChoose(`${hue}-${shade}`)}
            />
          </PopoverClose>
        )),
      )}
    </div>
  );
}

function CustomColour({
  name,
  onChoose,
}: {
  readonly name: string | undefined;
  readonly onChoose: (colour: string) => void;
}) {
  const [text, setText] = useState(/^\[(#.*)\]$/.exec(name ?? '')?.[1] ?? '');
  const isColour = hexColour.test(text);
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isColour) onChoose(text.toLowerCase());
      }}
    >
      <input
        type="color"
        aria-label={visualTexts.custom}
        value={/^#[0-9a-f]{6}$/i.test(text) ? text : '#000000'}
        className="h-8 w-8 shrink-0 cursor-pointer rounded border border-border bg-transparent"
        onChange={(event) => setText(event.target.value)}
      />
      <Input
        inputSize="sm"
        aria-label={visualTexts.custom}
        placeholder="#1f6f43"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={!isColour}>
        OK
      </Button>
    </form>
  );
}

function Swatch({ colour }: { readonly colour: string | undefined }) {
  return (
    <span
      aria-hidden
      className={cn(
        'size-3.5 shrink-0 rounded-sm border border-border',
        colour === undefined && 'bg-surface-sunken',
      )}
      style={colour === undefined ? undefined : { backgroundColor: colour }}
    />
  );
}

function colourOf(name: string | undefined): string | undefined {
  const custom = /^\[(#.*)\]$/.exec(name ?? '')?.[1];
  if (custom !== undefined) return custom;
  const [, hue, shade] = /^([a-z]+)-(\d+)$/.exec(name ?? '') ?? [];
  return palette.find(([known]) => known === hue)?.[1].find(([known]) => known === shade)?.[1];
}
