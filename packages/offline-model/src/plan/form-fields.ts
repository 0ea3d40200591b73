import { changeEntity, type Draft } from './draft.ts';
import { planField } from './entities.ts';

/** Fields that the request wants in the form. */
export function addFormFields(draft: Draft, id: string): void {
  if (draft.said.formFields.length === 0) return;
  changeEntity(draft, id, (plan) => {
    const fresh = draft.said.formFields
      .map((wanted) => planField(wanted))
      .filter(
        (one) =>
          !plan.fields.some(
            (other) => other.id === one.id || other.label.toLowerCase() === one.label.toLowerCase(),
          ),
      );
    return { ...plan, fields: [...plan.fields, ...fresh] };
  });
}
