import { part } from '../lexicon/pattern.ts';

/** "each", "every". */
export const EVERY = '(?:each|every|all|cada|jede[rsnm]?|chaque)';

/** Who writes something down. */
export const WHO = '(?:i|we|you|they|people|users|ich|wir|man|je|nous|on|yo|nosotros|se|eu|nós|a gente)';
/** "the warden", "der Bademeister", "notre meunier". */
export const SOMEBODY = part`
  (?:(?:the|our|my|an?|der|die|das|unsere?|eine?|le|la|notre|un|une|el|nuestr[oa]|una|o|a|noss[oa]|uma?)\s[\p{L}-]{3,}|l['’]\p{L}{3,})`;

/** Verbs that no list is called after: "guardamos", "speichern". */
export const NOTED_BY_US = part`
  anotamos|apuntamos|registramos|guardamos|registamos|cadastramos|notamos|llevamos|notons|enregistrons|gardons|consignons
  |notieren|erfassen|speichern|tragen|vermerken|festhalten`;
const NOTED_BY_ONE = part`
  (?:notes?|writes? down|records?|logs?|saves?|enters?|keeps?|tracks?|registers?|puts?|lists?|sees?|knows?|stores?|documents?|collects?|needs?|wants?|fills? in|types?
  |notiere|erfasse|speichere?|eintragen|trage|brauchen?|möchten?|wollen|will|notiert|erfasst|speichert
  |note|noter|enregistre[rz]?|saisi[rt]|inscri[rt]e?|consigne|remplit|anoto|anota|anotar?|apunt[oa]|apuntar|registr[oa]|registrar|guard[oa]|guardar|escribe|rellena|introduce
  |regist[oa]|registar|cadastr\p{L}+|preenche|escreve|necesit[oa]|necesitamos|precis[oa]|precisamos)`;
/** What they do with it. */
export const NOTES = part`
  (?:(?:can|could|should|must|also|want to|need to|would like to|'d like to|kann|können|soll|muss|möchten?|wollen|peux|peut|pouvons|doit|pueda|puedo|puede|podemos|debe|se pueda|posso|possa|pode|deve)\s+)*
  (?:${NOTED_BY_US}|${NOTED_BY_ONE})(?:\s+(?:what i did|it|them|down|track of|on))?`;
/** German says at the end what is done: "… und Bemerkung einträgt". */
export const NOTED_AT_END =
  /\s+(?:(?:ein|auf)?(?:trägt|tragen|getragen|schreibt|schreiben)|notier(?:t|en)|erfass(?:t|en)|speicher(?:t|n))$/iu;
