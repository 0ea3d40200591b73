import type { VisualElement } from '@loam/contract';
import { Switch } from '@loam/ui';
import { type ReactNode, useId } from 'react';
import {
  type ChoiceControl,
  frameControls,
  layoutControls,
  sizeControls,
  spacingControls,
  typeControls,
} from '../choices.data.ts';
import {
  chooseClass,
  classOf,
  paddingOf,
  screenClassesOf,
  type UtilityGroup,
} from '../model/utility-groups.ts';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';
import { ChoiceField, type ChosenClass } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';

interface StyleSectionsProps {
  readonly open: OpenEditor;
  readonly facts: readonly VisualElement[];
  readonly isReadOnly: boolean;
}

/** What classes decide on, for everything that is selected. */
export function StyleSections({ open, facts, isReadOnly }: StyleSectionsProps) {
  const { editor, state } = open;
  const hidden = useId();
  if (facts.some(({ classes }) => classes.kind === 'code'))
    return <p className="text-xs text-muted-foreground">{visualTexts.classesOfCode}</p>;
  const choose = (group: UtilityGroup, name: string | undefined) =>
    editor.changeClasses(({ classes }) => chooseClass(classes.fixed, group, name));
  /** `undefined` where nothing is said, `null` where they differ. */
  const valueOf = (group: UtilityGroup) => {
    const values = new Set(facts.map(({ classes }) => shownClass(classes.fixed, group)));
    return values.size === 1 ? [...values][0] : null;
  };
  const chosenOf = (group: UtilityGroup): ChosenClass => ({
    value: valueOf(group),
    otherScreens: [...new Set(facts.flatMap(({ classes }) => screenClassesOf(classes.fixed, group)))],
  });
  const list = (controls: readonly ChoiceControl[]) =>
    controls.map((control) => (
      <ChoiceField
        key={control.group}
        control={control}
        chosen={chosenOf(control.group)}
        isDisabled={isReadOnly}
        onChoose={(name) => choose(control.group, name)}
      />
    ));
  const colour = (group: 'textColour' | 'background' | 'borderColour', prefix: string, label: string) => (
    <ColourField
      label={label}
      prefix={prefix}
      chosen={chosenOf(group)}
      styles={state.selection[0]?.styles ?? {}}
      isDisabled={isReadOnly}
      onChoose={(name) => choose(group, name)}
    />
  );
  const isFlex = state.selection.every(({ styles }) => /flex|grid/.test(styles['display'] ?? ''));
  return (
    <>
      <Section title={visualTexts.colour}>
        {colour('textColour', 'text-', 'Text')}
        {colour('background', 'bg-', 'Background')}
      </Section>
      <Section title={visualTexts.type}>{list(typeControls)}</Section>
      <Section title={visualTexts.spacing}>{list(spacingControls)}</Section>
      <Section title={visualTexts.size}>{list(sizeControls)}</Section>
      {isFlex ? <Section title={visualTexts.layout}>{list(layoutControls)}</Section> : null}
      <Section title={visualTexts.frame}>
        {list(frameControls)}
        {colour('borderColour', 'border-', 'Border colour')}
        <div className="flex min-h-8 items-center justify-between">
          <label htmlFor={hidden} className="text-xs text-muted-foreground">
            {visualTexts.hide}
          </label>
          <Switch
            id={hidden}
            checked={valueOf('visibility') === 'hidden'}
            disabled={isReadOnly}
            onCheckedChange={(isHidden) => choose('visibility', isHidden ? 'hidden' : undefined)}
          />
        </div>
      </Section>
    </>
  );
}

/** Padding for all sides is shown at each of them. */
function shownClass(classes: readonly string[], group: UtilityGroup): string | undefined {
  if (group !== 'paddingX' && group !== 'paddingY') return classOf(classes, group);
  const step = paddingOf(classes, group);
  return (
    classOf(classes, group) ??
    (step === undefined ? undefined : `${group === 'paddingX' ? 'px' : 'py'}-${step}`)
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1 border-t border-border pt-3">
      <h3 className="pb-1 text-xs font-semibold">{title}</h3>
      {children}
    </section>
  );
}
