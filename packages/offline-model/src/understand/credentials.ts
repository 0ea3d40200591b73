import { like, part } from '../lexicon/pattern.ts';
import { spanOf, type Span } from './tokens.ts';

const LIST = String.raw`[^.;:()\n]{0,70}?`;
const SECRET = part`(?:passwords?|passwort|kennwort|contraseña|senha|mot\sde\spasse)(?!\p{L})`;
const SIGNS_IN = part`
  (?:registers?|registering|registration|signs?[\s-]?up|signing\sup|signs?[\s-]?in|logs?[\s-]?in|logging\sin|accounts?|registrier\p{L}*|anmeld\p{L}*|einlogg\p{L}*|registrar(?:se)?|registran?|iniciar\ssesión|cadastrar(?:-se)?|cadastr\p{L}*|inscri\p{L}*|connect\p{L}*)`;
/** "register with name, email and password", "sich mit E-Mail und Passwort anmelden". */
const CREDENTIALS = like.giu`
  (?<=(?<!\p{L})${SIGNS_IN}(?:\s(?:and|or|und|y|e|et|an|ein)\s?(?:\p{L}+\s?){0,2})?)\s(?:with|using|by\sentering|via|mit|con|com|avec)\s${LIST}${SECRET}
  |\s(?:mit)\s${LIST}${SECRET}(?=\s(?:registrier|anmeld|einlogg|an\s|ein\s))`;

/** Where a request tells what an account is made of: each has a name, an address and a password. */
export const credentialSpans = (text: string): readonly Span[] => [...text.matchAll(CREDENTIALS)].map(spanOf);
