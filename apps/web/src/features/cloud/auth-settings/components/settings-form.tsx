import { Button } from '@loam/ui';
import type { ReactNode } from 'react';
import { authWords } from '../texts.data.ts';

interface SettingsFormProps {
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  readonly canEdit: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** A form whose button answers once something differs. */
export function SettingsForm({ isChanged, isSaving, canEdit, onSave, children }: SettingsFormProps) {
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) onSave();
      }}
    >
      {children}
      {canEdit ? (
        <div>
          <Button type="submit" variant="primary" disabled={!isChanged} loading={isSaving}>
            {authWords.save}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted-foreground">{authWords.viewOnly}</p>
      )}
    </form>
  );
}
