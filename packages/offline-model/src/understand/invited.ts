import { like } from '../lexicon/pattern.ts';
import { sentenceCase } from './fields.ts';
import type { Language } from '../plan/app-plan.ts';

const CAN = like.giu`
  (?<!\p{L})(?:the |our |my |all |your |wedding |unsere |die |alle |les |nos |tous les |los |nuestros |os |nossos )*
  (?:guests|invitees|friends|family|relatives|people|everyone|everybody|they|gäste|freunde|eingeladene|invités|amis|invitados|convidados)
  (?:\s(?:can|should|could|may|will|shall|können|sollen|dürfen|peuvent|doivent|pueden|deben|podem|devem)
  |(?=\s(?:rsvp|confirm|confirment|confirman|confirmam)\s))\s(?<told>[^.;\n]*)`;
/** "Track who is coming, with department and plus-ones". */
const WHO_COMES = like.giu`
  (?<!\p{L})(?:track|note|see|list|record|know|collect)\s(?:down\s)?who(?:['’]s|\sis|\sare)?\s(?:coming|comes|attending|attends),?
  \s(?:with|and)\s(?<told>[^.;\n]*)`;
const COMING = like.iu`
  (?:say|tell (?:us|me)|let (?:us|me) know|confirm|answer|reply|state)\s(?:whether|if)\sthey(?:['’]re| are| will| can| want to)?
  \s(?:come|coming|attend|attending|join|be there|make it)|rsvp(?:\sonline|\shere)?|(?:accept or decline|confirm or decline|say yes or no)
  (?:\sthe invitation)?|confirm (?:their |they are )?(?:attendance|coming|presence)|zu-? ?(?:oder|und) ?absagen|zusagen(?: (?:oder|und) absagen)?
  |(?:(?:sagen|angeben|mitteilen|ankreuzen), )?ob sie kommen(?: (?:sagen|angeben|mitteilen))?|confirm(?:er|ent) leur (?:présence|venue)
  |(?:dire|indiquer) s['’]ils viennent|répondre (?:oui ou non|à l['’]invitation)|confirma[rn] (?:su |la )?asistencia|decir si vienen
  |confirma[rm] (?:a |sua )?presença|dizer se (?:vêm|vão|vem)`;
/** What is chosen or said with the answer. */
const VERB = like.iu`
  ^(?:(?:also|then|auch|aussi|también|também)\s)?(?:choose|pick|select|enter|leave|add|bring|wish(?: for)?|request|note|indicate|give|name|suggest|state
  |say|tell us|order|choisir|indiquer|préciser|amener|demander|proposer|ajouter|elegir|escoger|indicar|traer|pedir|proponer|añadir|dejar|escolher
  |informar|trazer|sugerir|adicionar|deixar|choisissent|indiquent|précisent|amènent|proposent|ajoutent|eligen|escogen|indican|traen|piden|proponen
  |escolhem|indicam|informam|trazem|sugerem|with|mit|avec|con|com)\s`;
const LAST_VERB =
  /\s(?:aus)?(?:wählen|angeben|eintragen|mitbringen|wünschen|hinterlassen|nennen|mitteilen|schreiben|vorschlagen)(?=\s*\(|$)/iu;
const ARTICLE =
  /^(?:(?:an?|the|their|any|one|eine?n?|ihre?n?|une?|le|la|les|leurs?|una?|el|sus?|uma?|o|a|seus?|sua)\s|l['’])+/iu;

const FIELDS: Readonly<Record<Language, string>> = {
  en: 'Guests (name, coming (Yes, No)',
  de: 'Gäste (Name, Kommt (Ja, Nein)',
  fr: 'Invités (nom, présence (Oui, Non)',
  es: 'Invitados (nombre, asistencia (Sí, No)',
  pt: 'Convidados (nome, presença (Sim, Não)',
};

/**
 * "Guests can say whether they come, pick a meal (fish, meat) and wish a song": the list of guests, with what each of
 * them answers, in the form of other lists of fields.
 */
export function withInvited(text: string, language: Language): string {
  const told = (groups: readonly unknown[]): string =>
    groups.find((one): one is string => typeof one === 'string' && one !== text) ?? '';
  const listed = ({ items, rest }: Answers, way: string): string =>
    `${FIELDS[language]}${items.map((one) => `, ${one}`).join('')})${way}${rest === '' ? '' : `. ${rest}`}`;
  return text
    .replace(CAN, (whole: string, ...groups: readonly unknown[]) => {
      const said = told(groups);
      const answers = COMING.test(said) ? answersIn(said.replace(COMING, `${HERE},`)) : null;
      return answers === null || answers.items.length === 0 ? whole : listed(answers, '. RSVP');
    })
    .replace(WHO_COMES, (whole: string, ...groups: readonly unknown[]) => {
      const answers = answersIn(`with ${told(groups)}`);
      return answers === null ? whole : listed(answers, '');
    });
}

const HERE = '…';

interface Answers {
  readonly items: readonly string[];
  /** What the sentence goes on with. */
  readonly rest: string;
}

/** What is asked beside the answer itself; null where the sentence tells of something else. */
function answersIn(told: string): Answers | null {
  const parts = told
    .split(/,(?![^()]*\))\s*(?:(?:and|und|et|y|e)\s)?|\s(?:and|und|et|y|e|plus)\s(?![^()]*\))/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== HERE);
  const items = parts.map((part, at) => itemOf(part, at > 0));
  const end = items.includes(null) ? items.indexOf(null) : items.length;
  if (end === 0 && parts.length > 0) return null;
  return {
    items: items.slice(0, end).flatMap((item) => item ?? []),
    rest: sentenceCase(parts.slice(end).join(', ')),
  };
}

function itemOf(part: string, isNext: boolean): string | null {
  const isShort = isNext && part.replace(/\(.*$/u, '').trim().split(/\s+/u).length <= 3;
  const isAsked = VERB.test(part) || LAST_VERB.test(part) || ARTICLE.test(part) || isShort;
  const item = part.replace(VERB, '').replace(LAST_VERB, '').replace(ARTICLE, '').trim();
  if (!isAsked || item.replace(/\(.*$/u, '').split(/\s+/u).length > 5) return null;
  return /^songs?$/iu.test(item) ? `${item.toLowerCase()} wish` : item;
}
