import { areReports } from './own-records.ts';
import { alertsIn } from './asked/asked-alerts.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { like } from '../lexicon/pattern.ts';
import type { Place } from '../lexicon/places.data.ts';
import type { AppKind, EntityPlan } from './app-plan.ts';
import { listsItself } from './audience.ts';
import { askedThing } from './collections.ts';
import { EXPORTED } from './asked/asked-words.data.ts';
import { addPage, isUnwanted, pageOf, placeTitle, type Draft } from './draft.ts';
import { PLACE_PAGES } from './place-order.data.ts';
import { MAKERS, plainPage } from './place-makers.ts';

/** Pages that most sites share: those that were asked for, and those that such a site has. */
export function addPlacePages(draft: Draft): void {
  const asked = draft.said.places.map((entry) => entry.place);
  const places = new Set([...asked, ...impliedPlaces(draft)]);
  if (draft.entities.some(({ plan }) => areReports(plan, draft.said.text))) places.delete('reports');
  for (const place of places) {
    if (pageOf(draft, place) !== undefined || isUnwanted(draft, like.i`\b${place}`)) continue;
    addPlace(draft, place);
  }
}

/** What actions and the kind of app ask for without naming a page. */
const impliedPlaces = (draft: Draft): readonly Place[] =>
  IMPLIED.filter(([, isImplied]) => isImplied(draft)).map(([place]) => place);

const wants =
  (...actions: readonly Action[]) =>
  (draft: Draft): boolean =>
    actions.some((action) => draft.wants.has(action));

const isOffice = (kind: AppKind): boolean => kind === 'management' || kind === 'dashboard' || kind === 'tool';

/** The site of a house tells of it; a place where people do things is what they do there. */
const isBareSite = ({ kind, said }: Draft): boolean =>
  (kind === 'content' || kind === 'booking' || kind === 'shop') &&
  !listsItself(said) &&
  new Set(said.demands.map(({ action }) => action).filter((action) => action !== 'view')).size < 3;

/** "People can send us a message": to the house, by its form, and not to each other. */
const isWrittenTo = ({ kind, hasAuth, said }: Draft): boolean =>
  /^(?:content|shop|booking)$/.test(kind) &&
  (!hasAuth || MESSAGE_FIELD.test(said.text)) &&
  !TO_EACH_OTHER.test(said.text);

/** "with name, phone and a message": what one fills in. */
const MESSAGE_FIELD =
  /(?:name|e-?mail|phone|date|number)(?:,? and|,) (?:an? )?(?:short |brief )?message\b(?! (?:each|other|the|them|people|users|members|sellers|owners)\b)/iu;

const TO_EACH_OTHER = like.iu`
  (?<!\p{L})(?:chats?|inbox|messenger|(?:message|write to|contact|talk to) (?:the |other )?(?:sellers?|buyers?|owners?|hosts?|users|members|each)|each other|conversations?|einander|posteingang|entre (?:sí|si|eles|eux)|bandeja|caixa de entrada|messagerie)(?!\p{L})`;

/** "ask questions, answer questions": people ask each other. */
const isAsking = ({ entities }: Draft): boolean =>
  entities.some(
    ({ entryId, said }) => said !== null && /^(?:question|thread|post|topic)$/.test(entryId ?? ''),
  );
const BOT = like.iu`(?<!\p{L})(?:\p{L}*bots?|assistants?|ai|chat|assistent|asistente|assistente|ki|ia)(?!\p{L})`;
const QUIZ = like.iu`(?<!\p{L})(?:quiz\p{L}*|tests?|exams?|trivia|cuestionario|questionário|prüfung\p{L}*)(?!\p{L})`;

/** What somebody wants to be warned of stands out in its list and on the dashboard. */
const isWarned = (draft: Draft): boolean =>
  isOffice(draft.kind) &&
  alertsIn(draft.said.text, draft.entities).length > 0 &&
  !/\bnotifications?\b|benachrichtigung|notificac/i.test(draft.said.text);

const IMPLIED: readonly (readonly [Place, (draft: Draft) => boolean])[] = [
  ['saved', (draft) => wants('save')(draft) && !(draft.kind === 'tool' && draft.said.engines.length > 0)],
  ['messages', (draft) => (wants('message')(draft) && !isWrittenTo(draft)) || draft.kind === 'messaging'],
  ['notifications', (draft) => wants('notify')(draft) && !isWarned(draft)],
  // A button above the list does it where only a spreadsheet is asked for.
  [
    'reports',
    (draft) => wants('report')(draft) || (wants('export')(draft) && !EXPORTED.test(draft.said.text)),
  ],
  ['compare', wants('compare')],
  ['chatbot', (draft) => wants('chat')(draft) && !(isAsking(draft) && !BOT.test(draft.said.text))],
  [
    'quiz',
    (draft) =>
      (wants('quiz')(draft) && !(isAsking(draft) && !QUIZ.test(draft.said.text))) ||
      draft.said.given.questions.length > 0 ||
      draft.domain?.id === 'quiz',
  ],
  ['upload', (draft) => wants('upload')(draft) && !draft.entities.some(({ plan }) => holdsFiles(plan))],
  ['dashboard', (draft) => wants('analyse')(draft) && draft.kind !== 'game' && draft.kind !== 'tool'],
  ['newsletter', wants('subscribe')],
  ['profile', ({ hasAuth }) => hasAuth],
  ['about', isBareSite],
  ['about', (draft) => draft.kind === 'content' && TELLS.test(draft.said.text)],
  ['contact', isBareSite],
  ['contact', (draft) => wants('submit')(draft) && !isOffice(draft.kind)],
  ['contact', (draft) => wants('message')(draft) && isWrittenTo(draft)],
  ['contact', (draft) => askedThing(draft) !== undefined],
  ['settings', ({ kind }) => kind === 'messaging'],
  ['admin', ({ adminRole }) => adminRole !== null],
];

/** "telling our story", "une page sur notre association". */
const TELLS = like.iu`
  \b(?:tell\p{L}* (?:our|my|the|an) (?:story|about)|page (?:about|on) (?:us|me|(?:the|our|my) (?:\p{L}+ )?(?:group|club|association|society|company|team|project
  |school|shop|studio|family|charity|band))|(?:page|seite|página) (?:sur|über|sobre) (?:notre|nous|uns|unser\p{L}*|nosotros|nuestr[oa]|nós|noss[oa]))\b`;

const holdsFiles = ({ fields }: EntityPlan): boolean =>
  fields.some(({ type }) => type === 'file' || type === 'image');

function addPlace(draft: Draft, place: Place): void {
  const make = MAKERS[place] ?? plainPage;
  const made = make(draft, place);
  if (made === null) return;
  const title = placeTitle(draft, place);
  // The list of that name is the page.
  const isThere = draft.pages.some(
    (page) =>
      page.isInNav &&
      page.title.toLowerCase() === title.toLowerCase() &&
      page.blocks.some(({ kind }) => kind === 'collection'),
  );
  if (isThere && made.blocks.every(({ kind }) => kind === 'prose')) return;
  const { id = place, order = 65, icon = 'FileText' } = PLACE_PAGES[place] ?? {};
  addPage(draft, {
    id,
    title,
    intro: draft.copy.intros[place] ?? '',
    icon,
    place,
    isInNav: made.isInNav ?? true,
    order,
    ...(made.role === undefined ? {} : { role: made.role }),
    blocks: made.blocks,
  });
}
