import { like } from '../lexicon/pattern.ts';
import { blank, spanOf, type Span } from './tokens.ts';

/** Things that a request says it can do without. */
export interface Unwanted {
  readonly phrases: readonly string[];
  readonly spans: readonly Span[];
}

const NOT_NEEDED = like.giu`
  (?<![\p{L}])(?:(?:i|we|you|they|it)\s+)?(?:do not|don['’]t|does not|doesn['’]t|won['’]t|will not|there is no) (?:need
  |want|require|have to have)(?: for)?\s+(?:any\s|an?\s|the\s|user\s)*(?<what>\p{L}[\p{L} -]{2,40}?)(?=\s*(?:[.,;!?]|$
  |\b(?:and|or|but|for|because)\b))`;

/** A sentence of its own: "No meal plans." */
const NONE = like.giu`(?<=^|[.!?\n]\s*)no (?<what>\p{L}[\p{L}-]+(?: \p{L}[\p{L}-]+)?)(?=\s*(?:[.!]|$))`;

/** "ohne Konto", "sin registrarse": nobody has to sign in. */
const NO_ACCOUNT = like.giu`
  (?<!\p{L})(?:ohne|sans|sin|sem|without)\s(?:(?:an?|any|eine?n?|une?|una?|uma?|need(?:ing)?|having|avoir|tener|ter)\s){0,2}(?:(?:benutzer)?konto|account|anmeldung|registrierung|log-?in|logging in|signing (?:in|up)|compte|s['’]inscrire|inscription|cuenta|registrarse|registro|conta|cadastro|cadastrar-se)(?!\p{L})`;

const SIGNS_IN = like.iu`
  (?<!\p{L})(?:(?:sign|log)(?:s|ged|ging|ing)?[\s-]?(?:in|up|out)|accounts?|passwords?|roles?|admins?|meld\p{L}* sich an|anmeld\p{L}*|einlogg\p{L}*|registrier\p{L}*|konto|konten|passwort|s['’]inscri\p{L}*|se connect\p{L}*|comptes?|mot de passe|inici\p{L}* sesión|registr\p{L}*|cuentas?|contraseña|entra[rm]? com|cadastr\p{L}*|contas?|senha)(?!\p{L})`;

/** "I don't need accounts", "we do not want comments": what must not be there. English; other ways are read word by word. */
export function readUnwanted(text: string): Unwanted {
  const found = [...text.matchAll(NOT_NEEDED), ...text.matchAll(NONE)];
  const told = [...text.matchAll(NO_ACCOUNT)];
  // "Anyone reads without signing in, hosts sign in and post": some of them do.
  const open = SIGNS_IN.test(blank(text, told.map(spanOf))) ? [] : told;
  return {
    phrases: [
      ...found.map((match) => (match.groups?.['what'] ?? '').toLowerCase()),
      ...open.map(() => 'accounts'),
    ],
    spans: [...found, ...open].map(spanOf),
  };
}
