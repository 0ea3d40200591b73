import type { AppPlan, RightsPlan } from '../plan/app-plan.ts';
import { type ChangeContext, type Changer, mapBlocks, withEntity } from './changer.ts';
import { DEMO_PASSWORD, addSignIn } from './feature-changes.ts';
import { findEntities, fold } from './named.ts';
import { entityMeant } from './phrases.ts';
import { unquoted, type Wish } from './wish.ts';

const ONLY = /\b(?:only|nur|seuls?|seulement|s[oó]lo|solamente|só|somente|apenas)\b/iu;
const NOT =
  /\b(?:can ?not|can't|may not|must not|should not|shouldn't|not be able to|dürfen nicht|dürfen keine|ne peuvent pas|no pueden|não podem)\b/iu;
const ROLE =
  /(?<!\p{L})(admin(?:istrat(?:or|eur|eurs|oren|ors|ores|or(?:es)?))?s?|managers?|staff|employees|moderators?|owners?|editors?|teachers?|librarians?|mitarbeiter|leitung|verwaltung|gerentes?|équipe|equipo|equipe)(?!\p{L})/iu;
const CREATING =
  /\b(?:add(?:ed)?|created?|post(?:ed)?|publish(?:ed)?|enter(?:ed)?|write|written|anlegen|erstellen|hinzufügen|créer|ajouter|crear|añadir|criar|adicionar)\b/iu;
const EDITING =
  /\b(?:edit(?:ed)?|changed?|updated?|modify|modified|bearbeiten|ändern|modifier|editar|modificar|alterar)\b/iu;
const REMOVING = /\b(?:removed?|deleted?|löschen|supprimer|borrar|eliminar|excluir|apagar)\b/iu;
const MANAGING = /\b(?:managed?|verwalten|gérer|gestionar|gerenciar)\b/iu;

/** "only admins can delete issues", "members cannot edit products". */
export const changeRights: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  const role = keeperIn(plan, text);
  const rights = role === null ? null : rightsIn(text, role);
  const entity = rights && (findEntities(text, plan)[0]?.item ?? entityMeant(plan, wish, context)?.item);
  if (role === null || !rights || !entity) return null;
  const ready = withRole(plan, role, { wish, context });
  const next = withEntity(ready, { ...entity, rights: { ...entity.rights, ...rights } });
  return withAbilities(next, entity.id, rights);
};

const LOOKER =
  /(?<!\p{L})(?:(?:my|our|the|an?|meine?|unser|mon|notre|mi|meu|o|el|le)\s+)?(\p{L}{4,20})s?\s+(?:(?:must|should|can|may|needs? to|darf|soll|kann|peut|doit|puede|debe|pode|deve)\s+)(?:also\s+|only\s+|be able to\s+|nur\s+|solo\s+|só\s+)*(?:look|see|view|read|sehen|lesen|ansehen|voir|lire|ver|leer|ler)\b.*(?:\b(?:but|and|aber|mais|pero|mas)\s+(?:not|never|cannot|can['’]?t|nicht|nichts|ne|no|não)\b|\bonly\b|\bnot (?:change|edit))|\bread[- ]?only (?:access )?(?:for|role for|account for) (?:my |our |the |an? )?(\p{L}{4,20})/iu;
const NO_ROLE = /^(?:users?|people|everyone|visitors?|they|page|list|anyone|nobody)$/iu;

/** "my accountant must be able to look but not change anything": a role that reads, and one that keeps the rest. */
export const addReader: Changer = (plan, wish, context) => {
  const match = LOOKER.exec(unquoted(wish.said, wish.quotes));
  const word = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
  if (word === '' || NO_ROLE.test(word)) return null;
  const keeper = 'admin';
  const ready = withRole(withRole(plan, keeper, { wish, context }), word, { wish, context });
  const rights = { create: keeper, edit: keeper, remove: keeper };
  const isSent = new Set(
    plan.pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'form' || block.kind === 'booking' ? [block.entity] : [])),
    ),
  );
  const entities = ready.entities.map((entity) =>
    isSent.has(entity.id)
      ? { ...entity, rights: { ...entity.rights, edit: keeper, remove: keeper } }
      : { ...entity, rights: { ...entity.rights, ...rights } },
  );
  return { ...ready, entities };
};

/** Who keeps the right: those it is for alone, or the admins where others lose it. */
function keeperIn(plan: AppPlan, text: string): string | null {
  if (ONLY.test(text)) return roleIn(plan, text);
  return NOT.test(text) && deniedRole(plan, text) ? 'admin' : null;
}

/** Whoever stands between "only" and "may": "only the board may …". */
const ANY_ROLE =
  /(?<!\p{L})(?:only|nur|seule?s?|s[oó]lo|solamente|só|somente)\s+(?:the |der |die |das |den |les? |la |el |los |las |os? |as? )?(\p{L}{4,20})\s+(?:can|may|should|must|is allowed|are allowed|darf|dürfen|kann|können|peut|peuvent|puede|pueden|pode|podem)(?!\p{L})/iu;

function roleIn(plan: AppPlan, text: string): string | null {
  const folded = fold(text);
  const known = plan.auth?.roles.find((role) => folded.includes(fold(role)));
  if (known !== undefined) return known;
  const word = ROLE.exec(text)?.[0] ?? ANY_ROLE.exec(text)?.[1];
  if (word === undefined) return null;
  const lower = word.toLowerCase();
  return lower.startsWith('admin') ? 'admin' : lower.replace(/(?<=[a-z]{4})s$/u, '');
}

const deniedRole = (plan: AppPlan, text: string): boolean =>
  /\b(?:members?|users?|guests?|visitors?|customers?|everyone|others|people|mitglieder|nutzer|benutzer|membres|utilisateurs|usuarios|usuários|miembros|membros)\b/iu.test(
    text,
  ) || (plan.auth?.roles ?? []).some((role) => fold(text).includes(fold(role)));

function rightsIn(text: string, role: string): RightsPlan | null {
  const isAll = MANAGING.test(text);
  const rights: RightsPlan = {
    ...(isAll || CREATING.test(text) ? { create: role } : {}),
    ...(isAll || EDITING.test(text) ? { edit: role } : {}),
    ...(isAll || REMOVING.test(text) ? { remove: role } : {}),
  };
  return Object.keys(rights).length === 0 ? null : rights;
}

/** Sign-in with an account of that role, whatever is missing of it. */
export function withRole(
  plan: AppPlan,
  role: string,
  { wish, context }: { wish: Wish; context: ChangeContext },
): AppPlan {
  const grown = plan.auth ? null : addSignIn(plan, { ...wish, order: 'add sign in' }, context);
  const ready = grown && 'plan' in grown ? grown.plan : plan;
  const { auth } = ready;
  if (!auth || auth.demo.some((one) => one.role === role)) return ready;
  const name = role.charAt(0).toUpperCase() + role.slice(1);
  const account = {
    name: `Alex ${name}`,
    email: `${fold(role).replace(/[^a-z]+/g, '-')}@example.com`,
    password: DEMO_PASSWORD,
    role,
  };
  const roles = auth.roles.includes(role) ? auth.roles : [...auth.roles, role];
  return { ...ready, auth: { ...auth, roles, demo: [...auth.demo, account] } };
}

/** A right that is kept for someone is one that there is. */
function withAbilities(plan: AppPlan, entity: string, rights: RightsPlan): AppPlan {
  return mapBlocks(plan, (block) => {
    if (block.kind !== 'collection' || block.entity !== entity || block.limit !== undefined) return block;
    return {
      ...block,
      can: {
        ...block.can,
        create: block.can.create || rights.create !== undefined,
        edit: block.can.edit || rights.edit !== undefined,
        remove: block.can.remove || rights.remove !== undefined,
      },
    };
  });
}
