import type { Understanding } from '../understand/understanding.ts';
import { like } from '../lexicon/pattern.ts';

const OWN_TOOLS =
  /\b(?:tracker|log ?book|log|logger|keeper|organi[sz]er|planner|manager|register|collection|cellar|inventory|counter|kanban|score ?board|sammlung|weinkeller|colección|bodega|coleção|adega|cave)\b/iu;
const OWN_WORK = like.i`
  \b(?:app|tool|system|something|program|software)\b[^.]{0,40}\b(?:to|where i can|where we can|so i can|that lets me) (?:keep|track|log|manage|record|organi[sz]e|plan|count|note|monitor)\b
  |\bkeep track of\b|\b(?:to|and) (?:track|log|manage) (?:my|our|how)\b|\b(?:quero|preciso|necesito|quiero|brauche|möchte|voudrais|veux)\b.{0,50}\b(?:controlar|registrar|llevar|gestionar
  |organizar|acompanhar|verwalten|erfassen|notieren|suivre|gérer|noter)\b|\b(?:gestion|gestión|gestão|verwaltung|controle|control|suivi) (?:d[eo'’]|des|du|von|de)\b`;
const PUBLIC = like.i`
  \b(?:web ?site|site|web ?page|page|seite|landing(?: ?page)?|home ?page|blog|magazine|portfolio|portal|directory of
  |guide to|message wall|(?<!repair |body |machine |bike |tyre |print )shop|store|marketplace|community|forum
  |network|webseite
  |internetseite|web(?! ?app)|homepage|sitio|página|pagina|tienda|loja|boutique|vitrine)\b`;

/** "an app for my plants", "die Liste meiner Pflanzen"; those for whom somebody works are visitors. */
const OF_MINE = like.iu`
  (?<!\p{L})(?:(?:app|tool|list|catalog(?:ue)?|database|overview) (?:of|for|about|to track) (?:all )?my
  |(?:liste|app|übersicht|kartei) (?:meine[rs]?|über meine|für meine)|(?:liste|appli|application) (?:de|pour) (?:tous |toutes )?mes
  |(?:lista|app|aplicación|aplicativo) (?:de|para) (?:tod[oa]s )?(?:mis|meus|minhas))
  \s(?!(?:custom|client|guest|visitor|fan|follow|member|student|user|friend|reader|kunden|gäste|mitglied|schüler|elev
  |alumn|alun|amig|freund|hóspede|huésped)\p{L}*)\p{L}+`;
const NOTED = like.iu`
  (?<!\p{L})(?:(?:i|we)(?: (?:want|need) to|['’]d like to)? (?:note|log|record|write down|collect)|(?:ich|wir) (?:notieren?|erfassen?|sammeln?)
  |(?:notiere|erfasse|sammle) ich|je (?:note|collectionne|veux noter)|nous notons|anoto|colecciono|coleciono)(?!\p{L})|^\s*(?:please )?(?:track|log)\s`;

/** "My houseplants: light, room", "Mis gatos: nombre, peso": they are told field by field, and nobody is invited. */
const MINE = like.iu`^\s*(?:my|meine|mis|meus|minhas|mes)\s+(?:\p{L}+\s+){0,2}\p{L}+\s*[:(–—-]`;
const COLLECTED = like.iu`(?<!\p{L})(?:i collect|ich sammle|sammle ich|je collectionne|colecciono|coleciono)(?!\p{L})`;

/** Somebody keeps records for themselves; there are no visitors to be welcomed. */
export function isForOneself({ text, purpose, language, entities }: Understanding): boolean {
  const first = text.split(/[.!?\n]/)[0] ?? '';
  if (PUBLIC.test(first.replace(OWN_TOOLS, ''))) return false;
  const head = language === 'en' && purpose !== '' ? purpose : (first.split(/[:,(]/)[0] ?? '');
  const isTold = entities.some(({ isListed, fields }) => isListed === true && fields.length > 1);
  return (
    OWN_TOOLS.test(head) ||
    OWN_WORK.test(first) ||
    COLLECTED.test(first) ||
    (isTold &&
      (MINE.test(first) || OF_MINE.test(first) || NOTED.test(text) || /\b(?:diary|journal)\b/iu.test(head)))
  );
}

/** A site that people visit, whatever the trade. */
export const isSite = ({ text, sections }: Understanding): boolean =>
  PUBLIC.test(askingIn(text)) ||
  sections.some(({ action }) => action === 'apply' && sections.length > 2) ||
  hasSitePages(sections);

/** Where one lands and where one writes to the house: who keeps books has no such pages. */
export const hasSitePages = (sections: Understanding['sections']): boolean =>
  ['home', 'contact'].every((page) => sections.some(({ place }) => place === page));

const SELF = like.iu`
  ^\s*(?:(?:hi|hello|hey|hallo|bonjour|hola|olá|oi)[,!]?\s*)?(?:$|(?:i['’]?m|i am|i run|i have|we are|we['’]re|we run|ich bin|wir sind|ich habe|ich führe|je suis|je tiens|nous sommes|nous tenons|soy|somos|tengo|tenemos|sou|tenho|temos)(?!\p{L}))`;

/** The first sentence that does not only tell who asks. */
const askingIn = (text: string): string => {
  const [first = '', ...rest] = text.split(/[.!?\n]/);
  return SELF.test(first) && !PUBLIC.test(first) ? (rest.find((one) => !SELF.test(one)) ?? first) : first;
};

/** One page with all sections below one another. */
export const isLanding = ({ text }: Understanding): boolean =>
  /\b(?:landing ?pages?|one[- ]?pagers?|one[- ]page|single[- ]page (?:site|website)|onepage|seite mit allem|página única|page unique)\b/i.test(
    text.split(/[!?\n]/)[0] ?? '',
  );

/** The request lists itself what is to be there, in a few words: nothing else is wanted. */
export const listsItself = ({ text, places, entities, sections }: Understanding): boolean =>
  text.split(/\s+/).length <= 70 && (sections.length >= 3 || places.length + entities.length >= 3);

const WHOM = 'seller|vendor|owner|landlord|agent|agency|dealer|breeder|lister|host|poster|advertiser';
const SELLER = like.iu`
  (?<!\p{L})(?:contact|message|write to|chat with|call|email|reach)(?:s|ing)? (?:the |an? |their |its )?(?:${WHOM})s?(?!\p{L})
  |(?:vendedor|anunciante|proprietário|propietario|verkäufer|anbieter|vermieter|vendeur|annonceur|propriétaire)`;
const QUOTE =
  /\b(?:request|get|ask for|receive)(?:s|ing)? (?:an? |free |their )*quotes?\b|pedir (?:um )?orçamento|pedir (?:un )?presupuesto|angebot (?:anfordern|anfragen)|demander un devis/iu;
const ENQUIRY =
  /\b(?:send|make|submit)(?:s|ing)? (?:an? )?(?:inquir|enquir)|\b(?:inquire|enquire) (?:about|for)|\banfrage (?:an|zu|senden|stellen)|consultar por|enviar (?:una )?consulta/iu;

/** What visitors ask about the things that are shown: the way to it stands at each of them. */
export const askedOf = ({ text }: Understanding): 'contactSeller' | 'requestQuote' | 'enquire' | null =>
  QUOTE.test(text)
    ? 'requestQuote'
    : SELLER.test(text)
      ? 'contactSeller'
      : ENQUIRY.test(text)
        ? 'enquire'
        : null;

const BOUGHT =
  /\b(?:carts?|check ?out|basket|add to|buy|purchase|order|orders|warenkorb|kaufen|carrito|carrinho|comprar|panier|acheter|pay|payments?)\b/iu;

/** Adverts: who wants it writes to who sells it, and nothing is put into a cart. */
export const areAdverts = (said: Understanding): boolean =>
  askedOf(said) === 'contactSeller' && !BOUGHT.test(said.text);
