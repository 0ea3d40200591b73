import { translationIn, type Translations } from '@loam/app-library';
import { mainEntity } from './change/named.ts';
import type { AppPlan, Language } from './plan/app-plan.ts';

const IDEAS: readonly (readonly [(plan: AppPlan) => boolean, Translations])[] = [
  [
    (plan) => !plan.theme.hasModeSwitch,
    'Add a dark mode switch | Adicione um interruptor de modo escuro | Añade un interruptor de modo oscuro | Füge einen Umschalter für den Dunkelmodus hinzu | Ajoute une bascule pour le mode sombre',
  ],
  [
    (plan) => hasChoice(plan) && !has(plan, 'chart'),
    'Add a chart by {choice} | Adicione um gráfico por {choice} | Añade un gráfico por {choice} | Füge ein Diagramm nach {choice} hinzu | Ajoute un graphique par {choice}',
  ],
  [
    (plan) => plan.auth === null && plan.entities.length > 0,
    'Add login | Adicione login | Añade inicio de sesión | Füge eine Anmeldung hinzu | Ajoute une connexion',
  ],
  [
    (plan) => isSite(plan) && !has(plan, 'form'),
    'Add a contact page | Adicione uma página de contato | Añade una página de contacto | Füge eine Kontaktseite hinzu | Ajoute une page de contact',
  ],
  [
    (plan) => canComment(plan),
    'Let people comment on {things} | Adicione comentários a {things} | Añade comentarios a {things} | Füge Kommentare zu {things} hinzu | Ajoute des commentaires aux {things}',
  ],
  [
    (plan) => plan.entities.length > 0 && !has(plan, 'numbers'),
    'Show how many {things} there are | Mostre quantos {things} há | Muestra cuántos {things} hay | Zeige, wie viele {things} es gibt | Affiche combien il y a de {things}',
  ],
  [
    () => true,
    'Use a serif font | Mude a fonte para uma serif | Cambia la fuente a una serif | Nimm eine Serifenschrift | Change la police pour une serif',
  ],
];

/** Requests that this app could take next. */
export function suggestionsFor(plan: AppPlan, language: Language): readonly string[] {
  const main = mainEntity(plan);
  const things = main?.many.toLowerCase() ?? '';
  const choice = main?.fields.find(({ type }) => type === 'choice')?.label.toLowerCase() ?? '';
  return IDEAS.filter(([fits]) => fits(plan))
    .slice(0, 4)
    .map(([, words]) => translationIn(words, language, { things, choice }));
}

const has = (plan: AppPlan, kind: string): boolean =>
  plan.pages.some((page) => page.blocks.some((block) => block.kind === kind));
const hasChoice = (plan: AppPlan): boolean =>
  mainEntity(plan)?.fields.some(({ type }) => type === 'choice') ?? false;
const isSite = (plan: AppPlan): boolean => ['content', 'booking', 'shop'].includes(plan.kind);
const canComment = (plan: AppPlan): boolean =>
  plan.pages.some((page) =>
    page.blocks.some(
      (block) => block.kind === 'detail' && block.talk === 'none' && block.entity === mainEntity(plan)?.id,
    ),
  );
