import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';

const CAN = like.giu`
  (?<!\p{L})(?:the |our |my |all |your |wedding |unsere |die |alle |les |nos |tous les |los |nuestros |os |nossos )*
  (?:guests|invitees|friends|family|relatives|people|everyone|everybody|they|gäste|freunde|eingeladene|invités|amis|invitados|convidados)
  \s(?<can>can|should|could|may|will|shall|können|sollen|dürfen|peuvent|doivent|pueden|deben|podem|devem)
  \s(?<told>[^.;\n]*)`;
const COMING = like.iu`
  (?:say|tell (?:us|me)|let (?:us|me) know|confirm|answer|reply|state)\s(?:whether|if)\sthey(?:['’]re| are| will| can| want to)?
  \s(?:come|coming|attend|attending|join|be there|make it)|rsvp(?:\sonline|\shere)?|(?:accept or decline|confirm or decline|say yes or no)
  (?:\sthe invitation)?|confirm (?:their |they are )?(?:attendance|coming|presence)|zu-? ?(?:oder|und) ?absagen|zusagen(?: (?:oder|und) absagen)?
  |(?:(?:sagen|angeben|mitteilen|ankreuzen), )?ob sie kommen(?: (?:sagen|angeben|mitteilen))?|confirmer leur (?:présence|venue)
  |(?:dire|indiquer) s['’]ils viennent|répondre (?:oui ou non|à l['’]invitation)|confirmar (?:su |la )?asistencia|decir si vienen
  |confirmar (?:a |sua )?presença|dizer se (?:vêm|vão|vem)`;
/** What is chosen or said with the answer. */
const VERB = like.iu`
  ^(?:(?:also|then|auch|aussi|también|também)\s)?(?:choose|pick|select|enter|leave|add|bring|wish(?: for)?|request|note|indicate|give|name|suggest|state
  |say|tell us|order|choisir|indiquer|préciser|amener|demander|proposer|ajouter|elegir|escoger|indicar|traer|pedir|proponer|añadir|dejar|escolher
  |informar|trazer|sugerir|adicionar|deixar)\s`;
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
export const withInvited = (text: string, language: Language): string =>
  text.replace(CAN, (whole: string, ...groups: readonly unknown[]) => {
    const told = groups.findLast((one): one is string => typeof one === 'string' && one !== text) ?? '';
    const answers = COMING.test(told) ? answersIn(told.replace(COMING, HERE)) : null;
    return answers === null || answers.length === 0
      ? whole
      : `${FIELDS[language]}${answers.map((one) => `, ${one}`).join('')}). RSVP`;
  });

const HERE = '…';

/** What is asked beside the answer itself; null where the sentence goes on with something else. */
function answersIn(told: string): readonly string[] | null {
  const parts = told
    .split(/,(?![^()]*\))\s*(?:(?:and|und|et|y|e)\s)?|\s(?:and|und|et|y|e|plus)\s(?![^()]*\))/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== HERE);
  const items = parts.map(itemOf);
  return items.every((item) => item !== null) ? items : null;
}

function itemOf(part: string): string | null {
  const isAsked = VERB.test(part) || LAST_VERB.test(part) || ARTICLE.test(part);
  const item = part.replace(VERB, '').replace(LAST_VERB, '').replace(ARTICLE, '').trim();
  if (!isAsked || item.replace(/\(.*$/u, '').split(/\s+/u).length > 5) return null;
  return /^songs?$/iu.test(item) ? `${item.toLowerCase()} wish` : item;
}
