import { FACT_WORDS } from './fact-words.data.ts';
import { LOOK_WORDS } from './look-words.data.ts';

/**
 * What people say, by name: wordings of five languages, as whole words. `{name}` stands for the wordings of that name, `~`
 * for the rest of a word, `#` for a number.
 */
export const WORDS = {
  // Parts of a message.
  verb: `add|remove|rename|move|change|make|set|sort|filter|show|translate|undo|use|put|let|allow|call|name|replace|give|turn|order|group|display|limit
    |write|mark|highlight|ask for`,
  joiner: 'and then|and also|and|then|also|but',
  partedOrders: `(?:\\s*,\\s*|\\s+)(?:{joiner}|und|et|y|e)\\s+(?={ruledIt})|\\s*,\\s*(?={ruledIt})|(?<!(?:should|must|shall|can|could|may|will|would|to))(?:\\s*,\\s*|\\s+)(?:{joiner}|und|et|y|e)\\s+(?={verb}\\b(?!\\s*(?:,|and\\b|$)))
    |\\s*[,;]\\s*(?=(?:add|remove|rename|move|change|make|translate|set|sort|keep|overdue|late)\\s)`,
  parted: `(?:\\s*,\\s*|\\s+)(?:{joiner}|und|et|y|e)\\s+(?={ruledIt})|\\s*,\\s*(?={ruledIt})|(?:\\s*,\\s*|\\s+){joiner}\\s+(?=(?:{verb}|delete|hide|get rid|insert|include)\\b)
    |\\s*[,;]\\s*(?=(?:add|remove|delete|hide|rename|move|change|make|translate|set|sort|keep|overdue|late)\\s)`,
  aside: `\\s(?:as well|too|auch noch|también|também)(?=,| in )|^(?:(?:and|also|then|plus|so|well|but|oh|und|auch|dann|et|aussi|puis|y|también|luego|e|também|depois|yes|ja|oui|sí|sim|actually|besides
    |i changed my mind|thanks|thank you|great|nice|good|perfect|cool|danke|merci|gracias|obrigad[oa]|super)(?!\\p{L})[\\s,.!:]*
    |(?:no|nein|non|não)(?:\\s*,\\s*|\\s+(?=(?:not|the|i|nicht|pas|não)\\b)))+`,
  remark: `^(?:i|we) (?:didn['’]?t|did not|never) ask(?:ed)? for|^(?:the|that|this) \\p{L}+ (?:is|looks) (?:ugly|boring|horrible|awful|terrible)$|^(?:nah|meh|hm+|ugh|wow|hello|hi there)|^(?:that'?s |it'?s |this is |looks? |way |much |a bit )?too \\p{L}+$
    |^(?:(?:but|and) )?(?:keep|leave|don'?t (?:touch|change)|behalte?|lass|garde[zr]?|laisse[zr]?|mant[eé]n|deja|mantenha|deixe) (?!track\\b)
    |^(?:i|we) (?:don'?t|do not|never) (?:use|need) (?:it|them|that)|^(?:please )?use (?:that|this|the (?:new )?) ?name\\b.{0,30}$
    |^(?:verwende|nutze|benutze) (?:diesen|den) namen überall|^utilise[zr]? ce nom partout|^usa (?:ese|este) nombre en todas partes
    |^use esse nome em tod[oa]s? .{0,20}$|^(?:he|she|they) (?:left|quit|moved|is gone|are gone)`,
  rule: `only|can|cannot|can['’]?t|may|might|must|should|allowed|nur|darf|dürfen|kann|können|soll|sollen|muss|seuls?|peut|peuvent|doit|doivent|s[oó]lo
    |pueden?|debe~|só|podem?|deve~`,
  article: `^(?:the|a|an|another|some|new|all|my|our|your|their|its|more|one|also|der|die|das|den|dem|des|ein|eine|einen|einem|einer|neue[rsn]?|le|la
    |les|l['’]|un|une|du|de|de la|nouveau|nouvelle|el|los|las|una|unos|unas|del|nuevo|nueva|o|os|as|um|uma|do|da|dos|das|novo|nova|to|zu|zur|zum
    |pour|para|for|für|à|au|aux|ao|aos|às|al|in|en|em|with|mit|avec|con|com|that|which|each|every|jede[rsnm]?|chaque|cada) `,

  number: String.raw`-?\d+(?:[.,]\d+)?|zero|one|two|three|four|five|six|seven|eight|nine|ten|null|zéro|cero`,
  nobody: 'nobody|no one|niemand|nadie|ninguém|personne|keine?r?|no \\p{L}+',
  and: 'and|or|nor|und|oder|et|ou|y|o|e|ni|nem',
  cannot: `can(?:['’]?t| ?not)|must not|mustn['’]?t|may not|should(?:n['’]?t| not)|never`,
  start: `home ?page|home|start ?page|first page|front page|landing page|dashboard|startseite|page d['’]accueil|accueil|página de inicio|inicio
    |página inicial|início`,

  pronoun: 'them|they|it|its|their|those|these|sie|ihnen|ils|elles|leur|ellos|ellas|eles|elas|each',
  replacedBy: '^replace .+? (?:with|by) (.+)$',
  calledSo: '(?:should |must |to )?(?:be )?(?:called|named|labelled|labeled) (?:as )?(.+)$',
  becoming: '(?:to|into|as|in|zu|nach|en|à|a|para|por|be called|be|called|heißen|read|say|says) (?!be )(.+)$',
  renameAtEnd: `(?:rename|add|change|um)$|,? (?:everywhere|throughout(?: the (?:app|site|website))?|in the (?:whole|entire) (?:app|site|website)|instead
    |from now on|überall|ab jetzt|partout|en todas partes|em tod[oa]s? .{2,12})$`,

  // Fields.
  adding: `^(?:add|create|put|give|with|including|mit|avec|con|com)|add$|add|need|needs|should have|must have|should also have|have|has|get|gets
    |brauchen|braucht|sollen|soll|bekommen|haben|doivent avoir|ont besoin|necesitan|deben tener|precisam|devem ter`,
  subject: `^((?:(?:the|all|each|los|las|les|os|as) )?[\\p{L}-]+) (?:need|needs|should have|must have|should also have|have|has|get|gets|brauchen|bekommen|necesitan
    |precisam)`,
  anyOne: '^(?:it|they|each|every|all|i|we|you|there)',
  tellsOfField: '(?:field|column|checkbox|dropdown|options?|choice)|\\(.+,.+\\)|: ?\\S.*,',
  onlyFor: `[ ,(]+(?:(?:but|and) )?(?:only|just|nur|seulement|uniquement|s[oó]lo|solamente|só|apenas) (?:for|if|when|with|on|bei|für|wenn|pour|si
    |para|en|quando|se|em) (?:it['’]?s? (?:is )?|they are |the |a |an |category |status |type )*(.+?)\\)?$`,
  ofOwner: `(?:to|for|of|on|in|per|pro|zu|zur|zum|für|bei|aux?|à|pour|dans|a|al|en|para|por|nas?|nos?|às?|aos?)(?: (?:the|each|every|all|my|our|den|der|die
    |das|dem|les?|la|los|las|el|as|os|cada|chaque|jede[rmns]?))?$| (?:do|da|dos|das|del|de la|du|des|of the|of)$`,
  forWhom:
    '^(.{3,40}?) (?:for|of|für|von|de|do|da|del|du|pour|para) (?:(?:the|each|every|den|die|das|el|la|le|o|a) )?(\\p{L}+(?: \\p{L}+)?)$',
  everyList:
    ' (?:to|for|in|zu|für|in|a|en|em|à|dans) (?:everything|all(?: (?:the )?(?:lists?|of them|records))?|every list|each list|alle[mn]?(?: listen)?|toutes les listes|todas las listas|todas as listas|tod[oa]s)$',
  addAtStart:
    '^(?:(?:when|once|if|wenn|sobald|quand|cuando|quando) .{3,50}? )?(?:add|create|put|give|with|including|mit|avec|con|com)',
  addAtEnd: '(?:add|to track|to store|to record)$',
  needAtStart: `^(?:(?:the|all|each|every|los|las|les|os|as) )?(?:also )?(?:need|needs|should have|must have|should also have|have|has|get|gets|brauchen|braucht
    |bekommen|haben|sollen|soll|necesitan|deben tener|precisam de|precisam|devem ter|ont besoin de|ont besoin d['’]|doivent avoir)`,
  tooAtEnd: ' (?:too|as well|then|also|auch|dazu|ein|aussi|también|também)$',
  haveAtEnd: '(?:haben|bekommen|tener|ter|avoir)$',
  ofChoice: 'choice|dropdown|options?|select|selection|auswahl|choix|opciones|escolha|[:(] ?[^:]+,',
  fieldAtStart: '^(?:field|column|option|choice)s?',
  isToBe: `^(?:(?:{shall})(?: (?:man|one|you|people|we|users?|on))?(?: (?:only|just|always|nur|immer|solo|sólo|só|seulement))*(?: (?:{being}|choose|pick|select))?|{being}|to|into|as|als|como|comme|[:=])`,
  shall: `can|could|should|must|shall|may|has to|have to|needs? to|soll(?:te|en|ten)?|muss|müssen|kann|können|darf|dürfen|debe(?:n|ría)?|puede[n]?
    |deve[m]?|pode[m]?|doi(?:t|vent)|peu(?:t|vent)|tiene que|tem que`,
  being: 'be|become|is|are|have|options?(?: are)?|sein|ist|sind|ser|estar|es|son|être|est|sont|é|são',
  beAtEnd: '(?: (?:be|sein|werden|haben|auswählen|wählen|können|instead|please|only))+$',
  makingIt: '^(?:make|change|set|turn)',
  onlyIn:
    '(numbers?|digits|dates?|zahlen|ziffern|números|nombres|chiffres) only (?:in|for)|^(?:allow )?only (numbers?|digits|dates?|zahlen|ziffern|números|nombres|chiffres) (?:in|for)',
  oneOfOurs: `^(?:(?:an?|the|only) )?(?:(?:list|dropdown|choice|selection|one|picked|chosen|selected|link(?:ed)?|reference) (?:of|from|out of|to)|from|aus|eine?[rs]? (?:unserer|der)|un[oa]? de|um[a]? d[oae]s) (.+)$`,
  oneOfNew: `^(?:(?:an?|the) )?(?:list|dropdown|choice|selection|one|picked|chosen|selected) (?:of|from|out of) (?:our|my|the|all) (\\p{L}+s)$`,
  noOption: `required|optional|unique|mandatory|bigger|smaller|larger|longer|shorter|bold|visible|hidden|left|right|first|last|above|below|sorted|shown|empty|there
    |here|different|same|on top|searchable|pflicht|sichtbar|oculto|obligatori[oa]|obrigatóri[oa]|obligatoire`,
  belongsTo: `(?:(?:each|every|an?|the|all|jede[rs]?|cada|chaque) )?(.{3,30}?) (?:belongs? to|(?:is|are|should be|must be) linked to|gehör(?:t|en) zu|pertenece~ a|pertence~ a|appartien~ à) (?:(?:an?|one|the|our|exactly one|einem|einer|une?|una?|uma?) )?(.+)$
    |^(?:link|connect|verknüpfe|relie|vincula|enlaza|conecta) (?:(?:the|each|every|all|die|den|les?|las?|los|el|os|as) )?(.+?) (?:to|with|mit|zu|à|aux?|con|a|com|aos?|às?) (?:(?:an?|one|the|our|einem|einer|den|une?|una?|uma?|las?|los|les|os|as) )?(.+)$`,
  usually: `(?:start|begin)s?(?: out)? (?:as|with|at) (.+)$|(?:is|are|be|to|as|ist|sein|es|sea|é|seja|est|soit) (.+?) (?:by default|per default|por defecto|por padrão|par défaut)|(?:standardmäßig|by default
    |por defecto|por padrão|par défaut) (?:(?:be|is) )?(.+?)(?: sein)?$`,
  inTheList: `(?:in|from|on|out of|aus|de|dans|na|da|en) (?:(?:the|my|our|der|den|la|le|las?|el) )?(?:\\p{L}+ )?(?:lists?|table|overview|cards?|rows?|liste|tabelle|übersicht|lista|tabla|tabela|tableau)`,
  missed: `(?:don['’]?t|do not|can['’]?t|cannot) (?:see|find)|(?:sehe|finde) .*nicht|no (?:veo|encuentro)|não (?:vejo|encontro|acho)|ne (?:vois|trouve) pas`,
  leavingOut: `hide|don['’]?t|do not|not|without|remove|delete|leave out|ausblenden|nicht|oculta~|esconda~|no|não|cache~|masque~|ne pas|sans|sin|sem|ohne`,
  isShown: 'show~|display~|visible|see|zeige~|anzeigen|mostr~|muestr~|affich~',
  besideField: `(?:put|move|place|show|stell~|verschieb~|pon~|mueve|coloca~|mets|déplace~|move) .+ (before|after|in front of|behind|above|below|left of|right of
    |vor|nach|hinter|antes d[eoa]l?|después de|depois d[eoa]|avant|après) (?:(?:the|den|die|das|el|la|le|o|a) )?(.+)$`,
  calledNow: `^(?:is called|are called|heißt|heißen|nennen wir|s['’]appelle(?:nt)?|se llaman?|se chamam?|chama(?:m)?-se)(?: (?:here|now|bei uns|jetzt|nun|ab jetzt|chez nous|maintenant|aquí|ahora|aqui|agora))* (.+)$`,
  removing: '^remove|remove$',
  renaming: '^(?:rename|change|call|replace)',
  atFront:
    '(?:come|stand|be|show .*|put .*) first|at the (?:front|left|start|beginning)|als erstes|zuerst|en premier|primero|primeiro',
  behind: 'after|behind|below|right of|nach|hinter|después~|depois~|après',
  ofOptions: '(?:of|from|options?|between) (.+)$',
  beingOptions: '^(?:(?:should|must|shall) be|are|is|sollen|sind) ',
  default:
    '(?:default|initial(?:ly)?|standard|défaut|defecto|padrão) (?:.*? )?(?:be|is|to|sein|être|ser|:) (.+)$',
  ofAField: `(?:limits?|filters?|filtres?|filtros?|sort(?:ing)?|rules?|maximum|minimum|defaults?|colou?rs?|marks?|grenzen?|límites?
    |limites?) (?:.* )?(?:on|of|for|from|by|für|von|bei|nach|sur|de|du|des|del|da|do|em|en|pour|para)`,

  fieldNoise: `fields?|columns?|checkbox|dropdown|text ?area|textfield|choice|selection|select|input|property|attribute|values?|for each(?: one)?
    |toggle|flag|box|called|named|labelled|labeled|namens|appelée?|llamad[oa]|chamad[oa]|required|optional|unique|which|what|how`,
  unit: ` (?:in|en|em) (ml|cl|l|kg|g|mg|km|m|cm|mm|km/h|mph|min|minutes|hours?|h|days|°c|°f|%|percent|kcal|calories|pages|pieces|miles|lbs?|oz|litres
    |liters|stunden|minuten|tage|horas|minutos|heures|m²|sqm)`,
  optionList: `^(.*?) ?(?:with (?:the )?(?:options?|values?|choices)|options?|mit (?:den )?(?:optionen|werten)|avec (?:les )?(?:options|choix)
    |con (?:las )?opciones|com (?:as )?opções) ?:? ?(.+)$`,
  howMany: '^(?:how many|wie ?viele|combien de|cuánt[oa]s|quant[oa]s) (\\p{L}+)',
  noLabel: `yes|no|true|false|when|if|only|need|needs|should|must|shall|is|are|was|be|can|cannot|may|that|where|than|because|different|it|them
    |automatically|confetti|before|after|show|tell|how many|wie ?viele|wenn|nur|soll|sollen|muss|müssen|ist|sind|wird|werden|ja|nein|cuando|si|debe|deben|es|son|sí|quand|doit|doivent|est|sont
    |oui|non|quando|deve|devem|são|sim|não`,

  // Options and records.
  valueOf: `^(?:change|set|make|move|update) (?:(?:the|den|die|das|le|la|el|o|a) )?(.{2,30}?) (?:of|for|von|für|de la|de|du|del|do|da|para) (?:(?:the|le
    |la|el|o|a) )?(.{2,60}?) (?:to|=|auf|zu|à|a|en|para) (.+)$`,
  valueOfOne: "^(?:change|set|update|make) (.{2,40}?)['’]s (.{2,30}?) (?:to|=) (.+)$",
  replacing: `^(?:replace|rename|change|swap) (?:the )?(.{2,40}?) (?:with|by|to|into|durch|zu|in|par|en|por|para) (.{2,40})$`,
  fromWhere: ' (?:from|as|aus|von|de|del|da|do) .*$',
  kindAtStart: '^(?:option|category|status|tag|row|record|entry) ',
  kindAtEnd: ' (?:option|category|tag|row|record|entry)$',
  choiceAtEnd: ' (?:options?|list|choices|field)$',
  column: 'columns?|spalten?|columnas?|colunas?|colonnes?',
  newColumn: `^(?:please )?add (?:(?:a|an|another|one more|the|new|further|third|fourth|fifth|sixth|eine|weitere|dritte|vierte|fünfte|une|autre|nouvelle
    |una|otra|nueva|uma|outra|nova) )*(?:column|field) (?:(?:called|named|for|titled|namens|für|appelée|llamada|chamada) )?(.{2,40}?)(?: please| add)*$`,
  toField: `^add (?:(?:a|an|the|another|one more|new) )*(.{2,40}?) (?:to|as|in|bei|zu|als|à|aux?|dans|comme|a|al|como|em|ao) (?:(?:a|an|the|another
    |new|possible|der|die|das|den|dem|la|le|les|el|los|las|o|os|as) )*(.{2,30})$`,
  ofField: `^add (?:(?:a|an|the|another|one more|new|further|la|le|une?|nouvelle|el|una|nueva|nuevo|die|den|das|ein|eine|einen|neue[ns]?|o|uma?
    |nov[oa]) )*(\\p{L}[\\p{L} ]{1,24}?)(?: option)? ?(?:called|named|:|=)? (.{2,40})$`,
  ownColours: `^colou?r(?:-code)? (?:the|each|every) \\p{L}+$|(?:different|distinct|own|separate|various) colou?rs?|colou?r[- ]cod~|a colou?r (?:each|for each|per)|(?:verschiedene
    |unterschiedliche|eigene) farben?|couleurs? (?:différentes?|propres?|distinctes?)|colores (?:distintos|diferentes|propios)|cores (?:diferentes
    |distintas|próprias)`,
  emptying: `^remove (?:.* )?(?:sample|example|demo|dummy|fake|seed|all) (?:data|records|rows|entries|content)|^remove (?:(?:the|all|these|those|\\d|two|three|four|five|six) )*(?:sample|example|demo) \\p{L}+$|^remove (?:.* )?sample data
    |start empty|^remove all (?:the )?\\p{L}+$`,
  toList: `^add (.{2,60}?) (?:to|zu|aux?|à|al?|aos?|en|em|in) (?:(?:the|our|my|den|der|die|dem|las?|los|les?|os?|as?) )?(?:list of )?(\\p{L}+)(?: list)?(?:(?:,| with|;| and| \\() ?(.*))?$`,
  beforeQuestion:
    '^(?:on|for|at|in|by|from|until|am|um|für|pour|à|por|para|em|a) (?=(?:what|which|how|when|welche|wie|wann|quel|combien|qué|cuánt|qual|quant))',
  moreRows: `add (?:(?:some|a few) )?(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|zwei|drei|fünf|zehn|deux|trois|cinq|dix
    |dos|tres|cinco|diez|dois|três|dez|some|a few|more) (?:(?:more|further|extra|additional|new|weitere|neue|autres|nouveaux|nouvelles|nuev[oa]s
    |mais|nov[oa]s|sample|example|other) ?)?(.+)$`,
  anyRows:
    '^(?:sample |example )?(?:examples?|entries|rows|records|items|ones|samples?|einträge|beispiele|ex[ea]mplos|entrées)$',
  addOne: `^add (?:(?:then|also) )?(?:a|an|another|one more|the|one|new|a new|ein|eine|einen|une?|una|uma?|el|la|o) (?:(?:new|further|neue[nrs]?
    |nouve(?:au|lle)|nuev[oa]|nov[oa]) )?$`,
  ofName: `^(?:called|named|titled|to|in|for|about|on|with|namens|nach|mit|für|nommée?|appelée?|à|pour|avec|llamad[oa]|a|para|con|chamad[oa]|com|:|–
    |-) `,
  money: '[€$£¥]|euros?|eur|dollars?|usd|pounds?|gbp|reais|francs?|chf',

  // Lists.
  ordering: `sort(?:ed|ing|able)?|group(?:ed)?(?: \\p{L}+){0,3} by|order(?:ed)?(?: \\p{L}+)? by|newest|oldest|latest|alphabetical~|{cheapest}|{dearest}|agrup~ (?:por|los|las)|gruppier~|regroup~
    |rank(?:ed)? by|sortieren|nach .+ sort|{newestFirst}`,
  newestFirst:
    'newest|latest|most recent|neueste[nrs]?|plus récent~|más (?:recientes?|nuev[oa]s?)|mais (?:recentes?|nov[oa]s?)',
  dearest: 'most expensive|teuerste[nrs]?|plus chère?s?|más car[oa]s?|mais car[oa]s?',
  cheapest: 'cheapest|billigste[nrs]?|günstigste[nrs]?|moins chère?s?|más barat[oa]s?|mais barat[oa]s?',
  impliedOrder: '{newestFirst}|oldest|{cheapest}|{dearest}|alphabetical~',
  byDay:
    'newest|oldest|latest|date|recent|deadline|due|neueste[nrs]?|älteste[nrs]?|plus récent~|recientes?|recentes?|{perTime}',
  downwards: `{newestFirst}|{dearest}|recent first|descending|most expensive|dearest|highest|biggest|largest|best|high to low|z to a|neueste[nrs]?|absteigend
    |teuerste[nrs]?|höchste[nrs]?|plus récent~|décroissant|plus cher~|más recientes?|descendente|más car[oa]s?|mais recentes?|decrescente
    |mais car[oa]s?`,
  sortedBy: '(?:sort|order|filter)~ .*(?:by|nach|par|por) .+',
  thenBy: '(?:,|and)? ?(?:then|and) by (.+)$',
  grouping: 'group(?:ed)?(?: \\p{L}+){0,3} by|gruppier~|agrup~|regroup~|group',
  byPrice:
    'cheapest|expensive|price|preis~|teuerste[nrs]?|billigste[nrs]?|günstigste[nrs]?|prix|precio|preço|car[oa]s?|barat[oa]s?|chers?',
  byName: `alphabet~|name|title|a-z|(?:last|first|family) ?name|surname|(?:nach|vor|familien)?namen?|titel|nom|titre|apellidos?|nombre|título|sobrenome|nome`,
  viewing:
    '^(?:an? )?(?:calendar|board|table|timeline|gallery) (?:of|for|with)|show|change|display|make|as|view|use|in a|als|comme|como|put|^add (?:(?:an?|the) )?(?:kanban|board)',
  inColumns: `(\\d|one|two|three|four|five|six|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|duas|três|quatro)[- ](?:columns?|spalten|spaltig~|colonnes
    |columnas|colunas|(?:per|in an?) row|next to each other|side by side|nebeneinander)`,
  atRandom:
    'at random|random(?:ly)?|surprise me|zufällig~|per zufall|au hasard|aléatoire~|al azar|aleatori~|ao acaso|aleatóri~',
  sheet: 'csv|excel|spreadsheets?|tabellenkalkulation|tableur|hoja de cálculo|planilha',
  taking:
    'export(?:ed|s|ieren|er|ar|iert|ez|a|e)?|download(?:ed|able)?|herunterladen|télécharger|descargar|baixar',
  otherFile: 'report|pdf|invoice|picture|image|file',
  everything:
    'everything|all(?: the)? (?:data|lists|tables|records|entries)|every list|alles|alle (?:daten|listen)|tout(?:es les données)?|todo|todos los datos|tudo|todos os dados',
  perPage: `(\\d{1,3}) ?(?:\\p{L}+ ){0,2}?(?:per|a|each|on (?:a|one|each)|at (?:a|one) time|pro|auf (?:einer|jeder)|par|por)(?: ?(?:page|seite
    |página|pagina|time))?|paginat~|pagination`,
  onlyThose: `only (?:show|want to see|list|display)|(?:show|list|display|see) (?:me )?(?:only|just)|nur .* (?:zeigen|anzeigen)|zeige? (?:mir )?nur
    |(?:sólo|solo|só|apenas) (?:mostr|muestr|exib)~|(?:muestra|mostra|mostre|exiba) (?:sólo|solo|só|apenas)|n['’]affiche[rz]? que|affiche[rz]? (?:seulement|uniquement)`,
  intoState: `(?:mark|set|change|switch|move|put|turn|markier|setz|marc|marqu|pon|coloc|mud|cambi|pass|met)~ (?:(?:it|them|him|her|an?|the|one|each|den|die|das|el|la|le|o|a) )?(?:\\p{L}+ )?(?:as|to|into|als|auf|como|a|para|comme|à|en) (.+?)(?: (?:with|in) one .+| markieren| setzen)?$`,
  hiding: `hide|hidden|not (?:be )?(?:shown?|listed|appear)|don['’]?t (?:show|list)|(?:shouldn['’]?t|should not) (?:be )?(?:shown?|listed|appear)
    |dis{1,2}ap{1,2}ear~|vanish~|no longer (?:be )?(?:shown?|listed|appear)|verschwind~|ausblend~|nicht mehr (?:gezeigt|angezeigt|erscheinen)
    |dispara[iî]~|masque~|desapare~|ocult~|esconde~|sum(?:ir|a|am)`,
  apart: `(?:own|separate|extra|another|different) (?:page|tab|list)|page (?:with|for|of)|(?:in|on) an? [^.,]{0,30}(?:page|tab|list|archive)|archive
    |seite (?:mit|für)|eigene (?:seite|liste)|page (?:avec|pour)|página (?:con|para|com)`,
  aPlace: 'page|tab|list|archive|seite|liste|página|archiv~',
  state: `(?:once|when|if|as soon as|after|sobald|wenn|dès que|quand|cuando|quando) (?:(?:an?|the|it|they) )?[\\p{L} ]{0,24}?(?:is|are|was|were
    |has been|gets?) (\\p{L}+)`,
  marking: `mark(?:ed)?|highlight(?:ed)?|flag(?:ged)?|emphasi[sz]e|stand out|jump out|pop out|catch the eye|auffallen|colou?r(?:ed)?|tint|paint|markier~|hervorheb~|hervor|kennzeichn~
    |surlign~|mets? en évidence|colore|resalta~|destaca~|destaque|marca~|marque`,
  low: 'low|running out|almost empty|niedrig~|knapp~|bas|faible|baj[oa]s?|baix[oa]s?',
  showing: 'show|shows|add|put|list|display|see|have|zeig~|affich~|montr~|muestr~|mostr~|exib~|ver',
  figure: `chart|graph|pie|diagram|number of|how many|count|total|sum|average|statistics?|text|picture|image|button|banner|page for|search|form
    |diagramm|gráfico|graphique|anzahl|summe`,
  next: 'next|upcoming|coming|nächste[nrs]?|kommende[nrs]?|anstehende[nrs]?|prochaine?s?|à venir|próxim[oa]s?',
  latest: 'latest|newest|recent|neueste[nrs]?|letzte[nrs]?|dernières?|derniers|recientes|últim[oa]s|recentes',
  big: 'big|large|prominent~|groß|en grand|en grande|grande|destaque',

  // Pages and their parts.
  pageAdding: '^(?:add|create|make|bring|put|show|build|have)|add$',
  aPage: 'page|tab|section|screen|view|menu item|area|part',
  named: '(?:called|named|titled|namens)|(?:appel|llamad|chamad)~|“',
  calledAs: `(?:called|named|titled|namens|genannt|mit dem namen|appelée?|nommée?|intitulée?|llamad[ao]|titulad[ao]|chamad[ao]) (?:“(\\d+)”
    |(.+?))(?= (?:with|where|that|for|which|mit|avec|con|com)\\b|[,.:]|$)`,
  quotedPage: '“(\\d+)” ?(?:page|section|tab)|(?:page|section|tab) ?“(\\d+)”',
  pageAbout: `(?:page|tab|section) (?:with|for|about|on|of|listing|showing|mit|für|über|avec|pour|sur|con|para|sobre|com|de|d['’]|del|do
    |da) (.+?)(?= (?:that|which|where)\\b|[,.:“]|$)`,
  ourselves: '^(?:us|me|ourselves|uns|mich|nous|moi|nosotros|mí|nós|mim)$',
  beforePage: `(?:^|(?:add|create|make|a|an|the|new) )([\\p{L}\\p{N}&' -]{2,40}?) ?(?:page|tab|section|screen)`,
  pageWith: '(?:called|named|titled|namens|page|tab) (?:.*? )?(?:with|including|mit|avec|con|com) (.+)$',
  saying: `(?:say|says|saying|text|reads?|with the (?:words|text)|sagt|steht|dit|dice|diz|that)[^“]*“(\\d+)”`,
  about: '(?:about|on|regarding|covering|zu|über|sur|à propos de|sobre|acerca de) (.+)$',
  priced: `(\\p{L}[\\p{L}\\s'’&-]*?)\\s*(?:is|costs?|for|à|=|:|-)?\\s*(?:[€$£¥]\\s*#|#\\s*(?:€|\\$|£|¥|eur|usd|gbp|euros?|dollars?|pounds?))`,
  gameRules: 'rules?|regeln|règles|reglas|regras|how to|instructions|anleitung',
  fromMenu:
    '(?:from|off|out of|in|aus|im|du|dans le|del|en el|do|no) (?:(?:the|dem) )?(?:menu|nav~|menü|menú)',
  of: 'from|of|in|for|von|aus|bei|de|des|del|das|dos|da|do',
  thatOne: 'it|that|them|this|es|sie|le|la|lo|ela|ele|isso',
  restoring: 'back|again|restore|wieder|zurück|de retour|remets|de vuelta|de volta|recover',
  callPage: 'call (?:the )?.+? page (.+)$',
  callIt: 'call (?:the )?\\S+ (\\S+)$',
  callApp: '(?:call|name|rename|title) (?:it|this|the (?:app|site|website|project)) (.+)$',
  moved: '^(?:move|put|make|change|place|set)|move$',
  placed: `menu(?: .*)?:|{secondOne}|{thirdOne}|{fourthOne}|last|first|end|front|start|before|after|top|bottom|home ?page|start ?page|up|down|left|right|vor|nach|avant|après|antes
    |después|depois`,
  beside: 'before|vor|avant|antes|after|nach|après|después|depois',
  before: 'before|vor|avant|antes',
  toStart: 'first|front|start|beginning|erste[ns]?|vorne|premier|primer[oa]|primeir[oa]',
  asStart: `(?:first|start|home|landing|front) ?page|startseite|erste seite|page d['’]accueil|première page|página (?:inicial|de inicio|principal)|primera página|primeira página`,
  onStart: `(?:from|on|onto|to|at|off|of|auf|von|sur|de|en|na|no|da|do) (?:(?:the|our|my|der|die|la|le|el|a|o) )?{start}`,
  moveInMenu: '^move (?!(?:the )?(?:menu|nav))(?:.* )?(?:menu|navigation|nav|menü|menú)',
  menuList: '(?:menu|navigation|nav|pages|menü|menú)[^:]*: ?(.+)$',
  moving: '^(?:move|put|place|change|set|bring)|move$|should (?:be|come|stand|go)',
  where: `before|above|over|vor|über|avant|au-dessus d[eu]s?|antes del?|encima de|acima d[aeo]s?|after|below|under|beneath|nach|unter|après
    |en dessous d[eu]s?|después del?|debajo de|depois d[aeo]s?|abaixo d[aeo]s?`,
  above: '^(?:before|above|over|vor|über|avant|au-dessus|antes|encima|acima)',
  atTop: 'first|top|beginning|start of|oben|ganz oben|en haut|arriba|no topo|al principio',
  atBottom: 'last|bottom|end|unten|ganz unten|en bas|abajo|al final|no fim|no final',
  deedButton: '(?:delete|edit|create|new) buttons?|buttons? (?:to|for) (?:delet|edit|creat)~',
  everyFooter: 'footer|bottom of (?:every|each|all|the) pages?|every page',
  notAName: '(?:page|field|list|section|counter|timer|button|chart|colou?r|background|player|sound)~',

  clicking: `when (?:i|you|we|people|someone|users?|visitors?) (?:click|tap|press|open|hover)~|(?:click|tap)ing on|beim klick~|wenn (?:ich|man) .{0,30}klick~
    |quand (?:je|on) clique|al hacer clic|ao clicar`,

  // Kinds of records.
  keeping: `(?:we|i) (?:also )?have|there are also|log|track|manage|keep|record|store|save|collect|list|register|verwalten|erfassen|führen|gérer|suivre|gestionar|registrar|gerenciar|add`,
  records: `(?:(?:we|i) (?:also )?have|there are also|log|track|manage|keep|record|store|collect|list(?: of)?|register|verwalten|erfassen|gérer|suivre|gestionar|registrar|gerenciar
    |add) (?:(?:track of|a list of|records? of|also|and (?:track|manage)|(?:an?|another) (?:(?:second|third|new|separate|further|other) )*list (?:of|for)) )?(.+)$`,
  recordsAtEnd: ' (?:too|as well|also|to it|to the app|entity|records?|list|table)$',
  inPhrase: 'to|for|of|on|in|from|a|en|zu|für|aux?|pour|para|em',
  noRecords: `(?:pages?|tabs?|sections?)$|^(?:pages?|tabs?|sections?) .*|.*\\d.*|field|(?:.* )?columns?|footer|header|buttons?|logo|banner|links?|menu|icons?|pagination|sidebar|filters?|animations?`,
  aTitle: `^(?:what|how|who|where|our|my|your|the|was|wie|unsere?|meine?|notre|nos|mes|ce que|nuestr[oa]s?|mis?|noss[oa]s?|meus?|o que)`,

  // Figures.
  chart: 'chart|charts|graph|pie|diagram|bar chart|line chart|histogram|torte|balkendiagramm|camembert',
  needing: `^(?:(?:the|all|each|every|los|las|les|os|as) )?[\\p{L} -]{2,30}? (?:also )?(?:needs?|should have|must have|brauchen|braucht|necesitan|precisam)`,
  figures: `how many|number of|count(?! (?:double|twice|half|as|for)\\b)|total|totals|sum|average|statistics?|stats|kpis?|metrics|figures|numbers
    |anzahl|summe|wie viele|combien|nombre de|cuántos|cuántas|total de|quantos|quantas|estatísticas|estadísticas|statistiken|statistiques`,
  countedAs: `how many (?:\\p{L}+ ){0,2}(?:are|were|is|was|have been|sind|wurden|están|son|estão|são|sont|ont été) (?:currently |now )?(?!there|we|in |kept)(\\p{L}{4,})
    |how often|wie oft|combien de fois|cuántas veces|quantas vezes`,
  amountTotal:
    '(?:total|average|sum of(?: the)?|all the) (?:cost|costs|price|value|weight|hours|amount|revenue|fees|length|distance)',
  perTime: `(?:per|by|each|every|pro|je|nach|par|por) (?:month|week|day|year|quarter|monat|woche|tag|jahr|quartal|mois|semaine|jour|an|trimestre|mes
    |semana|día|año|mês|dia|ano)`,
  perQuarter: '(?:per|by|each|every|pro|je|par|por) (?:quarter|quartal|trimestre)',
  overTime: 'time|month|week|day|trend',
  summing: 'sum|total|totals|revenue|summe|suma|soma|somme|umsatz',
  totalling: 'sum|total|totals|summe|suma|soma|somme',
  averaging: 'average|mean|durchschnitt|moyenne|media|média|promedio',
  moneyRecords: `~(?:expense|sale|payment|transaction|invoice|order|income|donation|budget|deal|subscription|cost|purchase)~`,
  moneyWords: `revenue|turnover|sales|amounts?|spending|spent|costs?|total|sum|income|money|earnings|value|umsatz|betrag|ausgaben|kosten|chiffre
    |montants?|dépenses|ingresos|gastos|importe|receita|gastos|valor`,

  // What people do with records.
  ticking: `(?:tick~|check~|cross~) (?:\\p{L}+ ){1,3}off|(?:tick~|check~) off|mark (?:\\p{L}+ ){1,3}(?:as )?(?:done|complete|completed|finished)
    |abhak~|cocher|coche[zr]?|marcar como (?:hech|feit|conclu|complet|termin)~|tachar`,
  reviewing: `reviews?|ratings?|rate|stars?|sterne|étoiles|estrellas|estrelas|bewertung(?:en)?|bewerten|rezension(?:en)?|avis|noter|évaluations?
    |reseñas?|valoraciones|valorar|opiniones|avaliações|avaliação|avaliar|resenhas?`,
  commenting: 'comments?|commenting|discuss(?:ion)?s?|repl(?:y|ies)|kommentieren|commenter|comentar',
  noDealing:
    '^(?:remove|rename|move|sort|filter)|field|column|at most|less than|hours?|twice|past|table|only',
  buying: `cart|basket|checkout|buy|purchase(?! orders?\\b)|shopping|web ?shop|kaufen|acheter|comprar|order online`,
  booking: `book|bookable|booked|booking (?:page|form|system|feature)|reserve|make (?:an )?appointments?|buchen|buchbar|reservieren|réserver
    |reservar|agendar`,
  addBookings: `^add (?:.* )?(?:bookings?|reservations?|appointments?|buchung(?:en)?|réservations?|reservas?|termine)`,
  bookingStem: '(?:book|reserv|buch|termin|réserv|agend)~',
  trouble: `(?:does|do|did|is|are)(?:n['’]?t| not) (?:work(?:ing)?|do anything|respond~|react~|load~|save|open|show up|click~)|does nothing
    |do nothing|(?:is|are|seems) broken|nothing happens|stopped working|won['’]?t (?:work|open|save|load)|funktionier(?:t|en) nicht|ge(?:ht
    |hen) nicht|passiert nichts|tut nichts|ist kaputt|ne (?:marche|fonctionne)nt? pas|ne fait rien|rien ne se passe|no funciona~|no hace nada
    |no pasa nada|não funciona~|não faz nada|nada acontece`,
  onPhones: `(?:mobile|phone)[- ]?(?:friendly|ready|version|optimi[sz]ed)|responsive|(?:work|works|look|looks|good|usable)\\b.{0,20}\\bon (?:(?:a
    |the|my) )?(?:phones?|mobiles?|smartphones?)|(?:handy|mobil)(?:tauglich|freundlich|optimiert)~|adapté~ aux mobiles|(?:para|en) (?:el )?(?:móvil
    |celular)(?:es)?|no celular`,

  // Pictures.
  picture: `pictures?|photos?|photographs?|images?|screenshots?|the one i (?:uploaded|attached|sent)|bilde?r?|titelbild|fotos?|imagen|imágenes
    |imagem|imagens|photographies?|image`,
  opening: `hero|banner|header image|cover|main (?:picture|photo|image)|background of the (?:hero|first page|home ?page)|titelbild|aufmacher|portada
    |capa|bannière|couverture|top of the (?:home|first|start|landing) ?page`,
  placing: `use|change|put|set|place|make|take|show|replace|verwende|nimm|nutze|setze|utilise[zr]?|mets|mettez|usa|use|pon|coloca|coloque|ponha`,
  otherPicture: 'field|column|upload|gallery|each|every|bigger|larger|smaller|rounded?|remove|delete',
  thisOne: `this|that|these|the|attached|uploaded|sent|dieses|diese|das|cette|ce|l['’]|esta|este|essa|esse|la|a`,

  // Names, texts and facts.
  otherOrder: `^(?:add|remove|delete|hide|move|sort|filter|show|translate|undo|group|limit|let|allow|make)|field|column|button|page|option|status|if
    |when|at most|at least|only|must|may|no|same|never`,
  naming: `(?:rename|call|name)\\b.{0,14}\\b(?:it|app|site|website|project|page title|sie|ihn|es|webseite|anwendung|le|la|lo|l[’']application
    |aplicación|sitio|aplicativo|ele|o app)|^(?:call|name|title) it|(?:app|site|website|project|application|anwendung|webseite|sitio
    |aplicativo)(?:'s)? (?:name|title)|(?:(?:the|main|app) )?title\\b.{0,20} (?:read|be|say|to|is|lauten|soll|être|ser|sea)|^(?:the )?(?:name
    |title) ?[:=]|^rename ?[:“]|name (?:of|for) (?:the )?(?:app|site|website)|^rename (?:it |this )?(?:to|as|in|en|a|para|zu)|^change (?:(?:the|el|o
    |le|den) )?(?:name|title|nombre|nome|nom|namen)`,
  noName: `^(?:be )?(?:unique|required|optional|mandatory|empty|visible|hidden|shorter|longer|short|long|bigger|smaller|larger|bold|italic|underlined|uppercase|lowercase|centred|centered
    |eindeutig|pflicht|obligatoire|unique|obligatori[oa]|únic[oa]|obrigatóri[oa])`,
  insteadOfQuote: '“\\d+” .*(?:instead of|rather than|statt|au lieu de|en vez de|em vez de) “',
  telling: `is|are|be|:|change|use|set|our|my|put|ist|lautet|unsere?|meine?|est|notre|mon|es|nuestr[oa]|mi|é|noss[oa]|meu|minha|call us|write to`,
  ofLanguage: `translate|translation|language|sprache|langue|idioma|back to|auf|version|speak|everything|all|whole|texts?|labels?|app|site|switch to
    |change|make|^(?:in|to|en|em|into|and|auf|jetzt|now)|^\\S+(?: \\S+){0,2}$`,

  ...FACT_WORDS,
  ...LOOK_WORDS,

  // Rules of one field.
  optional: `optional|not (?:be )?required|no longer required|voluntary|not mandatory|needn'?t be filled|nicht required|pas required
    |no (?:es )?required|não (?:é )?required`,
  required: `required|(?:must|ha(?:s|ve) to|needs? to) (?:be )?(?:filled(?: in| out)?|given|entered|present|set)|must not be empty|(?:can(?:'t|not)|may not|shouldn'?t) be (?:empty|blank
    |left out)|muss (?:ausgefüllt|angegeben)`,
  unique: `unique|duplicate check~|no (?:two|duplicate).*|only once|no duplicates?|(?:used|registered|entered|enter|register|use)\\b.{0,24}\\btwice|same \\p{L}+ (?:twice|only once)|(?:two|{cannot}) .*the same .*|zwei .*selben? .*|dos .* (?:el mismo|la misma) .*|deux .* mêmes? .*|dois .* mesm[oa] .*|duas .* mesm[oa] .*|doppelte?|zweimal|duplicad[oa]s?
    |en double`,
  least: `(?:at least|minimum(?: of| is)?|min\\.?|no(?:t)? (?:less|fewer|shorter|lower) than|mindestens|au moins|al menos|pelo menos|mínimo(?: de)?
    |from) ({number})`,
  more: `(?:more than|greater than|above|over|larger than|higher than|mehr als|größer als|plus de|plus que|supérieur à|más de|mayor que|mais de
    |maior que) ({number})|> ?({number})|(positive)`,
  most: `(?:(?:nobody|no one|no \\p{L}+|niemand|keine?r?|nadie|ningún~|ninguém|nenhum~|personne|aucun~) .*?(?:longer|more|larger|higher|bigger|länger|mehr|höher|más|mais|plus)(?: \\p{L}+)? (?:than|als|que|de|do que)|at most|{cannot} (?:go over|go above|exceed|be (?:more|higher|greater) than|be over|be above)|no more than|not more than|maximum(?: of
    | is)?|max\\.?|up to|less than|fewer than|below|under|höchstens|maximal|weniger als|au plus|au maximum|moins de|como máximo|máximo(?: de)?
    |menos de|no máximo|até) ({number})`,
  neverZero: `(?:{cannot}|not|darf nicht|dürfen nicht|nicht|ne (?:peut|peuvent|doit|doivent) pas|no (?:puede|pueden|debe)|não (?:pode|podem
    |deve)) (?:.*? )?({nothing})(?: (?:{and}) (less|{nothing}))?`,
  nothing: 'zero|0|null|nulle?|cero|negati~',
  exactly: `(?:have|has|be|exactly|genau|haben|exactement|exactamente|exatamente) (?:exactly )?(\\d+) (?:characters|letters|digits|zeichen
    |caractères|caracteres)`,
  between: `(?:between|from|zwischen|von|entre|de|del) ({number}) (?:and|to|und|bis|et|à|y|a|al|e|ate|até) ({number})`,
  letters: `letters?|characters?|chars?|long|words?|zeichen|buchstaben|caractères|lettres|letras|caracteres|digits?`,

  // Rules of records.
  sameTime:
    'same (?:time|day|hour|slot)|gleichzeitig|(?:gleichen|selben) (?:zeit|tag)|même (?:heure|jour|moment)|misma hora|mismo (?:día|momento)|mesma hora|mesmo (?:dia|horário)',
  ruledIt: `(?:it|they|them|this|that|es|sie|das|il|elle|ils|elles|ce|ça|ele|ela|eso|este|ello)\\s(?:is|must|has to|have to|should|needs? to|can['’]?t|cannot|may not|can only|ist|sind|muss|müssen|soll|sollen|darf|kann|est|sont|doit|doivent|peut|ne peut|es|son|debe|deben|tiene que|puede|no puede|é|são|deve|devem|tem que|pode|não pode)(?!\\p{L})|(?:debe|tiene que|no puede|deve|tem que|não pode)\\s(?:ser|estar|be|haber|ter)(?!\\p{L})`,
  ruledItFirst: '^(?:and )?{ruledIt}',
  justLimits:
    '^(?:at least|at most|no more than|max(?:imum)?|min(?:imum)?|up to|mindestens|höchstens|au moins|au plus|como máximo|al menos|no máximo|pelo menos)',
  twice: 'twice|double|doppelt|zweimal|dos veces|duas vezes|deux fois|once per|only once',
  dealing: 'book~|reserv~|sign up|register~|join~|apply~|vote~|buch~|réserv~|inscri~|anmeld~',
  booked: 'book~|reserv~|buch~|réserv~|appointment~|sign up|register~',
  counted: `(?:more than|at most|up to|maximum(?: of)?|max\\.?|mehr als|höchstens|plus de|au plus|más de|como máximo|mais de
    |no máximo) \\S+ (.{2,40})$`,
  perDay: '(?:per|a|each|every|pro|am|par|por) (?:day|tag|jour|día|dia)',
  aDay: '^(?:day|date|tag|dia|jour)~',
  aPerson: `^(?:person|people|user|member|customer|client|guest|visitor|persona|personne|pessoa|nutzer|kunde|gast|usuario)~`,
  overAmount: `(?:over|above|more than|higher than|greater than|exceeding|über|mehr als|plus de|au-dessus de|más de|por encima de|mais de
    |acima de) (?:[€$£] ?)?#`,
  underAmount: `(?:below|under|less than|fewer than|lower than|unter|weniger als|moins de|en dessous de|menos de|por debajo de|abaixo de) #`,
  needs: `(?:needs?|requires?|must have|has to have|only with|must come with|braucht|brauchen|erfordert|nur mit|nécessite~|exige~|seulement avec
    |necesita~|requiere~|solo con|precisa~(?: de)?|só com) (.+)$`,
  paper: `~(?:receipt|invoice|document|attachment|proof|scan|file|beleg|rechnung|dokument|nachweis|reçu|facture|justificatif|recibo|factura
    |comprobante|documento|comprovante|nota fiscal)~`,
  age: `(?:at least|minimum|mindestens|au moins|al menos|pelo menos|over|above|older than|über) (\\d{1,2}) ?(?:years?(?: old| of age)?
    |jahre(?: alt)?|ans|años|anos)`,
  ageField: '^(?:age|alter|edad|idade)$',
  ruling: `only|cannot|can['’]?t|can not|may not|must not|must|should(?:n['’]?t| not)?|never|nobody|not allowed|at most|when|once|as soon as|if|nur
    |darf|dürfen|muss|müssen|kann nicht|wenn|sobald|niemand|solo|sólo|no (?:se )?puede~|debe~|cuando|si|nadie|só|não pode~|deve~|quando|ninguém
    |seulement|ne peu~ pas|doit|doivent|quand|personne`,
  onlyIf: `(?:only|nur|seulement|s[oó]lo|só) (?:.* )?(?:if|when|while|wenn|solange|si|quand|cuando|se|quando) (.+)$`,
  limiting: `only|must|closed|no|not|never|nobody|cannot|can't|except|nur|muss|mussen|kein~|nicht|geschlossen|seulement|uniquement|doit|pas|ferme~
    |sauf|solo|debe|cerrado|no se|excepto|so|somente|apenas|deve|nao|fechado|exceto`,
  denied: `not|no|never|nobody|cannot|can't|closed|except|without|nicht|kein~|geschlossen|nie|pas|ferme~|sauf|jamais|nunca|cerrado|salvo|excepto|nao
    |fechado|exceto`,
  sunday: 'sundays?|sonntags?|dimanches?|domingos?',
  monday: 'mondays?|montags?|lundis?|lunes|segundas?(?:-feiras?)?',
  tuesday: 'tuesdays?|dienstags?|mardis?|martes|tercas?(?:-feiras?)?',
  wednesday: 'wednesdays?|mittwochs?|mercredis?|miercoles|quartas?(?:-feiras?)?',
  thursday: 'thursdays?|donnerstags?|jeudis?|jueves|quintas?(?:-feiras?)?',
  friday: 'fridays?|freitags?|vendredis?|viernes|sextas?(?:-feiras?)?',
  saturday: 'saturdays?|samstags?|sonnabends?|samedis?|sabados?',
  workdays: `week ?days?|work(?:ing)? ?days?|business days?|werktags?|wochentags?|werktagen|jours ouvres|jours ouvrables|dias laborables|dias uteis
    |monday to friday|montag bis freitag|lundi au vendredi|lunes a viernes|segunda a sexta`,
  weekend: 'week-?ends?|wochenenden?|fim de semana|fines? de semana|fins de semana',

  // What is sold, and what it does to the stock.
  stock: 'stock|inventory|quantity|units left|bestand|lager~|stocks?|existencias|inventario|estoque',
  falls: `go(?:es)? down|decreas~|reduc~|lower~|subtract~|deduct~|drop~|fall~|minus|less|sink~|abgezogen|verringer~|reduzier~|baj~|disminu~|rest~
    |diminu~|baix~|descont~|update~|adjust~`,
  selling: `sell|sells|sold|selling|sales?|orders?|ordered|bought|purchase~|use[ds]?|taken|verkauf~|vend~|vent~|commande~|pedido~`,
  sales: '^(?:sale|order|transaction|purchase|checkout|withdrawal|issue|usage|sell)~',
  left: '~(?:stock|quantity|units|available|bestand|menge|existencias|cantidad|estoque|quantidade|stock)~',

  // Who may do what.
  only: 'only|nur|seuls?|seulement|s[oó]lo|solamente|só|somente|apenas',
  mayNot: `can ?not|can't|may not|must not|should not|shouldn't|not be able to|dürfen nicht|dürfen keine|ne peuvent pas|no pueden|não podem`,
  role: `(?:admin(?:istrat(?:or|eur|eurs|oren|ors|ores|or(?:es)?))?s?|managers?|staff|employees|moderators?|owners?|editors?|teachers?|librarians?
    |mitarbeiter|leitung|verwaltung|gerentes?|équipe|equipo|equipe)`,
  onlyRole: `(?:only|nur|seule?s?|s[oó]lo|solamente|só|somente) (?:(?:the|der|die|das|den|les?|la|el|los|las|os?|as?) )?(\\p{L}{4,20}) (?:can|may
    |should|must|is allowed|are allowed|darf|dürfen|kann|können|peut|peuvent|puede|pueden|pode|podem)`,
  deniedRole: `members?|users?|guests?|visitors?|customers?|everyone|others|people|mitglieder|nutzer|benutzer|membres|utilisateurs|usuarios|usuários
    |miembros|membros`,
  looker: `(?:(?:my|our|the|an?|meine?|unser|mon|notre|mi|meu|o|el|le) )?(\\p{L}{4,20})s? (?:must|should|can|may|needs? to|darf|soll|kann|peut|doit
    |puede|debe|pode|deve) (?:(?:also|only|be able to|nur|solo|só) )*(?:look|see|view|read|sehen|lesen|ansehen|voir|lire|ver|leer
    |ler)\\b.*(?: (?:but|and|aber|mais|pero|mas) (?:not|never|cannot|can['’]?t|nicht|nichts|ne|no|não)| only| not (?:change|edit)~)
    |read[- ]?only (?:access )?(?:for|role for|account for) (?:(?:my|our|the|an?) )?(\\p{L}{4,20})~`,
  anybody: '^(?:users?|people|everyone|visitors?|they|page|list|anyone|nobody)$',
  creating: `add(?:ed)?|created?|post(?:ed)?|publish(?:ed)?|enter(?:ed)?|write|written|anlegen|erstellen|hinzufügen|créer|ajouter|crear|añadir|criar
    |adicionar`,
  editing:
    'edit(?:ed)?|changed?|updated?|modify|modified|bearbeiten|ändern|modifier|editar|modificar|alterar',
  deleting: 'removed?|deleted?|löschen|supprimer|borrar|eliminar|excluir|apagar',
  anyDeed: `(?:add|create|edit|change|update|remove|manage|löschen|ändern|bearbeiten|anlegen|supprimer|modifier|ajouter|borrar|eliminar|editar|añadir|excluir|apagar
    |alterar|adicionar)(?: (?:things?|anything|everything|entries|records|data|stuff|etwas|einträge|alles|quelque chose|tout|algo|todo|registros|tudo))?[.!]?$`,
  managing: 'managed?|verwalten|gérer|gestionar|gerenciar',
  letting: 'let|allow|can|able to|may|sollen|können|peuvent|pueden|podem',
  making:
    'add|create|upload|submit|post|enter|write|publish|anlegen|erstellen|créer|publier|crear|publicar|criar',
  revising: 'edit|change|bearbeiten|modifier|editar',
  dropping: 'remove|löschen|supprimer|borrar|eliminar|excluir',
  onlyMe: `(?:only|just) (?:for )?(?:me|myself|us|admins?|the (?:owner|admin|staff|team)|staff)|only (?:i|we|admins?|the (?:owner|admin|staff)
    |staff) (?:can|should|may|must)|nur (?:für )?(?:mich|uns|admins?|das team)|nur ich|rien que pour (?:moi|nous)|seulement pour (?:moi|nous)
    |pour (?:moi|nous) (?:seule?s?|uniquement)|s[oó]lo (?:para )?(?:mí|nosotros|el admin)|só (?:pra|para) (?:mim|nós)|só eu|admin (?:page|area
    |panel)|private page|hidden from (?:visitors|customers|users)`,
  seeing: 'page|see|view|list|seite|sehen|voir|página|ver|panel|area|dashboard',
  signingIn: `log ?in|sign ?in|sign ?up|log-in|sign-in|sign-up|accounts?|authentication|auth|registration|register|password|passwort
    |users? can register|identifier|registrarse`,
  guarded: 'must|only|need to|have to|private|protected|required|nur|seulement|solo|só',
  ownOnly: `only (?:see|view|edit|access|read|change)s? (?:the|their|his|her|my|our)(?:ir)? own|(?:sees?|view|edit|access)s? only (?:the|their|his|her
    |my|our)(?:ir)? own|only i (?:can )?(?:see|edit) my own|nur (?:die |seine |ihre )?eigenen|(?:que|seulement) (?:ses|leurs) propres
    |s[oó]lo (?:sus|vea[n]? sus) propi[oa]s|só (?:os seus|as suas) própri[oa]s`,
  ownAlone: `(?:sees?|view|edit|only) (?:only )?(?:their|his|her|its|the) own\\b.*$|only sees? .+$`,
  assigning: 'assign~|zuweis~|zuteil~|attribu~|assigne~|asign~|atribu~',
  ownerField: '~(?:assign|responsib|owner|person|zuständig|verantwort|responsab|encargad)~',
} as const;

export type Word = keyof typeof WORDS;
