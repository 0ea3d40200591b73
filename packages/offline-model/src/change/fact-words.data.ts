/** What people say of their business and of those who use the app, in the notation of `words.data.ts`. */
export const FACT_WORDS = {
  asksFor: `(?:ask(?:s|ing)?|collects?|captures?|(?:should|must|need to|have to) (?:also )?(?:give|enter|state|provide|leave|tell us|fill in)) (?:(?:people|them|customers|visitors|guests|users|everyone|also) )*(?:for )?(?:(?:the|a|an|their|his|her|your|also) )*(.+?)
    (?:,? (?:too|as well|also|instead|when .+|while .+|during .+|on the .+|in the .+))*[.!]?$|nach (?:(?:der|dem|den|einer|einem) )?(.+?) (?:zu )?fragen[.!]?$
    |frage? (?:bitte )?(?:auch )?nach (?:(?:der|dem|den|einer|einem) )?(.+?)[.!]?$|demande(?:r|z)? (?:aussi )?(?:(?:le|la|les|un|une) |l['’])?(.+?)[.!]?$
    |(?:pida|pide|pregunte|pregunta) (?:también )?(?:por )?(?:(?:el|la|un|una) )?(.+?)[.!]?$|(?:peça|pergunte) (?:também )?(?:(?:pel)?[oa] |uma? )?(.+?)[.!]?$`,
  enrolling:
    'sign-?ups?|wait(?:ing)? ?list|register|registration|enrol~|newsletter|anmeld~|warteliste|inscription|inscripción|inscrição',
  enrolled:
    '~(?:waitlist|subscriber|application|registration|signup|signUp|enrol|member|participant|attendee)~',
  oneRow:
    '^(?:entry|record|row|item|one|line|example|eintrag|zeile|beispiel|entrée|ligne|élément|entrada|fila|registro|elemento|linha|item)$',
  someOf:
    '(?:page|tab|list|seite|liste|página|lista) (?:with|for|of|showing|that shows|mit|für|avec|pour|de|con|para|com) (.+?)[.!]?$',
  picturesSized: `(?:larger|bigger|smaller) (?:photos|pictures|images)|(?:photos|pictures|images|cards|bilder|fotos|karten|photos|cartes|imágenes|tarjetas|imagens|cartões)\\b.{0,24}(?:larger|bigger|smaller|too (?:small|big)
    |größer|kleiner|plus (?:gran|peti)\\p{L}*|más (?:grandes|pequeñas)|maiores|menores)`,
  plainContact:
    '^(?:tele)?phone(?: number)?$|^mobile(?: number)?$|^e-?mail(?: address)?$|^telefon(?:nummer)?$|^handynummer$|^e-?mail-?adresse$|^téléphone$|^numéro de téléphone$|^teléfono$|^telefone$|^correo(?: electrónico)?$',
  perOne:
    '(?:per|by|for each|for every|each|pro|je|nach|par|por|por cada) (?:(?:the|la|le|el|o|a) )?(\\p{L}+)',
  thisSpan:
    '(?:this|the current|diese[nr]?|ce(?:tte)?|est[ea]) (?:month|week|monats?|woche|mois|semaine|mes|semana|mês)|today|heute|aujourd’hui|hoy|hoje',
  otherSpan:
    '(?:this|the current|dieses|cette|este) (?:year|quarter|jahr|quartal|année|trimestre|año|ano)|(?:last|previous|letzte[nr]?|vorige[nr]?|passad[oa]) (?:month|week|year|monat|woche|jahr|mes|semana|mês|ano)|(?:mois|semaine|année) (?:dernier|dernière|passée?)|(?:mes|semana|año|mês|ano) pasad[oa]',
  aMonth: 'month|monats?|mois|mes|mês',
  aWeek: 'week|woche|semaine|semana',
  cancelling: 'cancel~|stornier~|absagen|annul~',
  firstOne: 'first|erste[nrs]?|premi(?:er|ère)|primer[oa]?|primeir[oa]',
  secondOne: 'second|2nd|zweite[nrs]?|deuxième|seconde?|segund[oa]',
  thirdOne: 'third|3rd|dritte[nrs]?|troisième|tercer[oa]?|terceir[oa]',
  fourthOne: 'fourth|4th|vierte[nrs]?|quatrième|cuart[oa]|quart[oa]',
  toPage:
    '(?:to|on|onto|at|in) (?:(?:the|my|our) )?(?:{start}|home|start|first|front)|(?:write|show|say|put)~',
  ordinal:
    '(?:first|second|third|fourth|fifth|last|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|premi(?:er|ère)|deuxième|derni(?:er|ère)|primer[oa]?|segund[oa]|últim[oa]|primeir[oa])',
  whichOnes: `(?:that|which|who) (?:is|are|was|were|has|have|had|do|does|no longer)|(?:die|der|das|welche) .{0,30}(?:sind|ist|haben|hat|waren)|qui (?:est|sont|ont|a)|que (?:está~|son|ya|han|estão|são|já)`,
  bygone:
    'over|past|finished|expired|gone by|vorbei|vergangen~|abgelaufen~|passée?s?|terminée?s?|pasad[oa]s?|passad[oa]s?|terminad[oa]s?',
  // Words that shall stand somewhere, and where.
  heading:
    'head(?:ing|line)s?|hero|welcome (?:text|message)|überschrift|titelzeile|titre principal|grand titre|titular|manchete|título principal',
  title: '(?:page )?title|titel|titre|título',
  tagline:
    'tagline|slogan|subtitle|sub ?heading|sub ?headline|motto|untertitel|leitspruch|sous-titre|devise|lema|subtítulo',
  below: `(?:under|below|beneath|underneath|unter|unterhalb|sous|en dessous|debajo|bajo|embaixo|abaixo|sob)`,
  belowHeading: `{tagline}|{below} (?:(?:the|our|der|dem|die|den|das|le|la|l['’]|du|de|del|el|o|a|do|da) ?)*(?:\\p{L}+ )?(?:{heading}|{title}|name|logo|namen?|nom|nombre|nome)`,
  foot: 'footer|fußzeile|pied de page|pie de página|rodapé|bottom of (?:every|each|all|the) pages?',
  thanking: 'thank(?:s|ing)?(?: you)?|thank people|confirmation|bedank~|dank~|remerci~|agradec~',
  aText: `(?:line|sentence|text|paragraph|words?|zeile|satz|absatz|ligne|phrase|texte|paragraphe|línea|frase|texto|párrafo|linha|parágrafo)`,
  aNotice: `(?:note|notice|banner|hint|remark|info|message|announcement|disclaimer|hinweis|nota|aviso|anuncio|anúncio|remarque|mention|avis|annonce)`,
  holdsWords: `{heading}|{title}|{tagline}|{below}|{foot}|{thanking}|{aText}|{aNotice}|faqs?|(?:questions?|fragen|preguntas|perguntas)|write|say|says|read|reads
    |schreib~|stehen|écri~|dire|dise|escrib~|decir|diga|escrev~|dizer|section|abschnitt|rubrique|sección|seção|copyright
    |there (?:should|must) be|es soll|es muss|doit y avoir|debe haber|deve haver`,
  holdsNoWords: `fields?|columns?|options?|choices?|colou?rs?|menu|menü|menú|address|adresse|dirección|endereço|opening hours|öffnungszeiten|horaires?|horarios?|prices?|categor~|records?|feld~|spalten?|champs?|campos?|quiz|links?|icons?|(?:buttons?|page|app|site) (?:names?|titles?)`,
  partedPlaces: `,? (?:and|und|et|y|e) (?=(?:the |die |den |le |la |el |o )?(?:{heading}|{tagline}|{foot}) (?:to|should|in|auf|en|a|para))`,
  nextOrder: `^(?:(?:and|also|then|please) )*(?:add|remove|rename|make (?:it|the)|change|put|move|delete|hide|translate|the \\p{L}+ (?:\\p{L}+ )?(?:should|must|shall|needs?)|füge|entferne|lösche|mache?|ändere|ajoute|supprime|change|mets|añade|quita|cambia|pon|adicione|remova|mude|coloque)`,
  shallSay: `(?:(?:should|shall|must|needs? to|has to) (?:also )?(?:say|read)(?: that)?|doi(?:t|vent) (?:aussi )?dire(?: que)?|devrai(?:t|ent) dire|(?:debe|debería|tiene que) (?:también )?decir(?: que)?
    |(?:deve|deveria|tem que) (?:também )?dizer(?: que)?|soll(?:te)? (?:auch )?(?:stehen|lauten))(?= \\S)`,
  noting: `^(?:(?:can|could|would) you |please )?(?:(?:on|under|below|at|auf|unter|sur|sous|en|debajo|na|no|embaixo) .{3,40}? )?(?:(?:add|put|write|show|include|mention|state|say|tell|ajoute[zr]?|écri[st]|añade|escribe|indica|adicione|escreva) .{0,40}?(?:{aNotice}|{aText})(?: .{0,30}?)?,? (?:that|saying(?: that)?|que)
    |(?:mention|state|write|say|tell (?:people|them|customers|visitors|guests|everyone)|écris|escribe|escreva) (?:.{0,40} )?(?:that|que))(?= \\S)`,
  thatAtEnd: '(?:that|que)$',
  becomesWords: `^(?:(?:and|und|et|y|e|change|set|make|replace|update|reword|ändere?|setze?|change[zr]?|remplace[zr]?|mets|cambi[ae]|pon|reemplaza|mude|troque|altere) (?:.{0,30} )?(?:{heading}|{tagline}|{foot}|{aText}) (?:.{2,40}? )??(?:to|with|by|auf|zu|par|à|a|por|para)|^(?:ändere?|change[zr]?|cambi[ae]) (?:.{0,30} )?(?:{heading}|{tagline}|{foot}|{aText}) (?:.{2,40}? )??(?:in|en)
    |(?:.{0,30} )?(?:{heading}|{title}|{tagline}|{foot}|{aText}) (?:.{2,40}? )??(?:should|shall|must|doit|debe|deve) (?:now )?(?:be|être|ser)) (.+)$`,
  wordsAtEnd:
    '(?:{heading}|{title}|{tagline}|{foot}|{aText}) (?:.{2,40}? )??soll(?:te)? (.+) (?:lauten|heißen|stehen|sein)[.!]?$',
  looking: `{larger}|{smaller}|{shade}|bold|italic|underlined|centered|centred|left|right|white|black|gone|removed|hidden|fett|kursiv|zentriert|gras|centrée?|negrita|centrad[oa]|arial|georgia|helvetica|serif`,
  instead: `(?:instead of|rather than|statt|anstatt|au lieu de|en vez de|em vez de|en lugar de|no lugar de)`,
  changing: `^(?:change|rename|replace)|(?:should|shall|must) be|{instead}|soll~|doit être|debe ser|deve ser`,
  buttonSaying:
    '(?=.*\\bbuttons?\\b).*\\b(?:say|says|read|reads|label|texte?|texto|called|to|be|heißen|lauten|stehen|soll|dire|decir|diga|dizer)',
  startWords: `^(?:change|set|make|replace|rename) (?:.* )?(?:text|words|title|sentence|texte|texto) (?:.* )?{start}`,
  sectionAbout: '(?:section|abschnitt|rubrique|sección|seção)(?: (?:about|on|called|with|über|sur|sobre))?',
  withText: '(?:with|mit|avec|con|com) (?:.{1,12} )?{aText} “',
  itsText: '(?:text|words|paragraph|texte|texto) (?:of|on|auf|der|von|de|del|da|do|sur|en|na|no)|about text',
  sayingOnPage:
    'say|says|write|show|sagt|steht|stehen|schreib~|écris?|escrib~|escrev~|dire|dice|decir|dizer|diga|display|put|add|mention|doit y avoir|debe haber|deve haver',
  praise: 'testimonials?|customer quotes?|kundenstimmen?|témoignages?|testimonios?|depoimentos?',
  quotedFrom: '… (?:from|by|of|von|de|–|-) (.{2,60})$',
  asking: 'faqs?|questions?|fragen?|preguntas?|perguntas?',
  intoTeam: `^add (?:to (?:the|our) team|zum team|à l['’]équipe|al equipo|à equipe):? (.+?)(?: add)?$|^(?:please )?(?:add|ajoute[zr]?|añade|adicione|füge?) (.+?) (?:to (?:the|our) team|zum team(?: hinzu)?|à l['’]équipe|al equipo|à equipe)[.!]?$`,
  pictureOf: `^(?:.* )?(?:something|anything|one|pictures?|photos?|images?|drawing|etwas|eine?[sn]?|bild|foto|quelque chose|algo|imagen|imagem) (?:with|of|showing|mit|von|avec|de|des|d['’]|con|com) ?(.+?)(?: (?:in|at|on) the .+)?[.!]?$`,
  anotherOne: `{instead}|instead|other|another|different|rather|(?:do not|don['’]?t) like|gefällt|lieber|ander~|autre|aime pas|plutôt|otr[oa]|no me gusta|outr[oa]|não gosto|change|at the top|oben|en haut|arriba|no topo`,
  spokenOf: `^add (?:(?:the|a|an|our|my|some|also|die|das|den|eine?n?|les?|la|une?|los|las|el|un|una|os?|as?|uma?) )*(?:another )?(?:(?:section|part|page|block) (?:(?:about|on|called|with|über|sur|sobre) )?)?(?:(?:the|our|my|unsere?n?|notre|nos|nuestr[oa]s?|noss[oa]s?) )?(.{3,50}?)(?: (?:on|to|at|auf|sur|en|na|no) (?:(?:the|der|die|la|le|l['’]|el|a|o) ?)?(?:{start}|[^“]{2,30}page).*)?$`,
  exchanging:
    'swap|exchange|switch .{2,40} (?:and|with)|tausche?|vertausche?|échange[rz]?|inverse[rz]?|intercambia|troque|troca',
  firstTwo:
    '(?:first|top) (?:two|2)|(?:ersten|obersten) (?:beiden|zwei)|beiden ersten|deux premi(?:ers|ères)|dos primer[oa]s|primer[oa]s dos|(?:duas|dois) primeir[oa]s',
  unitsLeft: `how many (?:(?:\\p{L}+ ){0,3})(?:left|in stock|available)|stock levels?|wie viele .{0,20}(?:auf lager|verfügbar|noch da)|combien .{0,24}(?:en stock|reste\\p{L}*)
    |cuánt[oa]s .{0,20}(?:quedan|en stock)|quant[oa]s .{0,20}(?:restam|em estoque)`,
  lasting: `(?:takes?|lasts?|are|is|every|dauern|dauert|durent|dure|duran|dura|duram|of|von|de) (?:about |each |always |jeweils )?(\\d{2,3}) ?-?min(?:s|utes?|uten|utos)?`,
  sending: `(?:send|email|e-mail|text|notify|alert|ping|remind|message) (?:me|us|them|him|her|customers?|clients?|guests?|members?|people|users?|everyone|the \\p{L}+|an? (?:confirmation|reminder|e-?mail|sms|text|message|notification|push)|e-?mails?|reminders?|sms|confirmations?)
    |(?:e-?mails?|sms|text messages?|push notifications?|whatsapp~) (?:me |us )?(?:when|if|once|after|before|to)|(?:get|receive|want) (?:an? )?(?:e-?mails?|sms|text messages?|notified|reminded|whatsapp~)
    |(?:schicke?|sende?) (?:mir|uns|ihnen|eine?) .{0,20}(?:e-?mail|mail|sms|nachricht|erinnerung)~|benachrichtige?~|erinnere? (?:mich|uns)~?
    |envo(?:ie|ye)[a-zé-]* .{0,24}(?:e-?mail|mail|sms|rappel|courriel)s?|préviens|rappelle-moi|(?:env[ií]a(?:me|r)?|mándame|avísame|recuérdame) ?.{0,30}|(?:envie|mande|avise|lembre)(?:-me)? .{2,30}`,
  keptNotices: 'field|column|button|page|form|box|template|log',
  otherSignIn: `(?:log|sign)(?:ged)? ?-?in (?:with|via|through|using|by) .{0,12}?(google|facebook|apple|microsoft|github|linkedin|twitter|magic link)|(google|facebook|apple|microsoft|github|linkedin|twitter) (?:log-?in|sign-?in|accounts?|auth~)
    |(?:mit|über|avec|con|com) (?:(?:dem|einem|ihrem|un|una|o|a|le|el|su|seu|leur) )*(?:compte |cuenta (?:de )?|conta (?:do )?)?(google|facebook|apple|microsoft)(?:-?(?:konto|account))? ?(?:anmeld~|einlogg~|)`,
  socials:
    '(instagram|facebook|tiktok|linkedin|youtube|pinterest|twitter|telegram|whatsapp|threads|bluesky|mastodon|github|xing|vimeo|spotify)',
  linking: `links?|icons?|accounts?|profiles?|channels?|pages?|our|my|social~|verlink~|unser~|mein~|liens?|notre|enlaces?|nuestr[oa]|noss[oa]|perfil|konto|kanal`,
  anotherPlace: `(?:second|third|another|new|further|additional|other|zweite[nrs]?|weitere[nrs]?|neue[nrs]?|deuxième|seconde?|autre|nouve(?:au|lle)|segund[oa]|otr[oa]|nuev[oa]|nov[oa]|outr[oa])
     ((?:location|branch|shop|store|studio|office|salon|practice|clinic|restaurant|café|standort|filiale|laden|niederlassung|praxis|succursale|adresse|magasin|sucursal|sede|local|tienda|filial|unidade|loja))
    ,? ?(?:in|at|en|à|em|a|is in|:) (\\p{L}[\\p{L}\\p{N} ,.'’-]{1,60}?)[.!]?$`,
} as const;
