import { like, words } from '../lexicon/pattern.ts';

/** Taken for verbs by the tagger after "to" and commas; here they are names of things. */
export const NEVER_VERBS: ReadonlySet<string> = new Set(
  'price weather water energy market event parking traffic battery fuel code menu class term benefit interest trouble experience need question people'.split(
    ' ',
  ),
);

/** In a list and before a noun these are verbs: "vote once, show results". */
export const SHOWING: ReadonlySet<string> = new Set(['show', 'split', 'move', 'print', 'vote', 'follow']);

/** Verbs that are nouns as often; in a list they need more than a comma to be verbs. */
export const NOUNISH: ReadonlySet<string> = new Set(
  words`
  search filter sort review comment like vote message report export upload quiz play book order rent contact
  request post list share rate score schedule track plan display log record note support test email chat feature
  highlight stream measure count trace control process stock document draft host set start note input claim file
  study look visit access check order shop text download alert chart graph volunteer grade rank group tag segment
  query budget purchase transfer spin roll guess flip draw move win answer reply debate hire adopt heart love pin
  star offer show pause return toggle sponsor pledge support group match train practice total split cost drop dm
  friend suggest newsletter`,
);

export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  'give get let make take leave go come become keep sign put say tell ask'.split(' '),
);

/** "track who holds which key". */
export const ASKED: ReadonlySet<string> = new Set(['who', 'what', 'how', 'whether', 'if', 'when', 'where']);

/** Who mostly does things in requests. */
export const SUBJECTS = like.plain`
  (?:users|admins|members|customers|clients|students|teachers|visitors|guests|people|managers|staff|patients|doctors
  |employees|owners|buyers|sellers|players|readers|fans|administrators|employers|tenants|parents|volunteers|organizers
  |coaches|authors|learners|candidates|recruiters|hosts|travelers|travellers|drivers|residents|citizens|shoppers
  |followers|kids|children|professionals|moderators|editors|instructors|trainers|applicants|participants|attendees
  |donors|artists|musicians|developers|agents|landlords|cooks|chefs|receptionists|dispatchers|librarians|friends|others
  |families|companies|businesses|nurses|farmers|passengers|riders|neighbors|neighbours|renters|borrowers|lenders|bidders
  |speakers|vendors|suppliers|workers|tutors|mentors|guides|walkers|singers|bands|schools|clubs|couples|seniors|pupils
  |freelancers)$`;

export const MODALS = /^(?:can|should|may|must|will|could|able)$/;
