import { like, meanings, reworded } from '../lexicon/pattern.ts';

/** Ways to say something that word-by-word reading would miss, and plainer words for it. */
const PHRASINGS = meanings`
/(\p{L}) in (numbers|figures)\b/giu => '$1-in-$2'
/\bpay(?:ing|ments?)? (?:by|with|via|using) (?:credit |debit )?(?:cards?|paypal|cash|apple pay|google pay|bank transfer)(?:(?:,| or| and
  |, or|, and) (?:credit |debit )?(?:cards?|paypal|cash|apple pay|google pay|bank transfer))*/gi => 'payment'
/\bas (?:an? )?(?:bar|pie|line|area|column)[- ](?:chart|graph)s?\b/gi => 'with charts'
/\bexport(?:ed)? (?:\w+ )?(?:to|as|into) (?:an? )?(?:csv|excel|pdf|xlsx|spreadsheet)(?: files?)?\b/gi => 'export'
/\b(?:csv|excel) import(?:s)?(?: and export)?\b/gi => 'export'
/\b(?:when|if|once|whenever) (?:(?!,|\.|\b(?:should|must|will|can)\b).){3,90}?(?=,|\b(?:the|a|an|it|they|this) (?:\w+ )?(?:should|must|will|can)\b)/gi => ''
/\bwho (?:paid|pays)\b/gi => 'payer'
/,? what each (?:one |of them )?(?:teaches|covers|contains|includes|is about)\b/gi => ''
/(?<=[.!?]\s)(?:please )?(?:make|build|create|design) (?:me|us) (?:an? |the )?(?:new |simple |nice )?(website|site|web page|app)\b/gi => '$1'
/(?<=\)) by the (?:hour|day)\b/gi => ''
/\bhow to (?:find|reach|contact) (?:us|me)\b/gi => 'contact page'
/\b(?:how to get (?:here|there|to us)|getting (?:here|there))\b/gi => 'directions'
/\b(?:our|my) story\b/gi => 'about page'
/\b(?:weekly|daily|monthly) view\b/gi => 'calendar'
/\bwho (?:i am|we are)\b(?: \([^()]*\))?/gi => 'about page'
/\bquestions (?:people|customers|visitors|guests|parents) (?:often )?ask\b/gi => 'FAQ'
/\b(?:an? )?(?:way|possibility) to (?:contact|reach|write to) (?:me|us)\b/gi => 'contact form'
/\bsign[- ]?up form\b/gi => 'contact form'
/\b(?:online )?appointment bookings?\b/gi => 'appointments'
/\bunread (?:message )?(?:badges?|counts?|counters?|indicators?)\b,?/gi => ''`;

/** German cards are tickets, except where one learns with them. */
const withCards = (text: string): string =>
  /karteikart|lernkart|vokabel/i.test(text)
    ? text.replace(like.gu`(?<!\p{L})Karten(?!\p{L})`, 'Karteikarten')
    : text;

const PAIRED = like.gi`
  \b(birth|upper|hire|start|begin|first|last|from|purchase|sale|departure|arrival|check-in|check-out|pick-?up|return|buy|sell
  |min|max|minimum|maximum|opening|closing|home|work|billing|shipping|issue|due|length|order|delivery) (?:and|or
  |/) (death|lower|leave|end|last|first|to|sale|purchase|arrival|departure|check-out|check-in|return|drop-off|sell|buy|max|min
  |maximum|minimum|closing|opening|work|home|shipping|billing|due|issue|expiry|delivery|order) (date|time|name|value|price
  |number|address|weight|year)s?\b`;

/** "start and end date" are two fields. */
export const spreadPairs = (text: string): string =>
  withCards(text)
    .replace(like.giu`\b(\p{L}+(?:ed|id|ne|nt)) or not\b`, '$1 (yesno)')
    .replace(PAIRED, '$1 $3, $2 $3');

export const inPlainWords = (text: string): string => reworded(text, PHRASINGS);
