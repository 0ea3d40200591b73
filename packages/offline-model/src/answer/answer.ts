import { like } from '../lexicon/pattern.ts';
import { patternOf, says } from '../change/reading.ts';
import { earlierPlans, readSteps } from '../change/history.ts';
import { findEntities } from '../change/named.ts';
import type { AppPlan, EntityPlan, FieldPlan, Language } from '../plan/app-plan.ts';
import { cloudLines } from '../on-cloud.ts';
import { coloursIn } from '../understand/second-thoughts.ts';
import { reply } from '../reply-words.data.ts';
import type { RespondInput } from '../reply.ts';
import { isQuestion, withoutAsides } from './asking.ts';
import { howTo } from './how-to.ts';

const GREETING =
  patternOf(`^(?:hi|hello|hey|good (?:morning|evening|afternoon)|hallo|guten (?:tag|morgen|abend)|moin|servus|bonjour|salut|bonsoir|hola
    |buenos días|buenas|olá|oi|bom dia|boa tarde)\\b[\\s!.,]*(?:there|loam|you|zusammen|tout le monde)?[\\s!.,]*$`);
const THANKS =
  patternOf(`^(?:(?:ok(?:ay)?|great|perfect|super|cool|nice|wow|awesome)[\\s,!.]*)*(?:thanks?|thank you|thx|danke|vielen dank|merci|gracias
    |obrigad[oa]|looks? (?:good|great|nice)|well done|perfect|great|awesome|nice)\\b[^?]{0,40}$`);
export const isGreeting = (text: string): boolean => GREETING.test(text.trim()) || isAboutMe(text);
export const isThanks = (text: string): boolean => THANKS.test(text.trim());

const isAboutMe = (text: string): boolean =>
  patternOf(`^(?:help|hilfe|aide|ayuda|ajuda)[\\s!.?]*$|what can you do|who are you|how do you work|was kannst du|wer bist du
    |que peux-tu faire|qui es-tu|qué puedes hacer|quién eres|o que você (?:pode|sabe) fazer|quem é você`).test(
    text,
  );

/** What is known about the project, in words; touches nothing. */
export function answer(given: RespondInput, plan: AppPlan | null, language: Language): string {
  const text = withoutAsides(given.request.trim());
  const input = { ...given, request: text };
  if (isAboutMe(text)) return reply(language, 'canDo');
  if (GREETING.test(text)) return reply(language, 'hello');
  if (isThanks(text)) return reply(language, 'thanks');
  const told = plan && howTo(text, plan, language);
  if (told) return told;
  const general = aboutLoam(text, plan, language);
  if (general !== null) return general;
  if (plan === null) return aboutSources(input, language);
  const fact = aboutPlan(input, plan, language);
  if (fact !== null) return fact;
  if (/^(?:can|could|kannst|peux|puedes|pode)\b/iu.test(text)) return reply(language, 'cannot');
  return isQuestion(text, language) ? reply(language, 'ask') : summary(plan, language);
}

function aboutLoam(text: string, plan: AppPlan | null, language: Language): string | null {
  if (like.iu`\b(?:publish|deploy|go live|domain|veröffentlich\p{L}*|publier|publicar|hosting)\b`.test(text))
    return reply(language, 'publish');
  if (
    /\b(?:download|zip|source code|quellcode|télécharger|descargar|baixar|export the code|github)\b/iu.test(
      text,
    )
  )
    return reply(language, 'download');
  if (
    /\b(?:database|backend|cloud|datenbank|base de données|base de datos|banco de dados|real data|shared between|server)\b/iu.test(
      text,
    )
  )
    return plan?.storage === 'cloud' ? cloudLines(plan, language).join('\n\n') : reply(language, 'cloud');
  return null;
}

interface Asked {
  readonly input: RespondInput;
  readonly plan: AppPlan;
  readonly language: Language;
  readonly named: readonly EntityPlan[];
}

type Topic = (asked: Asked) => string | null;

const TOPICS: readonly (readonly [RegExp, Topic])[] = [
  [
    like.iu`\b(?:last change|changed?|änder\p{L}*|geändert|dernier|changé|cambi\p{L}*|mud\p{L}*|what did you do|was hast du)\b`,
    ({ input, plan, language }) => lastChange(input, plan, language),
  ],
  [
    /\b(?:fields?|columns?|attributes?|felder|spalten|champs|campos|properties|store|stored|keep|have|has|hat|haben)\b/iu,
    aboutFields,
  ],
  [/\b(?:pages?|sections?|screens?|routes?|seiten?|páginas?|menu|navigation)\b/iu, aboutPages],
  [/\b(?:colou?rs?|theme|farben?|couleurs?|colores|cores)\b/iu, aboutColours],
  [
    /\b(?:rules?|limits?|required|regeln?|pflicht|règles?|reglas?|regras?|allowed|erlaubt)\b/iu,
    ({ plan, language }) => reply(language, 'rulesAre', { list: rulesOf(plan).join(' ') || '–' }),
  ],
  [
    like.iu`\b(?:login|password|account|anmeld\p{L}*|passwort|connexion|contraseña|senha|sign in)\b`,
    ({ plan, language }) =>
      plan.auth?.demo
        .map(({ email, password }) => reply(language, 'signIn', { email, password }))
        .join('\n') ?? null,
  ],
  [
    /\b(?:data|tables?|records?|entities|daten|tabellen?|données|datos|tablas?|dados|keep|store|information)\b/iu,
    ({ plan, language }) => reply(language, 'dataIs', { name: plan.name, list: dataNames(plan) }),
  ],
  [
    /\b(?:what is this|what does|about this app|was ist das|was macht|qu.est-ce|qué es|o que é|describe|summary|overview)\b/iu,
    ({ plan, language }) => summary(plan, language),
  ],
];

/** The colours, and whose choice they were. */
function aboutColours({ input, plan: { theme }, language }: Asked): string {
  const { background, primary, accent, header = primary } = theme;
  const asked = input.history.findLast(({ role, text }) => role === 'user' && coloursIn(text).length > 0);
  return [
    reply(language, 'coloursAre', { background, primary, accent, header }),
    asked ? reply(language, 'coloursAsked', { request: asked.text }) : reply(language, 'coloursChosen'),
  ].join(' ');
}

function aboutPlan(input: RespondInput, plan: AppPlan, language: Language): string | null {
  const text = input.request;
  const asked = { input, plan, language, named: findEntities(text, plan).map(({ item }) => item) };
  // "why is the button blue?"
  const isColoured = coloursIn(text).length > 0 || says(text, 'whyLooks');
  if (isColoured && isQuestion(text, language)) return aboutColours(asked);
  for (const [pattern, topic] of TOPICS) {
    const told = pattern.test(text) ? topic(asked) : null;
    if (told !== null) return told;
  }
  return isQuestion(text, asked.language) && !/\b(?:can|could)\b/iu.test(text) ? aboutFields(asked) : null;
}

function aboutFields({ named, language }: Asked): string | null {
  if (named.length === 0) return null;
  return named
    .map((entity) =>
      reply(language, 'fieldsAre', { thing: entity.one, list: entity.fields.map(fieldWords).join(', ') }),
    )
    .join('\n');
}

function aboutPages({ plan, language }: Asked): string {
  return reply(language, 'pagesAre', { name: plan.name, list: pageNames(plan) });
}

function summary(plan: AppPlan, language: Language): string {
  return [
    `**${plan.name}** – ${plan.tagline}`,
    reply(language, 'pagesAre', { name: plan.name, list: pageNames(plan) }),
    ...(plan.entities.length > 0
      ? [reply(language, 'dataIs', { name: plan.name, list: dataNames(plan) })]
      : []),
  ].join('\n\n');
}

function lastChange(input: RespondInput, plan: AppPlan, language: Language): string {
  const [step] = readSteps(input.files);
  if (step) return reply(language, 'lastChange', { request: step.request });
  const said = input.history.findLast(({ role }) => role === 'user');
  return said && earlierPlans(plan, []).length === 0
    ? reply(language, 'lastChange', { request: said.text })
    : reply(language, 'noChange');
}

const pageNames = (plan: AppPlan): string =>
  plan.pages
    .filter(({ path }) => !path.includes(':'))
    .map(({ title }) => title)
    .join(', ');
const dataNames = (plan: AppPlan): string =>
  plan.entities
    .map((entity: EntityPlan) => `${entity.many} (${entity.fields.map(({ label }) => label).join(', ')})`)
    .join('; ');
const fieldWords = (field: FieldPlan): string =>
  `${field.label}${field.options ? ` (${field.options.join(', ')})` : ''}${field.isRequired ? ' *' : ''}`;
const rulesOf = (plan: AppPlan): readonly string[] =>
  plan.entities.flatMap((entity) => [
    ...entity.rules.map(({ message }) => message),
    ...entity.fields
      .filter(({ isRequired, isUnique }) => isRequired || isUnique)
      .map(
        (field) =>
          `${entity.one} · ${field.label}${field.isRequired ? ' *' : ''}${field.isUnique ? ' ≠' : ''}`,
      ),
  ]);

function aboutSources(input: RespondInput, language: Language): string {
  const pages = [...input.files.keys()]
    .filter((path) => /^src\/pages\/[^/]+\.tsx$/.test(path))
    .map((path) => path.slice('src/pages/'.length, -'.tsx'.length));
  return reply(language, 'projectIs', {
    count: [...input.files.keys()].filter((path) => path.startsWith('src/')).length,
    list: pages.join(', ') || '–',
  });
}
