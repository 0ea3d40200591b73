import { like, part } from '../lexicon/pattern.ts';
import { spanOf, type Span } from './tokens.ts';

const APP = part`
  (?:web ?)?app(?:lication)?|(?:web)?site|platform|project|system|tool|anwendung|webseite|plattform|projekts?|aplicación|sitio|plataforma|proyecto|herramienta
  |appli|plateforme|projet|outil|aplicativo|aplicação|projeto|ferramenta`;
const THIS = part`
  this|the|my|our|dieser?s?|der|des|meine[rs]?|unsere[rs]?|esta|este|la|el|mi|nuestr[oa]|cette|ce|notre|mon|ma|o|a|meu|minha|noss[oa]|deste|desta|do|da|del`;

/** "The purpose of this app is to let families …", "El objetivo de la aplicación es …". */
const AIM = like.giu`
  ^\s*(?:(?:the|our|my|das|unser|el|le|o)\s)?(?:main\s|whole\s)?(?:purpose|aim|goal|idea|objective|point|ziel|zweck|objetivo|propósito|objectif|but)\s
  (?:(?:of|behind|de|d['’]|von)\s?)?(?:(?:(?:${THIS})\s|l['’]))*(?:${APP})\s(?:is|ist|es|est|é)\s(?:to\s|es,?\s|de\s|d['’])?`;

/** Where a request begins by saying that its app has an aim, which is neither the name of the app nor a list. */
export const aimSpans = (text: string): readonly Span[] => [...text.matchAll(AIM)].map(spanOf);
