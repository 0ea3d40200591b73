import type { Literal } from './understanding.ts';

const STOP = new Set([
  'The',
  'A',
  'An',
  'It',
  'Users',
  'And',
  'With',
  'For',
  'That',
  'Where',
  'Which',
  'I',
  'We',
  'Use',
  'Please',
  'Make',
  'Include',
  'Add',
]);
const CALLED =
  /\b(?:called|named|titled|name it|call it|name is|brand(?:ed)? as|llamad[ao]|chamad[ao]|que se llame|que se chame|namens|mit dem namen|genannt|nommée?|appelée?|s'appelle|se llama|se chama|heißt)\s*:?\s+((?:[\p{Lu}\d][\p{L}\p{N}'’&.-]*)(?:\s+(?:(?:[\p{Lu}\d&][\p{L}\p{N}'’&-]*)|of|and|the|de|du|la|le|&|do|da|und|y))*)/u;

/** The name a request gives to the app: quoted, or written with capitals. */
export function readName(text: string, literals: readonly Literal[]): string | null {
  const quoted = literals.find((literal) => literal.use === 'name');
  if (quoted !== undefined) return quoted.text;
  const match = CALLED.exec(text);
  if (match?.[1] !== undefined) {
    const name = match[1]
      .replace(/\s+(?:of|and|the|de|du|la|le|&|do|da|und|y)$/u, '')
      .replace(/[.,;:!?]+$/, '');
    if (!STOP.has(name)) return name;
  }
  const possessive =
    /\bfor\s+((?:[A-Z][\p{L}'’]+\s+){1,3}(?:Bakery|Cafe|Café|Clinic|Studio|Salon|Restaurant|Gym|Hotel|Church|School|Academy|Library|Garage|Shop|Club|Museum|Farm|Winery|Brewery))\b/u.exec(
      text,
    );
  return possessive?.[1] ?? properName(text) ?? inApposition(text);
}

/** "the band Glass Rivers", "our company Acme Tools". */
function properName(text: string): string | null {
  const found =
    /\b(?:band|company|brand|startup|agency|clan|club|restaurant|hotel|bakery|café|cafe|studio|duo|charity|firm|newspaper|podcast|festival|photographer|designer|artist|illustrator|architect|painter|sculptor|writer|author|poet|musician|singer|composer|chef|coach|dentist|lawyer|therapist)\s+((?:\p{Lu}[\p{L}\p{N}&'’-]+)(?:\s+(?:\p{Lu}[\p{L}\p{N}&'’-]*|&|and(?=\s+\p{Lu})))*)/u.exec(
      text,
    )?.[1];
  return found === undefined || STOP.has(found) || found.split(' ').length > 4 ? null : found;
}

const FOR_WHOM =
  /^[^.!?\n]{0,120}?\b(?:site|website|web site|page|app|shop|store|portfolio|portal|platform|system|site|página|loja|tienda|sitio|boutique)\b[^.!?\n,]{0,80},\s+(?:(?:the|a|o|la|el|le)\s+)?((?:\p{Lu}[\p{L}\p{N}&'’-]+)(?:\s+(?:\p{Lu}[\p{L}\p{N}&'’-]*|&|of|de|do|da|du|and(?=\s+\p{Lu})))+)(?=,|\.|\s+(?:with|where|that|in|em|en|avec|con|com)\b)/u;

/** "for our dental clinic, Brightwater Dental, with …": at least two words with capitals, between marks. */
function inApposition(text: string): string | null {
  const found = FOR_WHOM.exec(text)?.[1]?.replace(/\s+(?:of|de|do|da|du|&)$/u, '');
  return found === undefined || found.split(' ').length > 5 || STOP.has(found.split(' ')[0] ?? '')
    ? null
    : found;
}
