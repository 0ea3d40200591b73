import type { Action } from '../lexicon/actions.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind, AuthPlan } from './app-plan.ts';
import { isUnwanted, type Draft } from './draft.ts';
import { isModerated } from './states.ts';
import { like } from '../lexicon/pattern.ts';

/** Whether people sign in: asked for outright, or because not everybody may do everything. */
export function needsAuth(said: Understanding, wants: ReadonlySet<Action>): boolean {
  if (said.without.some((phrase) => /log ?in|sign|account|auth|registration|backend/.test(phrase)))
    return false;
  return (
    isModerated(said) ||
    LOGIN_WALL.test(said.text) ||
    wants.has('signIn') ||
    said.places.some(({ place }) => place === 'signIn' || place === 'signUp') ||
    said.roles.filter((role) => !said.entities.some((entity) => entity.id === role)).length >= 2
  );
}

/** The role that sees what others do not. */
export function adminFor(said: Understanding): string | null {
  const role = RANKS.flatMap((rank) =>
    said.roles.filter((one) => rank.test(one) && !isPlainOwner(said, one)),
  )[0];
  if (role !== undefined) return role;
  if (isModerated(said)) return 'admin';
  return said.places.some(({ place }) => place === 'admin') ? 'admin' : null;
}

/** Who sees everything, the surest first. */
const RANKS: readonly RegExp[] = [
  /admin/,
  /manager/,
  /supervisor|librarian|organi[sz]er|moderator/,
  /editor|receptionist/,
  /owner/,
  /staff/,
];

/** "owners can add their pets": they own something, not the site. */
const isPlainOwner = (said: Understanding, role: string): boolean =>
  role === 'owner' && said.demands.some(({ actor, isMine }) => isMine && /owners?$/.test(actor ?? ''));

/** Who can sign in, with an account to try for each role. */
export function authFor(draft: Draft): AuthPlan | null {
  if (!draft.hasAuth) return null;
  const others = draft.said.roles.filter((role) => role !== draft.adminRole);
  const ordinary =
    others.find((role) => VISITING.test(role)) ?? others[0] ?? ORDINARY[draft.kind] ?? 'member';
  const roles = [
    ...new Set([ordinary, ...draft.said.roles, ...(draft.adminRole === null ? [] : [draft.adminRole])]),
  ];
  return {
    roles,
    initialRole: ordinary,
    demo: roles.slice(0, 4).map((role, at) => ({
      name: DEMO_NAMES[at] ?? 'Sam Cooper',
      email: `${role.replace(/[^a-z]/gi, '').toLowerCase()}@example.com`,
      password: `${role.replace(/[^a-z]/gi, '').toLowerCase()}123`,
      role,
    })),
    canSignUp: !isUnwanted(draft, /sign.?up|registration/),
    guarded: draft.pages
      .filter(
        (page) =>
          LOGIN_WALL.test(draft.said.text) ||
          page.place === 'profile' ||
          page.place === 'admin' ||
          page.place === 'messages' ||
          page.id.startsWith('my-') ||
          page.role !== undefined,
      )
      .map((page) => page.id),
  };
}

const LOGIN_WALL = like.i`
  \bonly (?:for )?(?:signed|logged|registered)[- ]?(?:in)?\b|\bmust (?:first )?(?:log|sign) in\b|\b(?:log[- ]?in|sign[- ]?in|authentication) (?:is )?(?:required|needed|mandatory)\b
  |\brequires? (?:a |users to )?(?:log[- ]?in|sign[- ]?in|authentication|log in|sign in)\b|\blogin wall\b|\b(?:have|need) to (?:log|sign) in\b|\bmembers[- ]only\b|\bbehind a (?:log[- ]?in
  |sign[- ]?in)\b|\bprotected by (?:a )?(?:log[- ]?in|password)\b|\bnur (?:für )?(?:angemeldete|eingeloggte)|\bsolo (?:para )?usuarios registrados|\bapenas usuários (?:logados|registrados)
  |\bréservé aux (?:membres|utilisateurs)`;

/** Who comes to be served; the others work there. */
const VISITING =
  /^(?:patient|customer|client|guest|student|pupil|member|applicant|candidate|buyer|reader|visitor|user|driver|tenant|passenger|traveller)$/;

const DEMO_NAMES = ['Ana Costa', 'Ruth Keller', 'Tom Ellis', 'Mina Park'];
const ORDINARY: Readonly<Partial<Record<AppKind, string>>> = {
  shop: 'customer',
  booking: 'customer',
  learning: 'student',
  jobs: 'candidate',
};
