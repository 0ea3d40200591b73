import type { Language } from './app-plan.ts';
import { listed } from '../lexicon/listed.ts';

/** Titles of articles about anything; `{t}` is the topic as it was written, `{T}` with a capital. */
export const TOPIC_TITLES: Readonly<Record<Language, readonly string[]>> = {
  en: listed(`
    A beginner’s guide to {t}, {T} through the seasons, Five mistakes I made with {t},
    A short history of {t}, What {t} taught me about patience, The questions I am asked most about {t},
    A quiet morning with {t}, The best books on {t}`),
  pt: listed(`
    Guia para começar: {t}, {T} ao longo das estações, Cinco erros que cometi: {t},
    Uma pequena história: {t}, O que aprendi: {t}, As perguntas mais frequentes: {t},
    Uma manhã tranquila: {t}, Os melhores livros: {t}`),
  es: listed(`
    Guía para empezar: {t}, {T} a lo largo del año, Cinco errores que cometí: {t}, Una breve historia: {t},
    Lo que aprendí: {t}, Las preguntas más frecuentes: {t}, Una mañana tranquila: {t},
    Los mejores libros: {t}`),
  de: `{T} für den Anfang | {T} im Lauf des Jahres | Fünf Fehler, die ich gemacht habe: {T} | Eine kurze Geschichte: {T}
    | Was ich gelernt habe: {T} | Die häufigsten Fragen: {T} | Ein stiller Morgen: {T} | Die besten Bücher: {T}`.split(
    /\s*\|\s*/,
  ),
  fr: listed(`
    Bien débuter : {t}, {T} au fil des saisons, Cinq erreurs que j’ai faites : {t},
    Une petite histoire : {t}, Ce que j’ai appris : {t}, Les questions les plus fréquentes : {t},
    Un matin tranquille : {t}, Les meilleurs livres : {t}`),
};

/** Courses in anything. */
export const COURSE_TITLES = listed(`
  {T} from the beginning, {T} step by step, Advanced {t}, {T} at the weekend, {T} in practice, {T} for the curious,
  {T} with a teacher, A short history of {t}`);

/** Adverts for people of one trade. */
export const JOB_TITLES: readonly string[] =
  '{R} | Senior {r} | {R}, night shift | Junior {r} | Lead {r} | {R}, part-time | Trainee {r} | {R}, temporary cover'.split(
    ' | ',
  );

export const JOB_TEXTS: readonly string[] = [
  'A small team that shares its knowledge and its cake.',
  'Clear hours, planned four weeks ahead.',
  'You bring care for details; we bring the time for it.',
  'A well-run place with people who stay.',
];

/** What pictures of anything are called, in the five languages. */
export const PHOTO_TITLES = `First light, Behind the scenes, The big moment, A small detail, All together, On the way home
  | Primeira luz, Nos bastidores, O grande momento, Um detalhe, Todos juntos, No caminho de casa
  | Primera luz, Entre bastidores, El gran momento, Un detalle, Todos juntos, De vuelta a casa
  | Erstes Licht, Hinter den Kulissen, Der große Moment, Ein Detail, Alle zusammen, Auf dem Heimweg
  | Première lumière, En coulisses, Le grand moment, Un détail, Tous ensemble, Sur le retour`;
