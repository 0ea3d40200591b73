import type { Action } from '../lexicon/actions.data.ts';
import { AND, like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { isDeed } from './deed-form.ts';
import { isFieldItem, readFieldItems } from './field-items.ts';
import { sentenceCase } from './fields.ts';
import { listItems, type ListItem } from './list-items.ts';
import { withPageList } from './page-lists.ts';
import { escaped, sentences } from './tokens.ts';
import type { FormField, Understanding } from './understanding.ts';

/** What one does with a form or on a page, by the words that it goes by. */
const DOINGS = {
  book: part`
    book(?:ings?)?(?:\snow|\sonline|\san?\s\p{L}+)?|reserv(?:e|ations?|ación|ar|as?|ier\p{L}+)|réserv(?:er|ations?)|appointments?|schedule|rendez-vous|prendre\s(?:un\s)?(?:rdv|rendez-vous)|rdv|agendar?(?:mentos?)?
    |marcar(?:\s(?:uma?\s)?\p{L}+)?|marcação|(?:pedir\s(?:una\s)?)?citas?(?:\sprevia)?|(?:pedir|solicitar|request|demander)\s(?:(?:an?|una?|uma?|une?)\s)?(?:estadia|estancia|estadía|stay|séjour|visit[ae]?)|aufenthalt\sanfragen|(?:online-?)?buch(?:en|ung\p{L}*)|termin(?:anfrage|buchung|vereinbarung|\s(?:buchen|vereinbaren|anfragen))`,
  buy: part`
    (?:pre-?)?order(?:ing|s)?|(?:vor)?bestell(?:en|ung\p{L}*)|(?:pré-?)?command(?:er|es?)|pedidos?|pedir|encarg(?:ar|os?)|encomend(?:ar|as?)`,
  pay: part`
    check-?out|kasse|bezahlen|an der kasse|pagar|pagos?|compra[rs]?|finalizar\s(?:[al]a?\s)?compra|pagamento|paiement|caisse|payer`,
  apply: part`
    registr(?:ation|arse|ieren|ierung)s?|register|sign(?:ing)?[ -]?up|enrol(?:l?ment|l)?|join(?:ing)?(?:\sus)?|appl(?:y|ying|ications?)|become\san?\s\p{L}+|memberships?
    |anmeld(?:en?|ung\p{L}*)|aufnahme\p{L}*|\p{L}+antrag|mitglied\swerden|mitmachen|bewerb(?:en|ung\p{L}*)|inscri(?:ption|pción|ções|ção|pciones|ptions|birse|re|ver(?:-se)?)|s['’]inscrire|inscríbe(?:te|se)
    |matr[ií]cul(?:as?|ar(?:se)?)|adhé(?:rer|sions?)|candidatures?|apuntarse|apúntate|hazte\s\p{L}+|devenir\s(?:membre|bénévole)`,
  contact: part`
    contact(?:ing)?(?:\s(?:us|(?:the|an?|our)\s\p{L}+))?|(?:send|write|leave|submit)\s(?:us\s)?(?:an?|their)\s(?:enquiry|inquiry|message|question|request)|enquire|inquire|inquiry|anfrage|contacto|contato|contactar|kontakt|enquir(?:y|ies)|nous\scontacter|contáctanos|fale\sconosco`,
} as const;

type Doing = keyof typeof DOINGS;

const doingOf = (words: string): Doing | null =>
  DOING_PATTERNS.find(([, pattern]) => pattern.test(words.trim()))?.[0] ?? null;
const WHERE_TO = / (?:there|online|(?:for|in|into|to|on|about|at) .*)$/iu;

const isDoing = (name: string): name is Doing => name in DOINGS;

const DOING_PATTERNS: readonly (readonly [Doing, RegExp])[] = Object.entries(DOINGS).flatMap(
  ([name, words]) => (isDoing(name) ? [[name, like.iu`^(?:${words})$`] as const] : []),
);

/** A form with all that it asks for. */
interface ToldForm {
  readonly doing: Doing | 'submit';
  /** The page that it stands on, where the request names that one. */
  readonly page: string | null;
  /** The sentence that tells it, and its words before the fields. */
  readonly said: string;
  readonly lead: string;
  readonly fields: readonly Omit<FormField, 'of'>[];
}

const LEAD = part`
  (?:(?:and|also|please|to|for|when|while|on|in|at|under|via|the|our|an?|your|their|making|
  im|in|beim?|der|die|das|den|für|zur|zum|auf|unter|eine?|seite|page|página|pestaña|
  pour|à|au|lors|de|du|dans|sur|la|le|les|l['’]|une?|prendre|faire|
  en|al|para|el|hacer|una|a|hora|no|na|ao|em|o|fazer|uma?|form|formular|formulaire|formulario|formulário|d['’])\s*(?<=\s|['’])){0,8}`;
const NOUN = String.raw`(?:\s(?:form|page|section|formular|seite|process|online))*(?:\s(?:for|to|au|aux|à|al?|do|da|de|del|der|zum|zur|für|an?|the|la|le|les|l['’])\s?(?:\p{L}+\s){0,2}?\p{L}+)?`;
const WHO = part`
  (?:(?:the|our|all|every|each|o|os|a|as|el|la|los|las|le|les|l['’]|der|die|das|jede[rs]?|cada|chaque)\s*)?(?:customers?|clients?|clientes?|guests?|gäste?|people|persons?|personas?|pessoas?|personnes?|visitors?|visiteurs?|owners?|parents?|members?|users?
  |students?|players?|teams?|participants?|kunden?|kundin|leute|mitglieder|teilnehmer|besucher|gens|gente|invités?|alumn[oa]s?|alunos?|soci[oa]s?|sócios?|tutor(?:es)?|man|sie|they|we|you|one|on|nous|ils?|elles?|wir|se|uno|ellos|ellas|ich|i)`;
const ASKS = part`
  (?:must|should|have\sto|has\sto|needs?\sto|can|will|do|does|faut|hay\sque|tiene[n]?\sque|debe[n]?|deve[m]?|deve-se|doit|doivent|muss|müssen|sollen?|möchten?)?\s*
  (?:asks?|needs?|requires?|takes|collects?|wants?|gives?|leaves?|enters?|fills?\sin|provides?|states?|chooses?|picks?|tells?|types?|
  stehen|steht|gibt|geben|fragt|fragen|braucht|brauchen|benötigen|werden|wird|trägt|tragen|verlangt|wählt|wählen|
  demande[rsz]?(?:nt|ons)?|demandons|indique[rsz]?(?:nt)?|donne[rsz]?(?:nt)?|met(?:tre|tent|tons)?|remplit|remplissent|saisit|saisissent|laisse[rz]?(?:nt)?|renseigne[rz]?(?:nt)?|choisi(?:t|ssent|r)|précise[rz]?(?:nt)?|comporte|
  hacen?\sfalta|se\snecesitan?|pide[ns]?|pedimos|pedir|pone[ns]?|poner|ponga[ns]?|indica[nrm]?|rellena[nr]?|da[nr]?|deja[nr]?|elige[ns]?|solicita[nrm]?|escribe[ns]?|introduce[ns]?|necesitamos|
  informa[rm]?|pede[m]?(?:-se)?|preenche[rm]?|coloca[rm]?|escolhe[rm]?|dá|dão|deixa[rm]?|precisamos|põe[m]?)(?:-se)?
  (?:\s(?:for|with|us|the\sfields|fields\sfor|nach|wir|man|sie|die\skunden|kunden|de|por|campos|los\scampos|os\scampos))*`;
const ASKING = like.iu`^${ASKS}\s+(?=\p{L})`;
const TAIL =
  /\s+(?:an|ein|aus|abgefragt|angegeben|gefragt|eingetragen|verlangt|ausgefüllt|notwendig|benötigt)\s*$/iu;

const WHO_ASKS = String.raw`(?:${WHO}\s)*${ASKS}\s*:?\s+(?=\S)`;

/** "Booking asks for …", "Inscription : …"; on another page somebody has to be asked: "On Volunteer people give …". */
const headed = (names: readonly string[]): RegExp => {
  const doings = String.raw`["“«„]?(?<head>${Object.values(DOINGS).join('|')})["”»“]?(?!\p{L})${NOUN}\s*(?:,|(?<colon>:)|(?=\s))\s*(?:${WHO_ASKS}|(?<=:\s?))`;
  const named = String.raw`["“«„]?(?<page>${names.map(escaped).join('|')})["”»“]?(?:\spage)?,?\s${WHO}\s${WHO_ASKS}`;
  return like.iu`^\s*(?:[-*•–]\s+(?=(?:page|seite|página)\s))?(?!(?:an?|une?|una|um|uma|eine?)\s(?!inscriç|marcaç|reserva\s|encomenda\s))${LEAD}(?:${doings}${names.length === 0 ? '' : `|${named}`})(?<list>[^:]+)$`;
};

const A_FORM = part`
  (?:an?|ein|une?|una?|uma?|the|das|le|el|o)\s(?:\p{L}+\s)?(?:[Ff]orm|[Ff]ormular|formulaire|formulario|formulário)
  (?:\s(?:with|for|asking for|mit|für|avec|pour|con|para|com)(?:\sthe fields)?\s|\s*:\s*)`;
const OWN_PAGE = String.raw`["“«„]?\s?(?<own>(?!(?:The|Our|An?|It|This|That|There|And|Then|Die|Der|Das|Eine?|El|La|Los|Una?|Les?|Une|Os?|As|Um|Uma)\s)\p{Lu}[\p{L}'’-]*(?:\s[\p{L}'’-]+){0,3}?)\s?["”»“]?`;
/** "Reparatur ist ein Formular: …", "then Suggest a Barn, a form with …". */
const PAGE_FORM = like.u`(?:^|[\s,(])${OWN_PAGE}(?:\spage)?(?:,|\s(?:is|has|ist|hat|est|es|é|a|tiene|tem)|\s*[–:-]|(?<=(?:[Pp]age|[Ss]eite|[Pp]ágina)\s["“«„]?\s?\k<own>\s?["”»“]?)\s(?:with|mit|avec|con|com))\s${A_FORM}(?<list>[^:]+)$`;
/** "Para pedir estadia: casa, nome, e-mail": what one does on the page of that name. */
const toDo = (names: readonly string[]): RegExp =>
  like.iu`^\s*(?:(?:para|to|pour|zum|um zu|for|for the)\s(?:(?:o|a|el|la|le)\s)?|(?:on|auf|unter|sur|en|em|na)\s(?:(?:the|la|der) (?:page|seite|página)\s)?(?=[^:]*:[^:]*e-?mail))(?<page>${names.map(escaped).join('|')})\s*:\s*(?<list>[^:]+)$`;

/** "send an enquiry about a house", "contact the owner". */
const WRITE_IN = part`
  (?:(?:send|write|leave|submit)\s(?:us\s)?(?:an?|their)\s(?:enquiry|inquiry|message|question|request)|enquire|inquire|contact\s(?:us|(?:the|our)\s\p{L}+))
  (?:\s(?:about|for|on|to)\s(?:an?|the|one|each)\s\p{L}+)?`;
/** "checkout with name, address and payment method", "book a room with band name and date": in the midst of what there is. */
const CHECKOUT = like.iu`
  (?<=[,;]\s|\s(?:${AND}|to|can)\s|(?<!\p{L})${WHO}\s)(?<head>check-?out|kasse|caisse|booking|registration|buchung|anmeldung|réservation|inscription|reserva|inscripción|inscrição|agendamento
  |(?:book|reserve|join|enroll?(?:\s(?:in|for|into))?|(?:register|sign\sup|apply)\sfor)\s(?:an?|one|the|each)\s(?!table)\p{L}+|${WRITE_IN}|apply(?=\s(?:(?:there|online|for\s\p{L}+(?:\s\p{L}+)?)\s)?with\san?\s(?:short\s)?form\s)(?:\s(?:there|online|for\s\p{L}+(?:\s\p{L}+)?))?)
  \s(?:with|asking\sfor|mit|avec|con|com)(?<form>\s(?:an?|the)\s(?:short\s)?form\s(?:with|asking\sfor|that\sasks\sfor))?\s(?<list>\p{L}[^.:;"“\n]*)`;

/** "a pre-order form with name, bread and pickup day", "un formulaire de contact avec nom et e-mail". */
const FORM_WITH = like.iu`
  (?<=(?:^|[\s,(])(?:an?|the|our|one|eine?[nms]?|einem|das|une?|le|una?|el|uma?|o)\s(?:(?:short|simple|small|kurze[sn]?|einfache[sn]?)\s)?)
  (?<noun>(?<head>(?:pre-?)?orders?|contact|enquiry|inquiry|registration|sign-?up|application|membership|(?:vor)?bestell|kontakt|anfrage|anmelde|bewerbungs)\s?-?form(?:ular)?
  |(?:formulaire|formulario|formulário)\s(?:de|d['’])\s?(?<head>contacto?|contato|inscription|inscripción|inscrição|commande|candidature|candidatura|pedidos?))
  \s(?:with|asking\sfor|that\sasks\sfor|mit|avec|demandant|qui\sdemande|con|que\spid[ea]|com|que\speça)(?<form>)\s(?<list>\p{L}[^.:;"“\n]*)`;

/** "On Contact, our number and a form with name and arrival". */
const CONTACT_FORM = like.iu`
  ^\s*(?:[-*•–]\s+)?(?:on|in|under|auf|unter|im|en|em|na|no|sur|dans)\s(?:(?:the|der|la|el|a|o)\s)?(?:(?:page|seite|página)\s)?["“«„]?(?<head>contact(?:\sus|o)?|kontakt|contato)["”»“]?(?:\spage)?(?!\p{L})[^.]*?
  (?<=[\s,])(?<noun>(?:an?|ein|une?|una?|uma?)\s(?:\p{L}+\s)?(?:form|formular|formulaire|formulario|formulário))
  \s(?:with|asking\sfor|mit|avec|con|com)(?<form>)\s(?<list>\p{L}[^.:;"“\n]*)`;

/** "book an hour: date, start, name", "eine Stunde buchen kann: Datum, Beginn, Name". */
const BOOKS = like.iu`
  (?<noun>(?<head>book|reserve|reservar|réserver|agendar|buchen)\s(?:an?|una?|une?|uma?)\s\p{L}+|eine?n?\s\p{L}+\s(?<head>buchen|reservieren)(?:\skann|\skönnen)?)
  \s?:(?<form>)\s(?<list>\p{L}[^.:;"“\n]*)`;

const APPLIES = /^apply(?: there| online| for .*)$/iu;
const BOOKED = like.iu`^(?:book|reserve|join|enroll?|register|sign up|apply)\s(?:(?:for|in|into)\s)?(?:an?|one|the|each)\s(\p{L}+)$`;

const OWNER = like.iu`^(?:(?:an?|the|their|his|her|its|your|der|die|das|den|dem|eine?n?|ihre?n?|le|la|les|un|une|son|sa|ses|leur|leurs|el|los|las|una|su|sus|o|os|a|as|um|uma|seu|sua|seus|suas)\s+)+(?=\p{L}{2}|e-)`;

interface ToldForms {
  readonly forms: readonly ToldForm[];
  readonly doings: ReturnType<typeof doingPages>;
  readonly rest: string;
}

/** Without what leads to it: "chooses the day" asks for the day. */
const ownName = (item: string): string =>
  item.trim().replace(OWNER, '').replace(ASKING, '').replace(OWNER, '');

/** The forms that a request tells with all that they ask for, and the request without those sentences. */
export function readToldForms(text: string, pages: readonly string[], language: Language): ToldForms {
  const pattern = headed(pages);
  const forms: ToldForm[] = [];
  const rest = sentences(text)
    .map(({ start, end }) => {
      const sentence = text.slice(start, end);
      if (PAYS.test(sentence)) {
        forms.push({ doing: 'pay', page: null, said: sentence.trim(), lead: '', fields: [] });
        return ' ';
      }
      const found = formIn(sentence, { pattern, pages, language });
      if (found === null) return sentence;
      forms.push(found.form);
      return found.rest;
    })
    .join('');
  const told = forms.flatMap(({ page }) => (page === null || pages.includes(page) ? [] : [page]));
  const doings = doingPages([...pages, ...told], forms);
  const made = doings.map(({ title }) => title);
  return { forms, doings, rest: withPageList(forms.length === 0 ? text : rest, { made, language }) };
}

interface Named {
  readonly pattern: RegExp;
  readonly pages: readonly string[];
  readonly language: Language;
}

/** The form that a sentence tells, and what else it says. */
function formIn(sentence: string, told: Named): { form: ToldForm; rest: string } | null {
  const body = sentence.replace(/[.;!?\s]+$/u, '').replace(TAIL, '');
  const whole = wholeForm(body, told);
  const match =
    whole ?? CHECKOUT.exec(body) ?? FORM_WITH.exec(body) ?? CONTACT_FORM.exec(body) ?? BOOKS.exec(body);
  if (match === null) return null;
  const { own, head, noun, list } = partsOf(match);
  const isSure = isWholeForm(match, whole !== null);
  const items = askedOf(head, fieldsFirst(list, told.language, isSure), isSure);
  const last = items.at(-1);
  if (last === undefined) return null;
  const from = match.index + match[0].length - list.length;
  const lead = body.slice(whole === null ? match.index : 0, from).trim();
  const pages = isTitled(body, head) || own !== undefined ? [...told.pages, head] : told.pages;
  const left = withoutFirstAnd(list.slice(last.end));
  const before = own === undefined ? '' : withoutAnd(body.slice(0, match.index));
  const kept =
    noun === head
      ? `${body.slice(0, match.index + head.length)}, ${left}. `
      : `${withoutArticle(body.slice(0, body.indexOf(noun, match.index)))}. ${asSentence(left)}`;
  return {
    form: {
      ...formOf(head, withBooked(head, items), { ...told, pages }),
      said: sentence.trim(),
      lead,
    },
    rest: whole === null ? kept : `${before} ${asSentence(left)}`,
  };
}

/** A form that has a page goes by it. */
function partsOf({ groups = {} }: RegExpExecArray) {
  const { own, page = own, head = page ?? '', noun = head, list = '' } = groups;
  return { own, head, noun, list };
}

/** "page Inscription : nom, e-mail, …": nothing but what it asks for. */
const isOnPage = (body: string): boolean =>
  like.iu`^\s*(?:[-*•–]\s+)?(?:page|seite|página)\s["“«„]?\s?\p{Lu}[\p{L}\s'’-]{2,30}["”»“]?\s?:`.test(body);

const isWholeForm = ({ groups = {}, input }: RegExpExecArray, isWhole: boolean): boolean =>
  groups['form'] !== undefined || (isWhole && (groups['colon'] === undefined || isOnPage(input)));

const withoutFirstAnd = (text: string): string => text.replace(/^[\s,]*(?:(?:and|und|et|y|e)\s)?/iu, '');

/** What is booked is chosen there as well. */
function withBooked(head: string, items: readonly ListItem[]): readonly ListItem[] {
  const [, thing] = BOOKED.exec(head) ?? [];
  return thing === undefined ? items : [{ text: thing, start: 0, end: 0 }, ...items];
}

const wholeForm = (body: string, { pattern, pages }: Named): RegExpExecArray | null =>
  PAGE_FORM.exec(body) ?? (pages.length > 0 ? toDo(pages).exec(body) : null) ?? pattern.exec(body);

const asSentence = (left: string): string => (left === '' ? '' : `${sentenceCase(left)}. `);

/** What a sentence says before it comes to its form. */
const withoutAnd = (before: string): string =>
  before.replace(
    like.iu`[\s,]*(?:(?<!\p{L})(?:and|und|et|y|e|then|dann)\s*)?(?:(?<!\p{L})(?:an?|the|eine?|die|une|la|una|uma)\s(?:page|seite|página|section|rubrique)\s*)?$`,
    '. ',
  );

/** "On Book a Visit people leave …": the page goes by that name. */
const isTitled = (body: string, head: string): boolean =>
  /^\p{Lu}/u.test(head) &&
  like.iu`^(?:\s*(?:[-*•–]\s+)?(?:page|seite|página)\s${escaped(head)}\s?:)|^\s*(?:on|auf|sur|en|em|na|no)\s(?:the\s|der\s|la\s)?(?:page\s|seite\s|página\s)?["“«„]?${escaped(head)}`.test(
    body,
  );

/** "…, about me and a": what was said before a form that is taken out. */
const withoutArticle = (before: string): string =>
  before.replace(
    /,?(?:\s(?:and|und|et|y|e|with|mit|avec|con|com))*(?:\s(?:an?|the|our|one|eine?[nm]?|das|une?|le|una?|el|uma?|o))?(?:\s(?:short|simple|small|kurze[sn]?|einfache[sn]?))?\s*$/iu,
    '',
  );

/** "Contact: phone, email, address": how one is reached, and no form. */
const askedOf = (head: string, items: readonly ListItem[], isSure: boolean): readonly ListItem[] =>
  isSure || doingOf(head) !== 'contact' || items.some(({ text }) => WRITES.test(text)) ? items : [];

const WRITES = /name|nombre|nome|nom|message|nachricht|mensaje|mensagem|form/iu;

/** "Se paga con tarjeta o Bizum.": how, and no thing. */
const PAYS = like.iu`
  ^\s*(?:(?:se|on|man|you|the|os|los|les)\s)?(?:(?:customers?|clients?|clientes|kunden)\s)?(?:can\s)?(?:pay(?:s|ments?)?(?:\smethods?)?(?:\s(?:is|are))?|paga[nm]?(?:-se)?|pagos?|pagamentos?|paie(?:nt)?|paiements?
  |bezahlt(?:\swird)?|bezahlen|zahlung(?:en|sarten)?|(?:formas?|métodos?|medios|meios)\sde\s(?:pago|pagamento)|moyens\sde\spaiement)\s?(?::|by|with|con|com|par|per|mit|via)\s
  (?:(?:a|an|una?|uma?|une?|der)\s)?(?:(?:credit|debit|kredit|ec-?)\s?)?(?:cards?|karte|tarjeta|cartão|carte|paypal|pix|bizum|boleto|cash|bar|efectivo|dinheiro|espèces|invoice|rechnung|factura|facture|fatura|bank|transfer|überweisung|virement|klarna|twint|apple|google)(?!\p{L})[^:]{0,60}$`;

/** "a data e o horário": the next item, at its place. */
const AND_THE = like.giu`\s(?:${AND})\s(?:the|der|die|das|den|le|la|les|l['’]|el|los|las|o|os|a|as)(?=\s)`;
const NO_FIELD = like.iu`
  ^(?:all|both|alle|tous|toutes|todos|todas|then|danach|puis|luego|depois|(?:an?\s)?(?:page|section|gallery|map)|(?:eine?\s)?(?:seite|galerie|karte)|(?:une?\s)?(?:page|galerie|carte)|(?:una?\s)?(?:página|galería|mapa)|gets?|receives?|erhält|erhalten|bekommt|bekommen|reçoit|reçoivent|recibe[ns]?|recebe[m]?)(?!\p{L})|(?<!\p{L})(?:required|obligatori[oa]s?|obligatoires?|obrigatóri[oa]s?|pflicht\p{L}*|is|are|ist|sind|est|sont|es|son|é|são|will|can)(?!\p{L})`;

/** "et donne un numéro": what comes of it. */
const GIVES_BACK = like.iu`
  ^(?:(?:donne|gives?|shows?|returns?|da|dá|muestra|mostra|affiche|zeigt|ergibt)\s(?:back\s)?(?:an?|un|une|una|um|uma|eine?)|(?:you|one|on|se|man)\s\p{L}+\s(?:an?|un|une|una|um|uma|eine?))
  \s(?:\p{L}+\s)?(?:n[uú]m[eé]ro|number|\p{L}*nummer|code|código|reference|referencia|référence|confirmation|message|mensaje|mensagem)`;

/** The items that are fields, up to the first that tells something else; none where these are not all. */
function fieldsFirst(list: string, language: Language, isSure: boolean): readonly ListItem[] {
  const items = listItems(
    list.replace(AND_THE, (and) => `,${' '.repeat(and.length - 1)}`),
    0,
  );
  const isField = ({ text }: ListItem): boolean => {
    if (GIVES_BACK.test(text)) return false;
    const name = ownName(text.replace(/\s*\(.*\)$/su, ''));
    const words = name.split(/\s+/u).length;
    return (
      words <= 5 &&
      !/[\d€$£]/u.test(name) &&
      (WHAT.test(name) || (!NO_FIELD.test(name) && (isSure || isFieldItem(name, language))))
    );
  };
  const end = items.findIndex((item) => !isField(item));
  const own = end < 0 ? items : items.slice(0, end);
  const known = own.filter(({ text }) => isFieldItem(ownName(text), language)).length;
  return own.length < 2 || known < 1 || known * 3 < own.length ? [] : own;
}

function formOf(
  head: string,
  items: readonly ListItem[],
  { pages, language }: { pages: readonly string[]; language: Language },
): Omit<ToldForm, 'said' | 'lead'> {
  const page = pages.find((name) => name.toLowerCase() === head.toLowerCase()) ?? null;
  return {
    doing: doingOf(head) ?? doingOf(head.replace(WHERE_TO, '')) ?? 'submit',
    page,
    fields: items.flatMap(({ text }) => {
      const own = ownName(text);
      const [field] = readFieldItems([own], language);
      const label = sentenceCase(own.replace(/\s*\(.*\)$/su, '').trim());
      if (field === undefined) return [];
      const isLeaving = LEAVES.test(own) && items.some((item) => ARRIVES.test(item.text));
      const type = isLeaving ? 'date' : field.type === 'number' && WHAT.test(own) ? 'longText' : field.type;
      // One applies for something, on a form that has more to ask.
      return [{ ...field, label, type, isAll: !APPLIES.test(head) }];
    }),
  };
}

/** "chegada, saída": days, where one arrives. */
const ARRIVES = /^(?:chegada|llegada|entrada)$/iu;
const LEAVES = /^(?:saída|salida)$/iu;

const VERB = like.iu`
  ^(?:book|reserve|schedule|join|register|enrol|apply|sign up|become|(?:pre-?)?order|prendre|hazte|apúntate|inscríbete|mitglied werden|devenir)(?!\p{L})|^(?:\p{L}{3,}(?:ar|er|ir|en)|s['’]?inscrire)(?:$|[\s-])`;

/** What one does on the pages that are named after it; a list of bookings is none of these. */
function doingPages(
  pages: readonly string[],
  forms: readonly ToldForm[],
): readonly { readonly title: string; readonly action: Action }[] {
  return pages.flatMap((title) => {
    const doing = doingOf(title);
    const isAsked = VERB.test(title) || forms.some((form) => form.doing === doing);
    return isAsked && (doing === 'book' || doing === 'apply' || doing === 'buy')
      ? [{ title, action: doing }]
      : [];
  });
}

/** "what hurts" is told in words. */
const WHAT = /^(?:what|was|ce qu[ei]|qué|lo que|o que) /iu;

/** A page to book or to join is for visitors, unless the app is told to be the staff's own. */
const OFFICE =
  /\b(?:manage|management|internal|admin|staff|verwalt|gestion|gestión|gestão|interne?|interno)/iu;

type Said = Pick<
  Understanding,
  'text' | 'kind' | 'formFields' | 'contactFields' | 'demands' | 'sections' | 'places'
>;

/** Gives the request what its forms ask for, that somebody books, joins or orders there, and the pages for it. */
export function withToldForms<S extends Said>(
  said: S,
  { forms, doings }: ToldForms,
  names: readonly string[],
): S {
  if (forms.length + doings.length === 0) return said;
  const of = ({ doing }: ToldForm): Action | null => (doing === 'contact' || doing === 'pay' ? null : doing);
  const place = ({ title }: { readonly title: string }): number =>
    names.findIndex((name) => name.toLowerCase() === title.toLowerCase());
  const made = doings.map(({ title, action }) => ({ title, action, place: null, entity: null }));
  const done = [...doings.map(({ action }) => action), ...forms.map(of)].filter(
    (action, at, all) => action !== null && action !== 'submit' && all.indexOf(action) === at,
  );
  // How one pays, and that something is ordered at all, is told there alone.
  const traded = forms.filter(({ doing }) => doing === 'pay' || doing === 'buy');
  const isVisited = doings.length > 0 && said.kind === 'management' && !OFFICE.test(said.text);
  return {
    ...said,
    kind: isVisited ? null : said.kind,
    text: [said.text, ...traded.map((form) => form.said)].join(' '),
    formFields: [
      ...said.formFields,
      ...forms.flatMap((form) => {
        const action = of(form);
        const name =
          form.doing === 'submit' && form.page !== null ? { form: form.page, isDeed: isDeed(form.page) } : {};
        return action === null ? [] : form.fields.map((field) => ({ ...field, of: action, ...name }));
      }),
    ],
    contactFields: [
      ...said.contactFields,
      ...forms.flatMap(({ doing, fields }) => (doing === 'contact' ? fields : [])),
    ],
    places:
      forms.some(({ doing }) => doing === 'contact') && !said.places.some((one) => one.place === 'contact')
        ? [...said.places, { place: 'contact', title: null }]
        : said.places,
    sections: [...said.sections, ...made].toSorted((a, b) => place(a) - place(b)),
    demands: [
      ...said.demands,
      ...done.flatMap((action) =>
        action === null ? [] : [{ action, entity: null, actor: null, isMine: false, object: '' }],
      ),
    ],
  };
}
