import { Field, Input, PasswordInput, SegmentedControl } from '@loam/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import type { FilledServerFields, ServerFormValues } from '../model/server-fields.ts';
import { modelServerTexts as words } from '../texts.data.ts';

interface ModelServerFieldsProps {
  readonly form: UseFormReturn<ServerFormValues, unknown, FilledServerFields>;
  /** What the server said about single fields. */
  readonly atServer: Readonly<Record<string, string>>;
  readonly address: { readonly hint: string; readonly placeholder: string };
  /** A key is stored that the form does not know. */
  readonly hasKey: boolean;
}

const sights = [
  { value: 'auto', label: words.automatic },
  { value: 'yes', label: words.sees },
  { value: 'no', label: words.seesNot },
] as const;

/** The same for a workspace's server and for the operator's. */
export function ModelServerFields({ form, atServer, address, hasKey }: ModelServerFieldsProps) {
  const { errors } = form.formState;
  const problem = (name: keyof ServerFormValues) => errors[name]?.message ?? atServer[name];
  return (
    <>
      <Field label={words.address} hint={address.hint} error={problem('base_url')}>
        <Input
          type="url"
          placeholder={address.placeholder}
          autoComplete="off"
          {...form.register('base_url')}
        />
      </Field>
      <Field label={words.key} hint={hasKey ? words.keyAgain : undefined} error={problem('api_key')}>
        <PasswordInput autoComplete="off" spellCheck={false} {...form.register('api_key')} />
      </Field>
      <Field label={words.model} hint={words.modelHint} error={problem('default_model')}>
        <Input autoComplete="off" spellCheck={false} {...form.register('default_model')} />
      </Field>
      <Field label={words.context} hint={words.contextHint} error={problem('context_tokens')}>
        <Input
          inputMode="numeric"
          placeholder={words.automatic}
          autoComplete="off"
          {...form.register('context_tokens')}
        />
      </Field>
      <div className="flex flex-col gap-1.5">
        <p aria-hidden className="text-sm font-medium">
          {words.sight}
        </p>
        <Controller
          control={form.control}
          name="sees_images"
          render={({ field }) => (
            <SegmentedControl
              label={words.sight}
              segments={sights}
              value={field.value}
              onValueChange={field.onChange}
              fullWidth
            />
          )}
        />
        <p className="text-xs text-muted-foreground">{words.sightHint}</p>
      </div>
    </>
  );
}
