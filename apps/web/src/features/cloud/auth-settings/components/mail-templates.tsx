import type { AuthConfig } from '@loam/contract';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Badge,
  Button,
  Field,
  Textarea,
} from '@loam/ui';
import { useState } from 'react';
import { useChangeAuth } from '../api.ts';
import { authWords } from '../texts.data.ts';
import type { MethodSettingsProps } from './email-settings.tsx';
import { TextField } from './setting-fields.tsx';

type Template = AuthConfig['mail_templates'][number];

export function MailTemplates({ projectId, config, canEdit }: MethodSettingsProps) {
  return (
    <Accordion type="single" collapsible>
      {config.mail_templates.map((template) => (
        <AccordionItem key={template.name} value={template.name}>
          <AccordionTrigger>
            <span className="flex items-center gap-2">
              {authWords.template[template.name]}
              {template.is_own ? <Badge tone="accent">{authWords.own}</Badge> : null}
            </span>
          </AccordionTrigger>
          <AccordionContent>
            <TemplateForm projectId={projectId} template={template} canEdit={canEdit} />
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  );
}

interface TemplateFormProps {
  readonly projectId: string;
  readonly template: Template;
  readonly canEdit: boolean;
}

function TemplateForm({ projectId, template, canEdit }: TemplateFormProps) {
  const change = useChangeAuth(projectId);
  const [typed, setTyped] = useState<{ subject?: string; content?: string }>({});
  const { name } = template;
  const subject = typed.subject ?? template.subject;
  const content = typed.content ?? template.content;
  const isChanged = subject !== template.subject || content !== template.content;
  const save = (mail: { readonly subject: string; readonly content: string }) =>
    change.mutate({ mail_templates: [{ name, ...mail }] }, { onSuccess: () => setTyped({}) });
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save({ subject, content });
      }}
    >
      <TextField
        label={authWords.subject}
        value={subject}
        disabled={!canEdit}
        onChange={(next) => setTyped({ ...typed, subject: next.slice(0, 200) })}
      />
      <Field label={authWords.content} hint={authWords.contentDetail}>
        <Textarea
          rows={8}
          className="font-mono text-sm"
          spellCheck={false}
          disabled={!canEdit}
          value={content}
          onChange={(event) => setTyped({ ...typed, content: event.target.value })}
        />
      </Field>
      {canEdit ? (
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={!isChanged} loading={change.isPending}>
            {authWords.save}
          </Button>
          {template.is_own ? (
            <Button variant="outline" onClick={() => save({ subject: '', content: '' })}>
              {authWords.useStandard}
            </Button>
          ) : null}
        </div>
      ) : null}
    </form>
  );
}
