import type { OnlyPlan } from '../block-plan.ts';
import { like } from '../../lexicon/pattern.ts';

/** Sentences that say what somebody wants to see at a glance. */
export const GLANCE = like.iu`
  ^\s*(?:please |also )?(?:show|mostrar|muestra|mostre|zeige?|afficher|montrer)\b|\b(?:dashboards?|overview|at a glance|start ?page|front page|home ?page shows?|statistics|stats|key figures
  |kpis?|charts?|graphs?|i (?:want|would like|need|wanna) to (?:see|know)|i wanna (?:see|know)|(?:should|must) (?:show|see|list|display)|painel|resumo|gráficos?|quero (?:ver|saber)|tablero
  |panel|resumen|quiero (?:ver|saber)|übersicht|auswertung|\p{L}*diagramm\p{L}*|möchte (?:ich )?sehen|tableau de bord|aperçu|graphiques?|je veux (?:voir|savoir))\b`;

/** What stands before the thing itself: "show on the dashboard", "a chart of", "how many". */
export const LEADS: readonly RegExp[] = [
  like.iu`
  ^.*?\b(?:dashboard|overview|start ?page|home ?page|painel|panel|tablero|übersicht|tableau de bord|resumo|resumen)\b(?:\s+(?:page|view|screen|inicial|principal))?\s*(?:(?:should|must|will
  |can|deve|debe|soll|doit)\s+)?(?:(?:also|only)\s+)?(?:show(?:s|ing)?|with|display(?:s|ing)?|list(?:s|ing)?|has|have|of|for|com|con|mit|avec|mostrar|mostra|muestra|muestre|mostre|zeigt
  |zeigen|montre|where|to)?(?![\p{L}])\s*:?\s*(?:i (?:can )?see\s+)?`,
  /^(?:please|also|then|and|plus|finally|at the end of (?:the )?month|on it|there)\s*,?\s+/iu,
  /^(?:i|we|managers?|admins?|owners?|the (?:admin|manager|owner))\s+(?:(?:want|would like|need|wanna|should be able|can|should)\s*(?:to )?)?(?:see|know|view|show|have)\s+(?:there\s+)?/iu,
  /^(?:i|we)(?:['’]d| would) like\s+(?:to (?:see|have|know)\s+)?|^(?:should|must) tell (?:me|us)\s+/iu,
  like.iu`^(?:show|see|display|list|view|count|know|quero (?:ver|saber)|quiero (?:ver|saber)|mostrar|zeige?|montrer|voir)\s+(?:me\s+|us\s+)?(?:on the \p{L}+\s+)?`,
  /^(?:an?|the|our|my|all|um|uma|o|a|os|as|un|una|el|la|los|las|ein|eine|die|der|das|le|les|des|une?)\s+/iu,
  /^(?:(?:bar |line |pie |area )?(?:chart|graph|diagram|plot)s?|gráficos?|diagramme?|graphiques?|lists?|lista|liste)\s+(?:of|with|for|showing|de|com|con|der|von|des)\s+(?:the\s+)?/iu,
  /^(?:how many|how much|the number of|number of|quant[ao]s|cuánt[ao]s|wie viele|combien de|anzahl(?: der)?|número de|nombre de)\s+/iu,
];

/** What should have been done by now. */
export const OVERDUE = like.iu`
  (?<!\p{L})(?:over ?due|past (?:their |the |its )?(?:due|deadline)|late|expired|missed the deadline|überfällig\p{L}*|abgelaufen\p{L}*|verspätet\p{L}*|en retard|expirée?s?|vencid[oa]s?
  |atrasad[oa]s?|caducad[oa]s?)(?!\p{L})`;

/** Fields that hold the day until which something is to be done. */
export const DUE = /due|deadline|expir|fällig|frist|ablauf|échéance|limite|venc|entrega|return|until|end/i;

export const WHEN: readonly (readonly [RegExp, Extract<OnlyPlan, { when: string }>['when']])[] = [
  [/\b(?:today|of the day|heute|heutigen?|hoje|do dia|hoy|del día|aujourd'hui|du jour)\b/iu, 'today'],
  [OVERDUE, 'overdue'],
  [
    like.iu`\b(?:upcoming|coming|next|expiring|due (?:soon|for)|kommende[nr]?|nächste[nr]?|anstehende[nr]?|próxim\p{L}+|à venir|prochaine?s?)\b`,
    'coming',
  ],
  [
    /\b(?:this week|of the week|diese[rn]? woche|desta semana|da semana|esta semana|cette semaine|de la semaine)\b/iu,
    'week',
  ],
  [
    /\b(?:this month|of the month|current month|monthly|diese[nms]? monats?|im monat|des monats|do mês|deste mês|del mes|este mes|du mois|ce mois)\b/iu,
    'month',
  ],
];

export const LOW = like.iu`
  (?<!\p{L})(?:low (?:on )?stock|low|running (?:low|out)|(?:below|under|less than|reach\p{L}*|down to) (?:the |their |its )?(?:minimum|min\b|reorder|limit|par\b|safety|threshold)\p{L}*|need\p{L}* (?:to be )?reorder\p{L}*|knapp\p{L}*|niedrig\p{L}*
  |mindestbestand\p{L}* (?:unterschr\p{L}*|erreicht)|unterschreit\p{L}*|unter (?:de[mn] )?(?:mindest|melde)\p{L}*|stock bajo|baixo|(?:bajo|debajo|abaixo) d?[eo]?l? ?(?:stock |estoque |nivel )?mínimo|stock faible|sous le (?:stock )?(?:minimum|seuil)|rupture)(?!\p{L})`;

export const SUMMED = like.iu`
  \b(?:total|sum|revenue|turnover|income|earnings|earned|sales|how much|amount|spent|spending|costs?|faturamento|receita|gastos?|umsatz|einnahmen|ausgaben|kosten|ingresos|ventas|facturación
  |chiffre d'affaires|recettes|dépenses|owe[sd]?|hours|stunden|horas|heures)\b`;

export const AVERAGED = like.iu`\b(?:average|avg|mean|durchschnitt\p{L}*|promedio|média|moyenne)\b`;

export const SHARED =
  /\b(?:rate|share|percent(?:age)?|occupancy|auslastung|quote|taxa|ocupação|tasa|ocupación|taux)\b/iu;

/** "per cleaner", "by month", "each client", "which truck". */
export const BY = like.iu`\b(?:per|by|for each|for every|each|every|which|pro|je|jeder?|nach|por|cada|qual|par|chaque|quel)\s+(?:the\s+)?(\p{L}+(?: \p{L}+)?)`;

export const MONTHLY =
  /^(?:month|week|day|year|date|time|monat|woche|tag|jahr|mes|mês|semana|día|dia|ano|año|mois|semaine|jour|an)s?$/iu;

/** What is not done yet. */
export const OPEN = like.iu`(?<!\p{L})(?:open|outstanding|unfinished|unresolved|pending|still to do|offene[nr]?|abiert[oa]s?|pendientes?|abert[oa]s?|pendentes?|ouverte?s?|en cours)(?!\p{L})`;

const AMOUNT = String.raw`\s+(?:€|\$|£)?\s?(\d+(?:[.,]\d+)?)`;
/** "above 3", "menos de 5". */
export const ABOVE = like.iu`(?<!\p{L})(?:above|over|more than|greater than|exceeds?|higher than|über|mehr als|más de|mayor (?:de|que)|superior a|supera|acima de|mais de|plus de|au-dessus de|dépasse)${AMOUNT}`;
export const BELOW = like.iu`(?<!\p{L})(?:below|under|less than|fewer than|lower than|drops? to|unter|weniger als|menos de|menor (?:de|que)|inferior a|abaixo de|moins de|en dessous de|sous)${AMOUNT}`;

const COUNT = String.raw`(?<count>\d+|an?|one|eine[nmr]?|un[ea]?|uma?)`;
const UNIT = String.raw`(?<unit>days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|días?|dias?|semanas?|meses|mes|mês|años?|anos?|jours?|semaines?|mois|ans?)(?!\p{L})`;
/** "within 30 days", "in the next 3 weeks": from today on. */
export const AHEAD = like.iu`(?<!\p{L})(?:within|in|in less than|less than|innerhalb(?: von)?|binnen|dentro de|en menos de|em menos de|em|en|dans|sous)\s+(?:the\s+|den\s+|les?\s+|los\s+|nos\s+)?(?:next\s+|coming\s+|nächsten\s+|próxim[oa]s\s+|prochaine?s\s+)?${COUNT}\s+(?:próxim[oa]s\s+|prochaine?s\s+)?${UNIT}`;
/** "in the next month". */
export const NEXT = like.iu`(?<!\p{L})(?:next|coming|nächste[nrs]?|próxim[oa]|prochaine?)\s+${UNIT}|(?<=(?:le|la)\s)(?:mois|semaine)\s+prochaine?`;
/** "60 days before a contract ends". */
export const BEFORE = like.iu`^\s*${COUNT}\s+${UNIT}\s+(?:before|in advance of|ahead of|vor|avant|antes d[eo]s?)(?!\p{L})\s*`;
/** "open for more than 3 days", "unanswered for 2 days". */
export const LASTING = like.iu`(?<!\p{L})(?:for|since|seit|depuis|desde hace|há|older than|älter als|plus vieux (?:de|que)|más antigu[oa]s? (?:de|que)|mais antig[oa]s? (?:de|que|do que)|(?:de|con|com)(?=\s(?:plus|más|mais) de))\s+(?:over\s+|more than\s+|mehr als\s+|plus de\s+|más de\s+|mais de\s+)?${COUNT}\s+${UNIT}`;
/** "not seen for 6 months", "no contact in 30 days": nothing since. */
export const SINCE = like.iu`(?<!\p{L})(?:not?|never|hasn['’]t|haven['’]t|nicht|kein\p{L}*|pas|sin|sem|não)(?!\p{L})[^.,;]*?(?<!\p{L})(?:for|in|since|seit|depuis|desde hace|hace|há|en|em)\s+(?:over\s+|more than\s+|the last\s+|mehr als\s+|plus de\s+|más de\s+|mais de\s+)?${COUNT}\s+${UNIT}`;
export const SOON = like.iu`(?<!\p{L})(?:soon|about to|expir\p{L}*|ending|runs? out|running out|upcoming|due|bald|läuft ab|ablauf\p{L}*|bientôt|pronto|por vencer|em breve|vence\p{L}*|caduc\p{L}*)(?!\p{L})`;

/** "Warn me when …", "Avísame cuando …", "Warnung bei …". */
export const ALERT = like.giu`
  (?<!\p{L})(?:(?:warn(?:ings?|s)?|alert(?:s|ed)?|notif(?:y|ied)|notifications?|remind(?:ers?|ed)?|tell)(?:\s+(?:me|us|them|staff|managers?|the \p{L}+|appears?|shown))?\s+(?:when(?:ever)?|if|once|as soon as|for|about|of|on|that|about|(?=\d+ (?:day|week|month)))
  |(?:warn\p{L}*|benachrichtig\p{L}*|erinner\p{L}*|hinweis\p{L}*|alarm\p{L}*)(?:\s+(?:mich|uns))?,?\s+(?:wenn|falls|sobald|bei|vor|dass)
  |(?:avert\p{L}*|alert\p{L}*|préven\p{L}*|rappel\p{L}*)(?:[- ](?:moi|nous))?\s+(?:quand|si|lorsqu['’e]\s?|dès qu['’e]\s?|en cas de)
  |(?:av[ií]s\p{L}*|alert\p{L}*|notif\p{L}*|recu[eé]rd\p{L}*|lembr\p{L}*)(?:-(?:me|nos))?(?:\s+(?:me|nos))?\s+(?:cuando|quando|si|se|sobre|de|en caso de|em caso de))(?:\s+|(?=\d))`;

/** "If the stock falls under 5, warn me." */
export const IF = like.iu`^\s*(?:if|when(?:ever)?|once|as soon as|wenn|falls|sobald|si|quand|cuando|quando|se)\s+([^,]{5,80}?),?\s+(?:please\s+)?(?:(?:the app|it|i)\s+(?:should|must)\s+(?:be\s+)?)?(?:warn|alert|notif|remind|(?:show|display|give) (?:me )?an? (?:\p{L}+ )?(?:warning|alert)|soll|avert|av[ií]s|lembr)`;

/** "low stock alerts", "expiry warnings". */
export const NAMED_ALERT = like.giu`(?<!\p{L})((?:low(?: |-)stock|out of stock|expir\p{L}+(?: date)?|overdue(?: \p{L}+)?|due date|renewal|\p{L}+ expiry))[ -](?:alerts?|warnings?|notifications?|reminders?)(?!\p{L})`;
/** "Export to CSV", "CSV-Export", "download the list as Excel". */
export const EXPORTED = like.iu`
  (?<!\p{L})(?:export\p{L}*[^.;]{0,40}\b(?:csv|excel|xlsx|spreadsheet)|(?:csv|excel)[- ]?(?:export|download|datei\p{L}* (?:export|herunter))|(?:download\p{L}*
  |descargar|baixar|télécharger|herunterladen)[^.;]{0,40}\b(?:csv|excel|xlsx|spreadsheet)|(?:as|to|als|en|em|como) (?:an? )?(?:csv|excel)(?: file)? (?:export|herunterlad)\p{L}*)`;

/** "picks one at random", "schlägt mir ein zufälliges vor", "surprise me". */
export const PICKED_AT_RANDOM = like.iu`
  (?<!\p{L})(?:(?:pick|choos|select|suggest|draw|show|giv|propos|recommend|tell|decid|wähl|schl[aä]g|vorschl|zieh|zeig|choisi|tir|sugg|elig|elij|eleg|sugi|sugeri|propon|muestr|recomi|escolh|suger|sortei
  |mostr)\p{L}*[^.;]{0,60}?(?<!\p{L})(?:at random|random(?:ly)?|zufällig\p{L}*|per zufall|au hasard|aléatoire\p{L}*|al azar|aleatori\p{L}*|aleatóri\p{L}*|ao acaso)
  |(?:random(?:ly)?|zufällig\p{L}*|aléatoire\p{L}*|aleatori\p{L}*|aleatóri\p{L}*) (?:\p{L}+ ){0,3}?(?:pick|suggest|auswähl|vorschl|ziehen|gezogen|ausgewählt|choisi|elegid|escolhid|sugerid)\p{L}*
  |surprise me|überrasch\p{L}* mich|surprends-moi|sorpréndeme|surpreenda-me)(?!\p{L})
  (?! (?:order|teams?|groups?|numbers?|questions?|passwords?|reihenfolge|zahl\p{L}*|ordre|nombres?|números?|orden|ordem|preguntas|perguntas|fragen))`;

/** These tell how something is and are never added up. */
export const STATES =
  /temperatur|humidity|feuchte|humedad|umidade|humidité|pressure|wind|speed|rate|percent|%|level|voltage|brightness|score|rating|weight|gewicht|\bpeso|poids|pulse|\bph\b|\bcpu|memory|load|usage|auslastung|\bdisk|quality|mood|co2|stand\b/iu;

/** Drawn, not only counted. */
export const DRAWN = like.iu`(?<!\p{L})(?:charts?|graphs?|plots?|\p{L}*diagram\p{L}*|gráfic\p{L}+|graphiques?|courbes?|\p{L}*kurven?|curvas?)(?!\p{L})`;

/** As it runs, whatever the time. */
export const OVER_TIME = like.iu`
  (?<!\p{L})(?:over time|over the (?:day|week|month|year)s?|trends?|progress|development|verlauf\p{L}*|entwicklung|im laufe|a lo largo|con el tiempo|evolución|evolução|ao longo|évolution|au fil
  |dans le temps|courbes?|\p{L}*kurven?|curvas?|line (?:charts?|graphs?|plots?)|linien\p{L}*|(?:de|em) l(?:í|i)n[eh]as?|linéaire)(?!\p{L})`;

const UNITS_OF_TIME = String.raw`(hours?|stunden?|horas?|heures?|days?|nights?|tagen?|tage|nächten?|d[ií]as|noches|noites|jours|nuits|weeks?|wochen?|semanas?|semaines?|months?|monaten?|monate|meses|mois|years?|jahren?|jahre|años?|anos?|ans|années?)`;

/** "the last 24 hours", "30 derniers jours", "sur 12 mois". */
export const SPANS: readonly RegExp[] = [
  like.iu`(?<!\p{L})(?:last|past|previous|recent|letzten?|vergangenen?|últim[oa]s|pasad[oa]s|passad[oa]s|dernier\p{L}*|dernière\p{L}*|over|of|for|sur|über|durante|por)\s(?:the\s|les\s|die\s)?(?:(?:last|past|últim[oa]s)\s)?(\d+|\p{L}+)[\s-]${UNITS_OF_TIME}(?!\p{L})`,
  like.iu`(?<!\p{L})(\d+)[\s-](?:dernier\p{L}*\s|dernière\p{L}*\s|últim[oa]s\s)?${UNITS_OF_TIME}(?!\p{L})`,
];

/** "a chart of the week". */
export const THIS_SPAN = like.iu`(?<!\p{L})(?:this|the|last|past|diese[rsn]?|der|des|letzten?|esta?|este|da|do|de la|del|cette|ce|du)\s(day|week|month|year|woche|monats?|tages|jahres|semana|mes|mês|ano|año|semaine|mois|année)(?!\p{L})`;

export type TimeStep = 'hour' | 'day' | 'week' | 'month' | 'year';

/** How long what this word names lasts. */
export const STEPS: readonly (readonly [RegExp, TimeStep])[] = [
  [/^(?:hour|stund|hora|heure)/iu, 'hour'],
  [/^(?:day|date|night|tag|nacht|nächt|d[ií]a|noche|noite|jour|nuit)/iu, 'day'],
  [/^(?:week|woche|semana|semaine)/iu, 'week'],
  [/^(?:month|monat|mes|mês|mois)/iu, 'month'],
  [/^(?:year|jahr|año|ano|ans?$|année)/iu, 'year'],
];
