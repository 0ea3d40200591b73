import { AND_OR, meanings } from '../lexicon/pattern.ts';

const MONEY = String.raw`(?:[€$£]\s?)?\d+(?:[.,]\d+)?(?:\s?(?:€|\$|£|eur|euros?|dollars?|pounds?|reais|francs?))?`;

/** What people say without giving an order, and the order that they mean. Names stay as they were written. */
const IDIOMS = meanings`
// What is not wanted.
/^take\s(?:the\s)?(?<x>[^,]{2,40}?)\s(?:off|out\sof)\sthe\s(?<y>menu|navigation)$/iu => 'remove the $<x> from the $<y>'
/^(?:please\s)?take\s(?:the\s)?(?<x>[^,]{2,40}?)\s(?:out|away|off)(?:\s(?:again|please))?(?:,.+)?$/iu => 'remove the $<x>'
/^(?:the\s)?(?<x>[^,]{2,40}?)\s(?:is|are)\s(?:not|no\slonger)\sneeded(?:\sany\s?more)?$/iu => 'remove the $<x>'
/^(?:die|den|das|der)\s(?<x>[^,]{2,40}?)\s(?:brauchen|brauche|benötigen|wollen|will)\s(?:wir|ich)\s(?:\p{L}+\s)?nicht(?:\smehr)?$/iu => 'remove $<x>'
/^(?:wir|ich)\sbrauchen?\s(?:keine?n?\s(?<x>[^,]{2,40}?)(?:\smehr)?|(?:die|den|das)\s(?<y>[^,]{2,40}?)\snicht(?:\smehr)?)$/iu => 'remove $<x>$<y>'
/^(?:on\sn['’]a|nous\sn['’]avons|je\sn['’]ai)\s(?:pas|plus)\sbesoin\s(?:de\sla\s|du\s|des\s|de\sl['’]|de\s|d['’])(?<x>[^,]{2,40})$/iu => 'remove $<x>'
/^(?:ya\s)?no\s(?:necesitamos|necesito|hace\sfalta|hacen\sfalta)\s(?:(?:la|el|los|las)\s)?(?<x>[^,]{2,40})$/iu => 'remove $<x>'
/^(?:já\s)?não\s(?:precisamos|preciso)\s(?:mais\s)?d[aeo]s?\s(?<x>[^,]{2,40}?)(?:\smais)?$/iu => 'remove $<x>'
/^(?:i|we)\s(?:really\s)?(?:don['’]?t\slike|do\snot\slike|hate)\s(?:the\s)?(?<x>[^,;]{2,40})[,;]\s?(?:so\s|please\s)*(?:remove|delete|drop
  |take\sout|get\srid\sof)\s(?:it|them)(?:\splease)?$/iu => 'remove the $<x>'
/^(?<x>.{2,60}?)\s(?:has\sleft|left|is\sgone|has\sretired|no\slonger\sworks\s(?:here|for\sus|with\sus)),?\s(?:so\s|please\s|and\s)*(?:remove|delete|take)\s(?:him|her|them)\s(?<y>.{4,40})$/iu => 'remove $<x> $<y>'
/^(?:no|keine?|pas\sde|sin|sem|nada\sde)\s(?<x>\p{L}{4,}(?:\s\p{L}+){0,2}?)(?:\s(?<y>page|section)(?:,?\splease)?|,?\s(?:please|bitte|svp|por\sfavor))$/iu => 'remove the $<x> $<y>'
// What is missing.
/^(?:the\s)?(?<y>\p{L}+)\s(?:are|is)\s(?:still\s)?missing\s(?:an?|the|their|its)\s(?<x>[^,]{2,40})$/iu => 'add a field $<x> to $<y>'
/^(?:an?|the)\s(?<x>[^,]{2,40}?)\s(?:is|are)\s(?:still\s)?missing\s(?:from|in|for|on)\s(?:the\s)?(?<y>[^,]{2,30})$/iu => 'add a field $<x> to $<y>'
/^(?:bei|in|für)\s(?:den|der|dem)\s(?<y>\p{L}+?)n?\sfehl(?:t|en)\s(?:noch\s|auch\s)*(?:(?:das|die|der|eine?)\s)?(?<x>[^,]{2,40})$/iu => 'add a field $<x> to $<y>'
/^il\smanque\s(?:encore\s)?(?:la\s|le\s|les\s|l['’]|une?\s)(?<x>[^,]{2,40}?)\s(?:aux|pour\sles|dans\sles|à\sla|au)\s(?<y>\p{L}+)$/iu => 'add a field $<x> to $<y>'
/^(?:a|en)\s(?:los|las)\s(?<y>\p{L}+)\s(?:les?\s)?faltan?\s(?:(?:la|el|los|las|una?)\s)?(?<x>[^,]{2,40})$/iu => 'add a field $<x> to $<y>'
/^faltan?\s(?:la|el|una?)\s(?<x>[^,]{2,40}?)\sen\s(?:los|las|el|la)\s(?<y>\p{L}+)$/iu => 'add a field $<x> to $<y>'
/^faltam?\s(?:[oa]s?|uma?)\s(?<x>[^,]{2,40}?)\sn[oa]s?\s(?<y>\p{L}+)$/iu => 'add a field $<x> to $<y>'
/^(?:we|i)\s(?:need|want|have|take|accept)\s(?<n>\d+)\s(?<x>\p{L}+)\s(?:at\smost|max(?:imum)?)$/iu => 'at most $<n> $<x>'
// What shall be kept.
/^(?:i|we)\s(?:also\s)?(?:want|need|would\slike|have)\sto\s(?:be\sable\sto\s)?(?:write\sdown|note(?:\sdown)?|record|log|enter
  |remember)\swhen\s(?:i|we|they|it)\s(?:was\s|were\s|got\s)?(?<x>\p{L}+(?:ed|t|ght))(?:\s(?:them|it|the\s\p{L}+))?$/iu => 'add a field $<x> on'
/^(?:(?:let\s(?:me|us|people)|allow\sme\sto)|(?:i|we)\s(?:also\s)?(?:want|need)\sto(?:\sbe\sable\sto)?)\s(?:attach|upload)\s(?:an?|the|my
  |our)\s(?<x>\p{L}+(?:\s\p{L}+)?)$/iu => 'add a $<x> file field'
/^(?<a>add|añade|agrega|adicione|ajoute[zr]?|füge?)\s(?<b>.{0,30}?(?:field|campo|champ|feld)\s.{0,40}?|.{2,40}?\s(?:field|feld))\s?(?:with
  |con|com|avec|mit)\s(?<x>\p{Lu}\p{L}+(?:,\s\p{Lu}\p{L}+)*\s(?:${AND_OR})\s\p{Lu}\p{L}+)(?<c>\s(?:to|in|for|a|en|em|aux?
  |zu)\s.+|\shinzu)?$/iu => '$<a> $<b> with the options $<x>$<c>'
// Other names.
/^(?:(?:the|la|le|el|o|a)\s)?(?:menu\s(?:item|entry)|page|página|entrada\sdel\smenú|item\sdo\smenu)\s(?<x>[^,]{2,40}?)\s(?:should|debe|doit|deve)\s
  (?:be\scalled|llamarse|s['’]appeler|se\schamar|chamar-se)\s(?<y>[^,]{2,40}?)$/iu => 'rename the $<x> page to $<y>'
/^(?:der\s|die\s)?(?:menüpunkt|seite)\s(?<x>[^,]{2,40}?)\ssoll(?:te)?\s(?<y>[^,]{2,40}?)\sheißen$/iu => 'rename the $<x> page to $<y>'
/^(?:change|cambia|cambie|ändere|changez?|mude|muda)\s(?:the|el|den|le|o)\s(?:name|nombre|namen|nom|nome)\s(?:of|von|de(?:\sl[ao]s?)?|der|des?|d[ao]s?)\s
  (?:(?:the|los|las|les|die|den)\s)?(?<x>(?!(?:app|site|website|project|page|anwendung|webseite|aplicación|sitio|aplicativo|application|it)(?!\p{L}))[^,]{2,40}?)\s(?:to|into|a|en|in|zu|par|para|por)\s(?<y>[^,]{2,40})$/iu => 'rename $<x> to $<y>'
/^(?:nenne|benenne)\s(?:die|den|das)\s(?<x>\p{L}+)\s(?:jetzt\s|bitte\s|künftig\s)*(?:in\s|zu\s)?(?<y>\p{L}[\p{L} ]{1,30}?)(?:\sum)?$/iu => 'rename $<x> to $<y>'
/^(?:appelle[zr]?\sles|llama\sa\sl[ao]s|llame\sa\sl[ao]s|chame\s[ao]s)\s(?<x>\p{L}+)\s(?:de\s)?(?<y>\p{L}[\p{L} ]{1,30})$/iu => 'rename $<x> to $<y>'
// More lists.
/^(?:(?:now|next|then|and|also|ahora|agora|maintenant|jetzt|nun)\s)*(?:(?:(?:we|i)\s(?:also\s)?(?:need|want)|add|quiero|queremos|añade|quero|queremos|adicione
  |je\sveux|nous\svoulons|il\sfaut|ajoute[zr]?|ich\smöchte|wir\sbrauchen|ergänze)\s)?(?:an?|another|the|una|uma|une|eine)\s(?:(?:second|third|fourth|new|further|separate
  |segunda|tercera|terceira|nueva|nova|otra|outra|deuxième|troisième|nouvelle|autre|zweite|dritte|neue|weitere)\s)?list[ae]?\s?[,:]?\s(?:called\s|named\s|of\s|for\s|de\s|con\s|mit\s
  |namens\s)?(?<x>\p{L}[\p{L} ]{2,28}?)\s?(?::\s*|\((?=[^()]+\)$))(?<y>[^()]+)\)?$/iu => 'add a list of $<x>: $<y>'
/^(?:jetzt|nun|und|dazu|außerdem|maintenant|ahora|agora|now)\s(?:noch|auch|bitte|encore|aussi|también|também|also)\s(?<x>\p{L}[\p{L} ]{2,28})\s?:\s*(?<y>.+)$/iu => 'add a list of $<x>: $<y>'
/^(?:(?:we|i)\s)?(?:need|want)\s(?:one\smore|another|a\snew)\s(?<x>\p{L}+)\s?:\s*(?<y>[^,:]{2,30})$/iu => 'add $<y> to the $<x>'
// Figures.
/^can\s(?:the\s)?(?<y>start\spage|home\s?page|first\spage|dashboard)\s(?:tell|show)\s(?:us\s|me\s)?(?<x>how\smany\s.+?)(?:\s(?:there\sare|we\shave))?$/iu => 'show $<x> on the $<y>'
// Prices.
/^(?:please\s)?(?:raise|lower|increase|reduce|put\sup|bump)\s(?:the\sprice\s(?:of|for)\s)?(?:the\s)?(?<x>[^,]{2,40}?)(?:['’]s?\sprice
  |\sprice)?\s(?:up\s|down\s)?to\s(?<n>${MONEY})$/iu => 'set the price of $<x> to $<n>'
/^(?:(?:the|an?|der|die|das|ein|eine|le|la|une?|el|una?|[oa]|uma?)\s)?(?<x>(?!.*(?:shipping|delivery|versand|lieferung|livraison|envío|frete
  |entrega))[^,\d]{3,40}?)\s(?:now\s|jetzt\s|nun\s|ahora\s|agora\s)?(?:costs?|kostet|coûte|cuesta|custa)\s(?:now\s|jetzt\s|nun\s
  |maintenant\s|ahora\s|agora\s)?(?<n>${MONEY})$/iu => 'set the price of $<x> to $<n>'
/^we\s(?:also|now|now\salso)\s(?:do|offer|sell|have|make|serve)\s(?:an?\s|the\s)?(?<x>[^,]{3,40}?),?\s(?:for|at)\s(?<n>${MONEY})$/iu => 'add $<x>, $<n>'
// How it looks.
/^(?:not?|keine?|pas\s(?:de|des)|nada\sde|sem)\s(?:an?\s)?\p{L}+[,;]\s?(?:but\s|sondern\s|mais\s|sino\s|mas\s|rather\s|lieber\s|plutôt\s
  |mejor\s)?(?:an?\s|eine?\s|une?\s|una?\s|uma?\s)?(?:(?:simple|plain|normal|einfache|simples|sencilla)\s)?(?<x>table|list|cards|gallery
  |tabelle|liste|karten|tableau|cartes|tabla|lista|tarjetas|tabela)(?:\s(?:simple|sencilla|simples|please|instead))?$/iu => 'show as $<x>'
/^(?:only|just)\sshow\s(?:me\s)?(?:(?:what|those|the\sones|\p{L}+)\s)?(?:(?:that|which)\s)?(?:is|are)\snot\s(?<x>\p{L}+)(?:\syet)?$/iu => 'hide the ones that are $<x>'
/^(?:(?:that|the|this)\sfont\s(?:is|looks)\s(?:really\s|so\s)?(?:horrible|ugly|awful|boring|bad|terrible)|(?:i|we)\s(?:do\snot|don['’]?t
  |hate|really\sdon['’]t)\s?(?:like\s)?(?:the|that|this)\sfont|die\sschrift(?:art)?\s(?:ist\s(?:hässlich|schrecklich|langweilig)
  |gefällt\s(?:mir|uns)\snicht)|(?:la\spolice\sest\s(?:moche|laide|horrible)|je\sn['’]aime\spas\sla\spolice)|(?:la\s(?:letra
  |fuente)\ses\s(?:fea|horrible)|no\sme\sgusta\sla\s(?:letra|fuente))|(?:a\sfonte\sé\s(?:feia|horrível)
  |não\sgosto\sda\sfonte))$/iu => 'use another font'
// Pages.
/^(?:(?:the|der|die|das|le|la|les|el|los|las|[oa]s?)\s)?(?<x>(?!(?:in|on|im|auf|dans|en|em|na|no)\s)[^,]{2,40}?)\s(?:should|soll(?:te|en|ten)?|doit|doivent|deben?|devem?)\s(?:(?:im\smenü|in\sthe\smenu|dans\sle\smenu|en\sel\smenú|no\smenu)\s)?(?:(?:come
  |be|stand|venir|être|ir|estar|vir|ficar)\s)?(?:first|als\serstes|zuerst|ganz\svorne|en\spremier|primero
  |em\sprimeiro(?:\slugar)?)(?:\s(?:kommen|stehen|sein))?$/iu => 'move the $<x> page first'
/^(?:i\s(?:also\s)?(?:want|need)\s|we\s(?:also\s)?(?:want|need)\s|add\s|je\s(?:veux|voudrais)\s|ajoute[zr]?\s|il\s(?:nous\s)?faut\s
  |ich\s(?:möchte|will|brauche|hätte\sgern)\s|wir\sbrauchen\s|quiero\s|añade\s|quero\s|adicione\s)(?:also\s|aussi\s|auch\s|noch\s|también\s
  |também\s)?(?:an?|une|eine|una|uma)\s(?:page|seite|página),?\s(?:that|which|qui|die|que)\s(?:tells|explains|shows|describes|raconte
  |explique|montre|décrit|erzählt|erklärt|zeigt|cuenta|cuente|muestra|muestre|conta|conte|mostra|mostre|explica)(?:\s(?:people
  |visitors))?,?\s(?<x>(?:how|what|why|who|where|comment|pourquoi|ce|qui|wie|was|warum|wer|cómo|qué|quién|como|o\sque|quem
  |por\sque)\s.+)$/iu => 'add a page about $<x>'
/^why\s(?:is|are)\sthere\s(?:an?\s|the\s|any\s)?(?<x>[^?]{2,40})\?\s*(?:(?:i|we)\s(?:didn['’]?t|did\snot|never)\sask(?:ed)?\sfor\s(?:it|that
  |one|them)[,.]?\s*)?(?:so\s|please\s|and\s)*(?:remove|delete|drop|take\sout|get\srid\sof)\s(?:it|them
  |that)(?:\splease)?[.!]?$/iu => 'remove the $<x>'`;

/** The order that a sentence comes to, where it gives none. */
export function asOrder(sentence: string): string {
  const trimmed = sentence.trim();
  for (const [pattern, order] of IDIOMS)
    if (pattern.test(trimmed)) return trimmed.replace(pattern, order).replace(/\s+/gu, ' ').trim();
  return sentence;
}
