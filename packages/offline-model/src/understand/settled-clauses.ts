import { AND, like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { sentences, spanOf, type Span } from './tokens.ts';

const OPERATOR = String.raw`(?:\*|×|✕|\+|−|(?<=\s)-(?=\s)|\b(?:times|multiplied by|minus|plus|divided by)\b)`;

const TOLD: readonly RegExp[] = [
  // "total = quantity × unit price", "the amount is hours times 28".
  like.iu`(?:=|\b(?:is|are|equals|ist|es|é|est)\b)[^.;]{1,60}${OPERATOR}[^;]+$`,
  /\b(?:is|are) (?:the )?(?:difference between|sum of)\b/iu,
  // "the grade is computed: A from 85, B from 70".
  /\b(?:computed|calculated|berechnet|calculad[oa]|calculée?)\b\s*:\s*.+\d/iu,
  // "loans are for 14 days".
  like.iu`^\s*(?:an? |the |each |every )?(?:\p{L}+ )?\p{L}+ (?:is|are|lasts?|runs?) (?:for |up to )*\d+ (?:days?|weeks?|months?|years?)\s*\.?$`,
  // "the fine is 0.50 per day late".
  /\b(?:fine|penalty|late fee|mahngebühr|multa|amende)\b[^.;]{0,40}\d[^.;]{0,20}\b(?:per|a|each|pro|por|par)\s+(?:late |overdue )?(?:day|tag|día|dia|jour)/iu,
];

/** What says how a value is found or what is seen at a glance: it names no things and fields beyond those told before. */
export const settledClauses = (text: string, language: Language): readonly Span[] => [
  ...computed(text),
  ...glances(text),
  ...[...text.matchAll(PEOPLE)].map(spanOf),
  ...[
    VALID,
    WORKS_AT,
    SAYS_WHY,
    BY_CHANCE,
    ALL_REQUIRED,
    PHONE,
    UNTIL_NOW,
    ONCE_SENT,
    NUMBER_GIVEN,
    ONE_EACH,
  ].flatMap((pattern) => [...text.matchAll(pattern)].map(spanOf)),
  ...(language === 'en' ? [] : [...signUpClauses(text), ...bookingWords(text)]),
];

/** "We're volunteers at a bat clinic": where somebody works, and nothing that people do in the app. */
const WORKS_AT = like.giu`(?<!\p{L})(?:we(?: are|['’]re)|i(?: am|['’]m)) (?:an? |the )?(?:\p{L}+ )?(?:volunteers?|members?|staff|students?|teachers?|nurses?|employees?) (?:at|of|in|for|from) (?:an?|the|our) [\p{L}'’ -]{3,40}?(?=[,.(]|\sand\s)`;

const SHEETS = part`
  (?:spread ?sheets?|excel\p{L}*|paper|(?:note)?books?|white ?boards?|google sheets?|binders?|index cards|sticky notes|zetteln?|papier|heft\p{L}*|notizb\p{L}+|ordner\p{L}*|tabellen?|hojas? de cálculo|papel|cuadernos?|libretas?|pizarras?
  |cahiers?|carnets?|tableurs?|folhas?(?: de cálculo)?|cadernos?|planilhas?)`;
const ALL_OF_IT = part`
  (?:(?:our|my|the|all|unsere[nr]?|meine[nr]?|nuestr[oa]s?|mis?|noss[oa]s?|o|a|nos|notre|tout) )?(?:stock|records?|lists?|data|everything|(?:all )?(?:of )?(?:this|that|it|them)|alles|das|daten|listen?|bestand|todo|los datos|tudo|os dados|isso|tout(?: cela| ça)?|les données|cela|ça)`;
/** "and still keep our stock in a spreadsheet": how it was done until now. */
const UNTIL_NOW = like.giu`
  (?<=^|[.!?;,\n]\s*|\s(?:and|und|y|e|et)\s)(?:(?:we|i|wir|ich|on|nous|je|right now|currently|at the moment|until now|so far|bisher|derzeit|hasta ahora|ahora|até agora|jusqu['’]ici)[,]? )*(?:(?:still|currently|now|always|noch|bisher|derzeit|encore|ainda) )?
  (?:keep|kept|track|write|do|have|manage|note|store|führen|führe|machen|mache|haben|schreiben|llevamos|llevo|tenemos|apuntamos|anotamos|temos|fazemos|notons|tenons|faisons|note|fait|gère)
  (?: ${ALL_OF_IT})?(?: (?:down|track of (?:it|this|that|them|everything|our stock)|noch|bisher|aktuell|encore))* (?:in|on|with|by|auf|mit|en|em|num|numa|sur|dans|à)(?: (?:an?|our|my|some|several|the|einer|einem|unserer|una?|un|une|uma?))?(?: \p{L}+)? ${SHEETS}(?!\p{L})`;
/** "une fiche pour chaque machine": every list has such a page. */
const ONE_EACH = like.giu`,?\s+(?:une (?:fiche|page)|una (?:ficha|página)|uma (?:ficha|página)|eine (?:eigene |detail)?seite|a (?:detail )?page|its own page) (?:pour|por|para|für|for) (?:chaque|cada|jede[rsn]?|each|every) \p{L}+(?!\p{L})`;
/** "Après l'envoi, on affiche une confirmation": of what was sent, and of no parcels. */
const ONCE_SENT = like.giu`
  (?<!\p{L})(?:après (?:l['’])?envoi|une fois envoyé|nach dem (?:absenden|abschicken|senden)|después de(?:l envío| enviar)|tras (?:el envío|enviar)|al enviar(?:lo)?|após o envio|depois d[eo] envi(?:o|ar)|ao enviar)(?!\p{L})(?=\s*,|\s(?:il|on|le|la|se|wird|erscheint|zeig\p{L}*|aparece|muestra|mostra\p{L}*))`;

/** "Al terminar se muestra un número de cita": every booking has one. */
const NUMBER_GIVEN = like.giu`
  (?<!\p{L})(?:al (?:terminar|final)|am ende|à la fin|no final|ao terminar|at the end|afterwards|in the end),?\s(?:se|they|you|one|people|customers?|guests?|man|on|il|elle|wird|erscheint)?\s?
  (?:muestra|da|recibe|gets?|receives?|sees?|bekommt|erhält|angezeigt|reçoit|affiche|mostra|recebe|mostra-se)\s(?:an?|una?|eine?|une?|uma?)\s(?:\p{L}+\s)?(?:número|number|\p{L}*nummer|numéro|code|código)(?:\s(?:de|of|d['’]|do|da|für)\s?(?:la\s|el\s)?\p{L}+)?`;

/** "has to be refused with a message": every form says why. */
const SAYS_WHY = like.giu`(?<=\b(?:refused|rejected|declined|blocked|accepted|allowed|error)) with (?:a|an) (?:\p{L}+ )?(?:message|error)`;

/** "made by mistake": why somebody does it. */
const BY_CHANCE = /\s+(?:made|added|entered|created)?\s*by (?:mistake|accident)/giu;

/** "name, email and message, all required": said of the form. */
const ALL_REQUIRED = like.giu`,?\s*(?<!\p{L})(?:all|alle|tous|toutes|todos|todas)\s(?:of them\s)?(?:(?:are|sind|sont|son|são)\s)?(?:required|mandatory|pflicht\p{L}*|obligatoires?|obligatori[oa]s|obrigatóri[oa]s)(?!\p{L})`;

/** "tél. 04 79 55": what the number is. */
const PHONE = like.giu`(?<!\p{L})(?:tél|tel|telefon|téléphone|teléfono|telefone|phone|whats ?app)\.?:?\s*(?=[\d(+])`;

/** "Le formulaire de contact demande nom, e-mail et message": every such form does. */
const CONTACT = like.giu`
  (?:le |das |el |o |notre |unser )?(?:formulaire de contact|kontaktformular|formulario de contacto|formulário de contato)\s(?:demande|fragt nach|mit|avec|pide|con|pede|com)\s
  (?:(?:,\s|\s(?:et|und|y|e)\s)?(?:le |son |den )?(?:nom|nome|nombre|name[n]?|e-?mail|courriel|correo|message|mensaje|mensagem|nachricht|téléphone|telefon[eo]?|teléfono)(?!\p{L}))+`;

const OPEN = like.giu`
  (?<=^\s*|[.!?\n]\s*)(?:funcionamos|abrimos|atendemos|estamos abert\p{L}*|estamos abiert\p{L}*|nous sommes ouverts|wir haben geöffnet|wir öffnen)(?=\s[^.!?\n]*\d)[^.!?\n]*`;
const CODE = like.giu`
  (?:,?\s+(?:e|y|et|und)\s+)?(?<!\p{L})(?:receb\p{L}*|recib\p{L}*|reçoi\p{L}*|obtien\p{L}*|bekomm\p{L}*|erhält|erhalten)\s(?:man\s)?(?:um|un|une|eine)\s(?:código|número|numéro|code|\p{L}+nummer)(?:\sd[eao]s?\s(?:la\s)?\p{L}+)?`;
const WHO = like.giu`
  (?<!\p{L})(?:a pessoa|as pessoas|la persona|la gente|las personas|les gens|on|man)\s(?=(?:escolh|elig|choisi|wähl)\p{L}*\s)`;

/** "coloca nome, e-mail e telefone": the fields that follow are all it says. */
const ENTERS = like.giu`
  (?<=[,;]\s|\s(?:e|y|et|und)\s)(?:coloca|informa|preenche|deixa|indica|deja|pone|introduce|saisit|laisse|indique)\s(?=(?:o |a |el |la |le |son |sua? |su )?(?:nom|email|e-mail|tel|corr|cour))`;

/** When it is open, that one gets a number, and that it is somebody who chooses. */
const bookingWords = (text: string): readonly Span[] =>
  [OPEN, CODE, WHO, ENTERS, CONTACT].flatMap((pattern) => [...text.matchAll(pattern)].map(spanOf));

/** "email has to be valid": every field of that kind asks for it by itself. */
const VALID =
  /(?<=^|[.;,]\s*|\band\s)(?:the )?(?:e-?mail(?: address(?:es)?)?|phone(?: numbers?)?|addresses) (?:has to|have to|must|should|needs? to) be (?:a )?(?:valid|correct|real)[^.;,]*/giu;

const NAME = String.raw`\p{Lu}[\p{Ll}'’-]+`;
/** "We are Lena, Murat and Fee": who uses the app, not what it keeps. */
const PEOPLE = like.gu`(?<!\p{L})(?:[Ww]e are|[Ww]ir sind|[Nn]ous sommes|[Ss]omos|[Nn]ós somos)\s+(?:${NAME},\s*)*${NAME}\s*,?\s+(?:${AND}|&)\s+${NAME}(?!\p{L})`;

/** "Mitglieder melden sich an", "los alumnos se registran", "les membres s'inscrivent": they have accounts. */
const SIGN_UP = like.giu`
  (?<!\p{L})(?:(?:(?:die|der|los|las|el|la|les|le|os|as|o|a)\s+)?\p{L}{4,}\s+)?(?:(?:melden|meldet|loggen|loggt
  |registrieren|registriert) sich(?: selbst)?(?: an| ein)?|sich (?:an|ein)(?:melden|loggen)|sich registrieren
  |se (?:registran|registra|registren|registrar|registre|cadastram|cadastra|inscrivent|connectent|connecte)(?!\s+(?:el
  |l[ao]s?|las|un[ao]?s?|o|a|os|as|uma?|cada|tod[ao]s?|les?|des|\p{L}{3,}(?<!grati|ante|despué|depoi)s)(?!\p{L}))
  |registrarse|cadastrar-se|iniciar sesión|inician sesión|s['’](?:inscrivent|inscrit|inscrire|identifient)|se connecter
  |créent? un compte|crean? una cuenta|criam? uma conta)(?!\p{L})(?!\s+(?:für|zu[mr]?|in|a|al|à|au|aux|en|para|pour|dans
  |num|no|na|em)(?!\p{L}))(?:,?\s+(?:und|y|et|e)(?!\p{L}))?`;

export const signUpClauses = (text: string): readonly Span[] => [...text.matchAll(SIGN_UP)].map(spanOf);

const computed = (text: string): readonly Span[] =>
  sentences(text).filter(({ start, end }, at) => {
    const clause = text.slice(start, end);
    return at > 0 && clause.split(/\s+/).length < 30 && TOLD.some((pattern) => pattern.test(clause));
  });

const GLANCE = like.iu`
  \b(?:dashboard|overview|start ?page|painel|tablero|übersicht|tableau de bord)\b(?:\s+(?:page|view|inicial
  |principal))?\s*(?:(?:should|must|will|can|deve|debe|soll|doit)\s+)?(?:shows?|with|display(?:s|ing)?|lists?|mostrar
  |mostra|muestra|zeigt|zeigen|montre|com|con|mit|avec)?\s*:?\s*`;

/** "Show on the dashboard today's appointments and overdue invoices", where both were told before. */
const glances = (text: string): readonly Span[] =>
  sentences(text).flatMap(({ start, end }, at) => {
    const sentence = text.slice(start, end);
    const lead = GLANCE.exec(sentence);
    if (at === 0 || lead === null) return [];
    const from = start + lead.index + lead[0].length;
    const before = text.slice(0, start).toLowerCase();
    const things = (
      text
        .slice(from, end)
        .toLowerCase()
        .match(like.gu`\p{L}{5,}`) ?? []
    ).filter((word) => !SEEN.test(word));
    const known = things.filter((word) => before.includes(word.slice(0, Math.max(4, word.length - 2))));
    return things.length > 0 && known.length >= things.length * 0.5
      ? [{ start: from, end: end - Number(text[end - 1] === ';') }]
      : [];
  });

/** What one sees of things, not the things. */
const SEEN = like.iu`
  ^(?:today|todays|overdue|upcoming|total|number|chart|charts|graph|month|monthly|weekly|revenue|average|there|their
  |which|latest|recent|current|should|shows?|heute|überfällige\p{L}*|umsatz|monat\p{L}*|gráfico|faturamento|quantas
  |receita|ingresos|mensual|graphique|chiffre|mois)$`;
