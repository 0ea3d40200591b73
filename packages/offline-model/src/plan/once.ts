import { translationIn } from '@loam/app-library';
import type { EntityPlan } from './app-plan.ts';
import { changeEntity, type Draft } from './draft.ts';
import { like, part } from '../lexicon/pattern.ts';

const DONE = part`
  (?:apply|applies|register|sign up|enrol+|join|subscribe|review|rate|enter|participate|order|submit|inscribir\p{L}*|apuntar\p{L}*|inscrever\p{L}*|anmeld\p{L}*|bewerb\p{L}*|teilnehm\p{L}*
  |inscri\p{L}*|postul\p{L}*)`;
const TWICE = String.raw`(?:twice|more than once|two times|a second time|dos veces|más de una vez|duas vezes|mais de uma vez|zweimal|mehrfach|mehr als einmal|deux fois|plus d['’]une fois)`;
const ONE_EACH = part`
  (?:only|just|max(?:imum)?|at most|sol[oa]|só|apenas|nur|maximal|seulement|une seule?|un[ao]? sol[oa]|una única|um único)\s+(?:one|1|una?|uma?|eine?n?|une?)?\s*(?:\p{L}+\s){0,4}?(?:per
  |for each|for every|por|pro|je|par)\s+(?:person|people|member|user|customer|email|e-mail|family|household|guest|visitor|persona|pessoa|correo|familia|família|kunde|gast|personne|famille)`;
const ONCE = like.iu`\b${DONE}\b[^.;]{0,40}\b${TWICE}|(?<!\p{L})${ONE_EACH}|\bthe same e-?mail\b[^.;]{0,40}\b(?:once|twice|again)`;

const SAID = `Somebody has already signed up with this email. | Já existe um cadastro com este e-mail.
  | Ya hay una inscripción con este correo. | Mit dieser E-Mail-Adresse gibt es schon eine Anmeldung.
  | Il y a déjà une inscription avec cet e-mail.`;

/** "nobody may apply twice for the same job", "only one trial class per person": a form takes an address once. */
export function keepOnce(draft: Draft): void {
  if (!ONCE.test(draft.said.text)) return;
  const plan = formOf(draft);
  const email = plan?.fields.find(({ type }) => type === 'email');
  if (plan === undefined || email === undefined) return;
  const thing = plan.fields.find(({ type }) => type === 'relation');
  const isOfThing =
    thing !== undefined &&
    like.iu`\b(?:same|mism[oa]|mesm[oa]|selbe\p{L}*|gleiche\p{L}*|même)\b`.test(draft.said.text);
  changeEntity(draft, plan.id, (old) => ({
    ...old,
    rules: [
      ...old.rules.filter(({ kind }) => kind !== 'atMost'),
      {
        kind: 'unique',
        fields: [...(isOfThing ? [thing.id] : []), email.id],
        message: translationIn(SAID, draft.said.language),
      },
    ],
  }));
}

/** What is sent from a form and is no message. */
function formOf(draft: Draft): EntityPlan | undefined {
  const sent = draft.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'form' || block.kind === 'booking' ? [block.entity] : [])),
  );
  return draft.entities.find(
    ({ plan }) => sent.includes(plan.id) && plan.id !== 'enquiry' && plan.id !== 'subscriber',
  )?.plan;
}
