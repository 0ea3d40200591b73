import { AND, like, part, toPattern } from '../../lexicon/pattern.ts';
import { sentenceCase } from '../fields.ts';
import { singular } from '../inflect.ts';
import { listItems } from '../list-items.ts';
import { spanOf, type Span } from '../tokens.ts';

/** One of those who work there, with what is told of them. */
export interface GivenPerson {
  readonly name: string;
  readonly note: string;
}

export interface GivenTeam {
  readonly people: readonly GivenPerson[];
  readonly spans: readonly Span[];
}

const TEAM = String.raw`(?:[Tt]eam|[Ss]taff|[Cc]rew|équipe|Équipe|[Ee]quipo|[Ee]quipe)`;
const HEAD = toPattern(
  part`
  (?<=^|[.!?;\n]\s*)(?:[-*•]\s*)?(?:(?:[Oo]ur|[Tt]he|[Uu]nser|[Dd]as|[Nn]otre|[Nn]uestro|[Nn]ossa?|[AaEe]l?)\s+|[Ll]['’])?
  ${TEAM}\s*(?::|–|—|is|are|ist|sind|est|es|é|son|são)\s+(?<list>[^.!?\n]*(?:(?:Dr|Mr|Mrs|Ms|St)\.[^.!?\n]*)*)`,
  'u',
);
export const PERSON = like.u`^(?<name>(?:(?:Dr|Prof|Mr|Mrs|Ms)\.?\s+)?\p{Lu}[\p{L}'’.-]*(?:\s+(?:de|da|van|von|del)?\s*\p{Lu}[\p{L}'’.-]*){0,3})(?:\s*[(–—-]\s*(?<note>[^()]{2,80})\)?)?$`;

const DOCTOR = String.raw`(?:Dr|Prof)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+){0,2}`;
/** "a dental practice in Leeds, Dr Amara Okafor and Dr Tom Reilly". */
const DOCTORS = like.u`,?\s+${DOCTOR}(?:(?:,|,?\s+(?:${AND}|&))\s+${DOCTOR})+`;

/** "Our team: Hannah Weiss (back and neck), Kofi Mensah (sports injuries)". */
export function readTeam(text: string): GivenTeam {
  const found = HEAD.exec(text);
  const list = found?.groups?.['list'];
  const people =
    list === undefined ? [] : listItems(list, 0).map(({ text: item }) => PERSON.exec(item)?.groups);
  if (found === null || people.length < 2 || people.includes(undefined))
    return keepersIn(text) ?? doctorsIn(text);
  return {
    people: people.map((person) => ({ name: person?.['name'] ?? '', note: person?.['note']?.trim() ?? '' })),
    spans: [spanOf(found)],
  };
}

const ROLES = part`
  (?:[Cc]oaches|[Tt]rainers?|[Tt]eachers|[Ii]nstructors|[Tt]utors|[Gg]uides|[Aa]gents|[Cc]hefs|[Bb]akers|[Ff]ounders|[Oo]wners|[Oo]rganis?z?ers|[Hh]osts|Lehrer|Kursleiter|Gründer
  |[Pp]rofesores|[Ee]ntrenadores|[Mm]onitores|[Ff]undadores|[Pp]rofessores|[Tt]reinadores|[Ee]ntraîneurs|[Mm]oniteurs|[Ff]ondateurs)`;
const FULL_NAME = String.raw`\p{Lu}[\p{L}'’-]+\s(?:(?:de|da|van|von|del)\s)?\p{Lu}[\p{L}'’-]+`;
/** "the coaches are Aoife Daly and Brian Moran": who they are, where nobody books one of them. */
const KEEPERS = like.u`(?<!\p{L})(?<role>${ROLES})(?:\s(?:are|is|sind|son|são|sont)|\s?:)?\s(?<list>${FULL_NAME}(?:,\s${FULL_NAME})*,?\s(?:${AND}|&)\s${FULL_NAME})(?!\s?\()`;
const BOOKED = like.iu`(?<!\p{L})(?:book|appoint|reserv|termin|buch|cita|agend|marcar|rendez|choose|pick|assign)`;

function keepersIn(text: string): GivenTeam | null {
  const found = KEEPERS.exec(text);
  if (found === null || BOOKED.test(text)) return null;
  const role = singular(found.groups?.['role'] ?? '');
  return {
    people: listItems(found.groups?.['list'] ?? '', 0).map(({ text: name }) => ({
      name,
      note: sentenceCase(role),
    })),
    spans: [spanOf(found)],
  };
}

function doctorsIn(text: string): GivenTeam {
  const found = DOCTORS.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  // "3 vets (Dr. Osei, Dr. Lind)": the rows of a list.
  const isListed = before.split('(').length > before.split(')').length;
  if (found === null || isListed) return { people: [], spans: [] };
  return {
    people: [...found[0].matchAll(toPattern(DOCTOR, 'gu'))].map(([name]) => ({ name, note: '' })),
    spans: [{ start: found.index, end: found.index + found[0].length }],
  };
}
