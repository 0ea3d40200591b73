import { mainEntity } from './change/named.ts';
import type { AppPlan, Language } from './plan/app-plan.ts';

type Wording = Readonly<Record<Language, string>>;

const IDEAS: readonly (readonly [(plan: AppPlan) => boolean, Wording])[] = [
  [
    (plan) => !plan.theme.hasModeSwitch,
    {
      en: 'Add a dark mode switch',
      de: 'Füge einen Umschalter für den Dunkelmodus hinzu',
      fr: 'Ajoute une bascule pour le mode sombre',
      es: 'Añade un interruptor de modo oscuro',
      pt: 'Adicione um interruptor de modo escuro',
    },
  ],
  [
    (plan) => hasChoice(plan) && !has(plan, 'chart'),
    {
      en: 'Add a chart by {choice}',
      de: 'Füge ein Diagramm nach {choice} hinzu',
      fr: 'Ajoute un graphique par {choice}',
      es: 'Añade un gráfico por {choice}',
      pt: 'Adicione um gráfico por {choice}',
    },
  ],
  [
    (plan) => plan.auth === null && plan.entities.length > 0,
    {
      en: 'Add login',
      de: 'Füge eine Anmeldung hinzu',
      fr: 'Ajoute une connexion',
      es: 'Añade inicio de sesión',
      pt: 'Adicione login',
    },
  ],
  [
    (plan) => isSite(plan) && !has(plan, 'form'),
    {
      en: 'Add a contact page',
      de: 'Füge eine Kontaktseite hinzu',
      fr: 'Ajoute une page de contact',
      es: 'Añade una página de contacto',
      pt: 'Adicione uma página de contato',
    },
  ],
  [
    (plan) => canComment(plan),
    {
      en: 'Let people comment on {things}',
      de: 'Füge Kommentare zu {things} hinzu',
      fr: 'Ajoute des commentaires aux {things}',
      es: 'Añade comentarios a {things}',
      pt: 'Adicione comentários a {things}',
    },
  ],
  [
    (plan) => plan.entities.length > 0 && !has(plan, 'numbers'),
    {
      en: 'Show how many {things} there are',
      de: 'Zeige, wie viele {things} es gibt',
      fr: 'Affiche combien il y a de {things}',
      es: 'Muestra cuántos {things} hay',
      pt: 'Mostre quantos {things} há',
    },
  ],
  [
    () => true,
    {
      en: 'Use a serif font',
      de: 'Nimm eine Serifenschrift',
      fr: 'Change la police pour une serif',
      es: 'Cambia la fuente a una serif',
      pt: 'Mude a fonte para uma serif',
    },
  ],
];

/** Requests that this app could take next. */
export function suggestionsFor(plan: AppPlan, language: Language): readonly string[] {
  const main = mainEntity(plan);
  const choice = main?.fields.find(({ type }) => type === 'choice');
  return IDEAS.filter(([fits]) => fits(plan))
    .slice(0, 4)
    .map(([, words]) =>
      words[language]
        .replace('{things}', main?.many.toLowerCase() ?? '')
        .replace('{choice}', choice?.label.toLowerCase() ?? ''),
    );
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
