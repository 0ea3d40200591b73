import { useState } from 'react';

import { Checkbox } from '../checkbox.tsx';
import { Combobox } from '../combobox.tsx';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { Label } from '../label.tsx';
import { PasswordInput } from '../password-input.tsx';
import {
  Select,
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectLabel,
  SelectTrigger,
  SelectValue,
} from '../select.tsx';
import { Switch } from '../switch.tsx';
import { Textarea } from '../textarea.tsx';
import { Specimen } from './gallery-section.tsx';

export function GalleryForms() {
  return (
    <>
      <Specimen name="Text fields" className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Name" hint="Shown to people you work with.">
          <Input placeholder="Ada Lovelace" />
        </Field>
        <Field label="E-mail" error="This address has no @." required>
          <Input type="email" defaultValue="ada.example.com" />
        </Field>
        <Field label="Password" aside={<a href="#forms">Forgot it?</a>}>
          <PasswordInput defaultValue="correct horse" />
        </Field>
        <Field label="Address" hint="Set by your workspace.">
          <Input disabled defaultValue="garden-club" />
        </Field>
        <Field label="Description" aside="0 / 280" className="sm:col-span-2">
          <Textarea placeholder="Grows as you write" />
        </Field>
        <Field label="Read only">
          <Input readOnly defaultValue="prj_8f2k1m" className="font-mono" />
        </Field>
        <Field label="Notes">
          <Textarea disabled rows={1} defaultValue="Nothing to add." />
        </Field>
      </Specimen>
      <Specimen name="Sizes" className="items-end">
        <Input inputSize="sm" aria-label="Small" placeholder="Small" className="sm:w-40" />
        <Input aria-label="Medium" placeholder="Medium" className="sm:w-40" />
        <Input inputSize="lg" aria-label="Large" placeholder="Large" className="sm:w-40" />
      </Specimen>
      <Specimen name="Select, combobox" className="grid items-start gap-5 sm:grid-cols-2">
        <SelectExample />
        <ComboboxExample />
      </Specimen>
      <Specimen name="Checkbox" className="gap-x-6">
        <CheckRow id="check-off" text="Off" />
        <CheckRow id="check-on" text="On" checked />
        <CheckRow id="check-mixed" text="Some" checked="indeterminate" />
        <CheckRow id="check-disabled" text="Disabled" disabled />
        <CheckRow id="check-disabled-on" text="Disabled, on" checked disabled />
      </Specimen>
      <Specimen name="Switch" className="gap-x-6">
        <SwitchRow id="switch-off" text="Off" />
        <SwitchRow id="switch-on" text="On" checked />
        <SwitchRow id="switch-disabled" text="Disabled" disabled />
        <SwitchRow id="switch-disabled-on" text="Disabled, on" checked disabled />
      </Specimen>
    </>
  );
}

function SelectExample() {
  return (
    <Field label="Role">
      <Select defaultValue="member">
        <SelectTrigger>
          <SelectValue placeholder="Choose a role" />
        </SelectTrigger>
        <SelectContent>
          <SelectGroup>
            <SelectLabel>Roles</SelectLabel>
            <SelectItem value="owner" description="Everything, and deletion">
              Owner
            </SelectItem>
            <SelectItem value="admin" description="Everything but deletion">
              Admin
            </SelectItem>
            <SelectItem value="member" description="May edit">
              Member
            </SelectItem>
            <SelectItem value="guest" disabled>
              Guest
            </SelectItem>
          </SelectGroup>
        </SelectContent>
      </Select>
    </Field>
  );
}

const plants = [
  { value: 'basil', label: 'Basil', description: 'Warm, six hours of sun' },
  { value: 'fern', label: 'Fern', description: 'Shade, moist soil' },
  { value: 'kale', label: 'Kale', description: 'Hardy, all year' },
  { value: 'mint', label: 'Mint', description: 'Anywhere, whether you like it or not' },
] as const;

function ComboboxExample() {
  const [plant, setPlant] = useState<(typeof plants)[number]['value'] | null>(null);
  return (
    <Field label="Plant" hint="Type to search.">
      <Combobox
        options={plants}
        value={plant}
        onValueChange={setPlant}
        placeholder="Choose a plant"
        searchPlaceholder="Search plants"
      />
    </Field>
  );
}

type RowProps = {
  readonly id: string;
  readonly text: string;
  readonly disabled?: boolean;
};

function CheckRow({
  id,
  text,
  checked = false,
  disabled = false,
}: RowProps & { readonly checked?: boolean | 'indeterminate' }) {
  return (
    <span className="flex min-h-6 items-center gap-2">
      <Checkbox id={id} defaultChecked={checked} disabled={disabled} />
      <Label htmlFor={id} className="font-normal">
        {text}
      </Label>
    </span>
  );
}

function SwitchRow({
  id,
  text,
  checked = false,
  disabled = false,
}: RowProps & { readonly checked?: boolean }) {
  return (
    <span className="flex min-h-6 items-center gap-2">
      <Switch id={id} defaultChecked={checked} disabled={disabled} />
      <Label htmlFor={id} className="font-normal">
        {text}
      </Label>
    </span>
  );
}
