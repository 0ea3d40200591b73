import { type editableProps, fillText, type PickedElement, type VisualElement } from '@loam/contract';
import { Field, Input, Textarea } from '@loam/ui';
import { useState } from 'react';
import { canWrite, placeOf } from '../model/visual-editor.ts';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';

interface TextSectionProps {
  readonly open: OpenEditor;
  readonly picked: PickedElement;
  readonly facts: VisualElement;
}

export function TextSection({ open: { editor }, picked, facts }: TextSectionProps) {
  const { kind, value } = facts.text;
  const shown = kind === 'literal' ? value : picked.text;
  const [text, setText] = useState(shown);
  if (kind === 'none' || kind === 'elements') return null;
  if (!canWrite(facts)) return <p className="text-xs text-muted-foreground">{visualTexts.textOfCode}</p>;
  const write = (next: string) => {
    setText(next);
    editor.showText(next, false);
  };
  const commit = () => {
    if (text === shown) editor.showText(shown, true);
    else editor.changeText(text);
  };
  const hint =
    facts.string_file === null || kind === 'literal'
      ? undefined
      : fillText(visualTexts.textFromData, { file: facts.string_file });
  return (
    <Field label={visualTexts.text} hint={hint}>
      <Textarea
        rows={2}
        value={text}
        onChange={(event) => write(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== shown) {
            event.stopPropagation();
            return write(shown);
          }
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          commit();
        }}
      />
    </Field>
  );
}

const shownProps = [
  ['href', visualTexts.link],
  ['placeholder', visualTexts.placeholder],
] as const satisfies readonly (readonly [(typeof editableProps)[number], string])[];

/** Words of an element that stand in its properties. */
export function PropFields({ open, facts }: { readonly open: OpenEditor; readonly facts: VisualElement }) {
  return shownProps.map(([name, label]) => {
    const attribute = facts.attributes.find((one) => one.name === name);
    return attribute?.kind === 'text' ? (
      <PropField
        key={`${name} ${attribute.value}`}
        open={open}
        prop={{ name, label, value: attribute.value }}
      />
    ) : null;
  });
}

export interface EditedProp {
  readonly name: (typeof editableProps)[number];
  readonly label: string;
  readonly value: string;
}

export function PropField({
  open: { editor },
  prop,
}: {
  readonly open: OpenEditor;
  readonly prop: EditedProp;
}) {
  const [value, setValue] = useState(prop.value);
  const commit = () => {
    if (value !== prop.value)
      editor.change((facts) => ({ kind: 'prop', at: placeOf(facts), name: prop.name, value }));
  };
  return (
    <Field label={prop.label}>
      <Input
        inputSize="sm"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </Field>
  );
}
