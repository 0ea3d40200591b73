import { like } from '../lexicon/pattern.ts';
import { PLACE_WORDS, type Place } from '../lexicon/places.data.ts';
import { copyFor } from '../plan/copy.ts';
import type { AppPlan, Language, PagePlan } from '../plan/app-plan.ts';
import { escaped } from '../understand/tokens.ts';
import { placeNames } from './grow.ts';
import { findAll, fold, type Found, words } from './named.ts';

const FOREIGN = `
contact: kontakt|kontaktseite|kontaktformular|contacto|contato|contact
about: über uns|über mich|qui sommes-nous|à propos|a propos|sobre nosotros|sobre mí|quiénes somos|sobre nós|sobre mim|quem somos|acerca de
testimonials: kundenstimmen|kundenmeinungen|témoignages|avis des clients|avis clients|testimonios|opiniones de clientes|reseñas de clientes|depoimentos|bewertungen unserer kunden
testimonials: kundenbewertungen
pricing: preise|preisliste|tarifs|prix|precios|tarifas|preços
services: leistungen|angebot|dienstleistungen|servicios|serviços|prestations
faq: häufige fragen|fragen und antworten|questions fréquentes|preguntas frecuentes|perguntas frequentes
gallery: galerie|bildergalerie|galería|galeria
team: das team|équipe|equipo|equipe
hours: öffnungszeiten|horaires|horario|horarios|horário de funcionamento
location: anfahrt|standort|ubicación|localização|plan d’accès|cómo llegar
blog: neuigkeiten|aktuelles|actualités|noticias|notícias
newsletter: rundbrief|boletín|infolettre|boletim
reports: report|reporting|auswertung|print view|print version|printable view|printable version|printable list|printable page|druckansicht|druckversion|version imprimable
reports: vista de impresion|version para imprimir|versao para impressao
settings: einstellungen|paramètres|ajustes|configuración|configurações
profile: profil|perfil|my account|account page
privacy: datenschutz|confidentialité|privacidad|privacidade
terms: agb|impressum|conditions générales|términos|termos|mentions légales|imprint
calendar: kalender|calendrier|calendario|calendário
dashboard: übersicht|tableau de bord|panel|painel|overview
messages: nachrichten|messagerie|mensajes|mensagens|inbox
notifications: benachrichtigungen|notificaciones|notificações|bell
leaderboard: rangliste|bestenliste|classement|clasificación|placar|high scores?|ranking
chatbot: assistent|asistente|assistente|chat bot
help: hilfe|aide|ayuda|ajuda
how: how it works|so funktioniert|comment ça marche|cómo funciona|como funciona|how to play|rules page
features: funktionen|fonctionnalités|características|recursos
saved: favourites|favorites|wish ?list|saved
history: verlauf|historique|historial|histórico`;

const foreign = placeNames.flatMap((place) =>
  FOREIGN.split('\n')
    .filter((row) => row.startsWith(`${place}: `))
    .map((row) => [place, row.slice(place.length + 2)] as const),
);

/** Pages by their titles, or by what people call such a page. */
export const pagesMeant = (text: string, plan: AppPlan): readonly Found<PagePlan>[] =>
  findAll(text, plan.pages, ({ title, id, path }) => [
    title,
    words(id),
    ...placeNames.flatMap((place) => (place === id && path !== '/' ? PLACE_WORDS[place] : [])),
    ...foreign.flatMap(([place, names]) => (place === id && path !== '/' ? names.split('|') : [])),
  ]);

/** The page that most sites have under such a name; the longest name wins. */
export function placeIn(text: string, language: Language): Place | null {
  const folded = fold(text);
  const found = candidates(language)
    .filter(({ pattern }) => pattern.test(folded))
    .toSorted((left, right) => right.length - left.length);
  return found[0]?.place ?? null;
}

function candidates(language: Language): readonly { place: Place; pattern: RegExp; length: number }[] {
  const { places } = copyFor(language);
  return [
    ...placeNames.flatMap((place) =>
      [places[place], ...PLACE_WORDS[place]].map((name) => ({
        place,
        source: escaped(fold(name)),
        length: name.length,
      })),
    ),
    ...foreign.flatMap(([place, names]) =>
      names.split('|').map((name) => ({ place, source: fold(name), length: name.length })),
    ),
  ].map(({ place, source, length }) => ({
    place,
    length,
    pattern: like.u`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`,
  }));
}
