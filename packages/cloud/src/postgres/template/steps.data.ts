import type { SchemaStep, ServiceSchema } from '../service-schemas.ts';
import { jobSteps } from './job-steps.data.ts';

// A list only grows: databases note how many of its steps they have.

/** Of schemas, extensions and rights; run by the administrator. */
export const baseSteps: readonly SchemaStep[] = [];

/** Of cron, net and vault; run by `supabase_admin`. */
export const platformSteps: readonly SchemaStep[] = [...jobSteps];

/** Of what event triggers hold; run by the administrator where it is a superuser. */
export function guardSteps(_services: readonly ServiceSchema[]): readonly SchemaStep[] {
  return [];
}
