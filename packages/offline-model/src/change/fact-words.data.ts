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
  ordinal:
    '(?:first|second|third|fourth|fifth|last|erste[nrs]?|zweite[nrs]?|dritte[nrs]?|letzte[nrs]?|premi(?:er|ère)|deuxième|derni(?:er|ère)|primer[oa]?|segund[oa]|últim[oa]|primeir[oa])',
  whichOnes: `(?:that|which|who) (?:is|are|was|were|has|have|had|do|does|no longer)|(?:die|der|das|welche) .{0,30}(?:sind|ist|haben|hat|waren)|qui (?:est|sont|ont|a)|que (?:está~|son|ya|han|estão|são|já)`,
  bygone:
    'over|past|finished|expired|gone by|vorbei|vergangen~|abgelaufen~|passée?s?|terminée?s?|pasad[oa]s?|passad[oa]s?|terminad[oa]s?',
  noting: `^(?:add|put|write|show|include|mention|state|say|tell) .{0,40}?(?:note|notice|line|sentence|hint|remark|info|message|disclaimer|nota|aviso|remarque|mention|phrase
    |frase)(?: .{0,30}?)?,? (?:that|saying(?: that)?|que|qu['’]) ?(.+)$|^(?:mention|state|write|say|tell (?:people|them|customers|visitors|guests|everyone)) (?:.{0,30} )?that (.+)$`,
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
