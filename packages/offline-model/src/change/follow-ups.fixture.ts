import type { AppPlan, Language } from '../plan/app-plan.ts';
import { makePlan } from '../plan/make-plan.ts';
import { CLINIC_BOOKING, INVENTORY_MANAGER, RECIPE_SITE } from '../plan/testing/samples.ts';
import { askedAgain, withSecondThoughts } from '../understand/second-thoughts.ts';
import { understand } from '../understand/understand.ts';
import { changePlan, type PlanChange } from './change-plan.ts';

export interface AskOptions {
  readonly past?: readonly string[];
  readonly language?: Language;
  readonly earlier?: readonly AppPlan[];
}

/** A wish put to a plan, as a conversation would. */
export const ask = (
  plan: AppPlan,
  request: string,
  { past = [], language = 'en', earlier = [] }: AskOptions = {},
): PlanChange =>
  changePlan(plan, askedAgain(request, past)?.request ?? withSecondThoughts(request), {
    language,
    past,
    currentPage: null,
    images: [],
    earlier,
  });

/** A row of a table of wordings: what is said to which app, one message after the other, and the last answer. */
export interface Row {
  readonly app: AppPlan;
  readonly language: Language;
  readonly messages: readonly string[];
  readonly answer: string;
  /** What the plan holds then. */
  readonly holds: string | undefined;
}

const SAMPLES: Readonly<Record<string, AppPlan>> = {
  inventory: INVENTORY_MANAGER,
  recipes: RECIPE_SITE,
  clinic: CLINIC_BOOKING,
};
const isLanguage = (text: string): text is Language => ['en', 'de', 'fr', 'es', 'pt'].includes(text);

/** "# app" begins a part of the table; a row is "[de] message > next message => answer // what the plan holds". */
export function readRows(table: string): readonly Row[] {
  let app: AppPlan = RECIPE_SITE;
  return table.split('\n').flatMap((line): readonly Row[] => {
    const name = /^# (.+)$/.exec(line)?.[1];
    if (name !== undefined) app = SAMPLES[name] ?? makePlan(understand(name));
    const [, language = 'en', talk, answer = '', holds] =
      /^(?:\[(\w\w)\] )?(.+?) => (.*?)(?: \/\/ (.+))?$/.exec(line) ?? [];
    if (talk === undefined || !isLanguage(language)) return [];
    return [{ app, language, messages: talk.split(' > '), answer, holds }];
  });
}

/** The last answer of the talk in a row, with what it was not able to do, and the plan after it. */
export function talk({ app, language, messages }: Row): { readonly plan: AppPlan; readonly answer: string } {
  let plan = app;
  let answer = '';
  messages.forEach((message, at) => {
    const change = ask(plan, message, { language, past: messages.slice(0, at) });
    const left = change.notUnderstood.map(({ said }) => `? ${said}`);
    answer = [...change.done, ...change.notDone, ...left].join(' ');
    plan = change.plan;
  });
  return { plan, answer };
}
