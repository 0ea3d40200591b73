import type { AuthPlan } from '../app-plan.ts';

const POWERFUL =
  /admin|manager|moderat|staff|owner|editor|librarian|supervisor|verwalt|leitung|gerente|dono|dueño|propriet|gestor|responsable|équipe|equipo|equipe|mitarbeiter/i;

/** Roles that people may take for themselves; those who run the place are appointed. */
export const openRoles = ({ roles, initialRole }: AuthPlan): readonly string[] => [
  ...new Set([initialRole, ...roles.filter((role) => !POWERFUL.test(role))]),
];

/** Those who run the app see everything. */
export function rulingRoles(auth: AuthPlan | null): readonly string[] {
  if (auth === null) return [];
  const open = new Set(openRoles(auth));
  return auth.roles.filter((role) => !open.has(role));
}
