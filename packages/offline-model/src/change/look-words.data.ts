/** What people say of looks, in the notation of `words.data.ts`. */
export const LOOK_WORDS = {
  font: 'font|typeface|typography|type|lettering|serif',
  allText:
    'font(?: ?size)?|type|lettering|texts?|letters|writing|schrift(?:größe|grad)?|texte?|textos?|letras?',
  someText: `titles?|head(?:ing|line|er)s?|buttons?|footer|links?|logo|menu|navigation|fields?|paragraphs?|page|box|überschrift~|titel|titres?|títulos?`,
  larger: 'larger|bigger|größer~|plus (?:gros~|grand~)|más grande~|maior~|increase|enlarge',
  smaller: 'smaller|kleiner~|plus petit~|más pequeñ~|menor~|decrease|reduce|shrink',
  corners: 'corners?|round(?:er|ed)?|rounding|edges|radius|sharp(?:er)?|square|eckig~',
  sharper: 'sharp(?:er)?|square|no (?:round|radius)|less round|eckig~|without round~|remove',
  airy: `(?<!(?:less|moins|weniger|menos) )(?:more|mehr|plus d['’]|más|mais) ?(?:space|abstand|luft|platz|espace|espacio|espaço|spacing|air|whitespace|white space|room|breathing room)|airy|airier|spacious|(?:less|too) (?:dense|crowded|cramped|tight)|luftiger|zu eng|trop serrée?s?|aéré~`,
  compact: `compact|denser|tighter|(?:less|too much|weniger|zu viel|moins d['’]|trop d['’]|menos|demasiado) ?(?:empty |white ?)?(?:space|spacing|abstand|platz|leerraum|espaces?|espacio|espaço)|space is too (?:much|big|wide)|kompakt~|compacto|más compact~|mais compact~`,
  nicer: `nicer|prettier|better looking|more (?:beautiful|attractive|appealing|interesting)|less (?:boring|plain)|looks? (?:ugly|dated|old|outdated)
    |beautify|redesign|schöner|hübscher|langweilig|plus (?:joli|jolie|beau|belle)|más bonit[oa]|mais bonit[oa]`,
  ofLook: `look|looks|looking|design|style|feel|appearance|layout|it|app|site|website|page|pages|everything|aussehen|optik|apparence|aspecto|diseño
    |visual|aparência|^(?:make|more|change)`,
  noMood: `colou?rs?|field|text|picture|image|(?:mobile|phone|user|eco|print|printer|search|family)[- ]friendly`,
  shade: 'darker|lighter|brighter|paler|deeper',
  softer: `softer|calmer|gentler|muted|more subtle|less (?:bright|loud|intense|strong|saturated|harsh)|weniger (?:grell|kräftig)|sanfter|ruhiger
    |plus doux|plus douce|moins vif|más suave|menos (?:brillante|fuerte|intenso)|mais suave|menos (?:forte|intens[oa])`,
  noModeSwitch: '^remove\\b.{0,20}\\b(?:dark ?mode|switch|toggle)',
  modeSwitch: `(?:let|allow|users?|people|visitors)\\b.{0,30}\\bdark|(?:dark|light|night)\\b.{0,24}\\b(?:switch|toggle|switcher|button|option)
    |(?:switch|toggle)\\b.{0,30}\\b(?:dark|light|mode|theme)|^add\\b.{0,12}\\bdark ?mode|dark[- ]mode\\b.{0,10}\\badd$`,
  changeToMode: '^change (?:(?:it|everything|the app|the site) )?(?:to|for)',
  darkMode: `dark (?:theme|mode|design|look|version|background)|(?:tema|thème|design|modo) (?:oscuro|sombre|escuro|dunkel)|dunkles? (?:design|thema)
    |(?:all|everything|it|app|site) dark|dark is (?:better|nicer)|(?:prefer|rather|back to) (?:(?:a|the) )?dark|dark (?:again|instead)`,
  lightMode: `light (?:theme|mode|design|look|version|background)|(?:tema|thème) cla(?:ro|ir)|helles? (?:design|thema)|(?:everything|it|app
    |site) light|light is (?:better|nicer)|(?:prefer|rather|back to) (?:(?:a|the) )?light|light (?:again|instead)`,
  sameColour: 'same (?:colou?r|shade|tone)|dieselbe~|gleiche farbe|même couleur|mismo color|mesma cor',
  calledPage: '(?:page|section) (?:.* )?(?:called|named)',
  patterned: `striped?|stripes|dots|dotted|gradient|checkered|gestreift~|streifen|farbverlauf|(?:(?:à|en) )?rayures|dégradé|a rayas|rayas|degradado
    |listras?|listrad[oa]|degradê`,
  deniedColour: `(?:not|no|instead of|rather than|nicht|pas|non|não|statt|au lieu de|en vez de|em vez de) (?:\\p{L}{1,4} )?$`,
  correcting: `^(?:no|not|nein|non|não|i meant|rather|instead|lieber|plutôt|mejor|melhor|actually)|instead|not|nicht|pas`,
  coloured: `^(?:make|turn|paint|colou?r|set|change) (?:all |every )?(?:(?:the|our|my|die|les?|la|los|las|os|as) )?(\\p{L}+(?: \\p{L}+)?) (?:to |into |in |be )?$|^(?:the )?(\\p{L}+) (?:should|must) be $`,
  wholeLook: `the|our|my|it|them|that|this|everything|all|app|site|website|web ?page|thing|whole|theme|look|design|style|layout|colou?rs?|main|brand|a|an|some|more|bit|little|alles|tout|todo|tudo`,
  besideColour: `and|or|but|please|instead|theme|tones?|colou?rs?|colou?red|look|style|design|version|shades?|scheme|palette|everywhere|again|now|too|with|for|on|in|as|accents?|stripes?|striped|dots?|gradient|one|ones|is|would|not|rather|than|all|over|this|time|actually|that|because
    |und|oder|bitte|statt~|farb~|ton|töne|et|ou|couleurs?|y|o|colores?|por|e|cores?|cor`,
  whyLooks: `why .{2,24}(?:background|buttons?|header) .{0,12}(?:light|dark|bright|pale)|warum .{2,30}(?:hell|dunkel)|pourquoi .{2,30}(?:claire?|sombre|foncé)|por ?qu[eé] .{2,30}(?:clar[oa]|oscur[oa]|escur[oa])`,
  stating: '^(?!.*(?:should|must|make|change|set|turn)).* (?:is|are|looks?) ',
  colouring: 'make|change|use|set|want|prefer|it|everything|app|site|colou?r|farbe|couleur|color|cor|in',
  swapping: '^(?:replace|change|swap|make|use)|change$',
  becomes: 'with|by|to|into|for|durch|gegen|zu|par|en|por|para|a|à',
  ratherThan: `instead of|rather than|statt|anstatt|au lieu d[eu]|en vez de|em vez de|en lugar de|no lugar do?`,
} as const;
