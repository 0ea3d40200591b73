import type { AppKind } from './app-plan.ts';
import { changeEntity, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { BOOKINGS } from './select-entities.ts';
import { like } from '../lexicon/pattern.ts';

/** Sites that strangers visit. */
const PUBLIC: ReadonlySet<AppKind> = new Set(['content', 'booking', 'shop', 'learning', 'jobs']);

/** People whose names are nobody's business: they come, buy, learn, ask. */
const VISITORS = like.plain`
  ^(?:patient|customer|client|member|student|pupil|guest|visitor|employee|staff|subscriber|user|userAccount|person|contact|donor|applicant|candidate|tenant|parent|owner|volunteer|attendee
  |participant|lead)$`;
/** What one of them did or sent. */
const DEEDS = like.plain`
  ^(?:order|registration|application|enquiry|subscriber|donation|payment|invoice|enrolment|enrollment|rsvp|feedback|message|loan|medicalRecord|prescription|visit|submission|request|claim
  |complaint|ticket)$`;
const OPINIONS = /(?:Review|Comment)$/;
const ASKED_OPINIONS =
  /review|comment|rating|testimonial|bewert|kommentar|kundenstimm|rezension|opinion|reseña|comentario|valoraci|avalia|comentário|avis|commentaire|témoign/i;

/** On a site that anybody can open, nobody's name, illness, order or booking is made up: those lists begin empty. */
export function emptyPrivateLists(draft: Draft): void {
  if (!PUBLIC.has(draft.kind)) return;
  const wantsOpinions = ASKED_OPINIONS.test(draft.said.text);
  for (const entity of draft.entities) {
    const isEmpty = isPrivate(entity) || (OPINIONS.test(entity.plan.id) && !wantsOpinions);
    if (isEmpty) changeEntity(draft, entity.plan.id, (plan) => ({ ...plan, seed: [] }));
  }
}

const isPrivate = ({ plan, entryId, nature, said }: BuiltEntity): boolean => {
  const ids = [plan.id, entryId ?? '', said?.like?.id ?? ''];
  return (
    BOOKINGS.has(entryId ?? '') ||
    ids.some((id) => VISITORS.test(id) || DEEDS.test(id)) ||
    (nature === 'record' &&
      /(?:booking|reservation|appointment|order|application|registration|signUp)$/i.test(plan.id))
  );
};
