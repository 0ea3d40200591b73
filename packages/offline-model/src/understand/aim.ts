import { like, part } from '../lexicon/pattern.ts';

const APP = part`
  (?:web ?)?app(?:lication)?|(?:web)?site|platform|project|system|tool|anwendung|webseite|plattform|projekts?|aplicación|sitio|plataforma|proyecto|herramienta
  |appli|plateforme|projet|outil|aplicativo|aplicação|projeto|ferramenta`;
const THIS = part`
  this|the|my|our|dieser?s?|der|des|meine[rs]?|unsere[rs]?|esta|este|la|el|mi|nuestr[oa]|cette|ce|notre|mon|ma|o|a|meu|minha|noss[oa]|deste|desta|do|da|del`;

/** "The purpose of this app is to let families …", "El objetivo de la aplicación es …". */
const AIM = like.iu`
  ^\s*(?:(?:the|our|my|das|unser|el|le|o)\s)?(?:main\s|whole\s)?(?:purpose|aim|goal|idea|objective|point|ziel|zweck|objetivo|propósito|objectif|but)\s
  (?:(?:of|behind|de|d['’]|von)\s?)?(?:(?:(?:${THIS})\s|l['’]))*(?:${APP})\s(?<is>is|ist|es|est|é)\s(?:to\s|es,?\s|de\s|d['’])?`;

const AN_APP: Readonly<Record<string, string>> = {
  is: 'An app to ',
  ist: 'Eine App, um ',
  es: 'Una aplicación para ',
  est: 'Une application pour ',
  é: 'Um aplicativo para ',
};

/** The request as if it began with the app that it wants: an aim is neither its name nor a list. */
export const withoutAim = (text: string): string =>
  text.replace(AIM, (whole: string, is: string) => AN_APP[is.toLowerCase()] ?? whole);
