import { like } from './lexicon/pattern.ts';
import { answer, isGreeting, isThanks } from './answer/answer.ts';
import { isQuestion } from './answer/asking.ts';
import { buildApp } from './build-app.ts';
import { changeApp, correctLast, isUndo, told, undoLast } from './change-app.ts';
import { readSteps, sourceStep, stepsFile } from './change/history.ts';
import { picturesFor } from './change/pictures.ts';
import { changeSource } from './change/source-change.ts';
import { appoint, withCloudNeeds } from './on-cloud.ts';
import { languageOf } from './change/wish.ts';
import { mend } from './fix/mend.ts';
import type { AppPlan, Language } from './plan/app-plan.ts';
import { readPlan } from './plan/app-plan.ts';
import type { Reply, RespondInput } from './reply.ts';
import { suggestionsFor } from './suggestions.ts';
import { detectLanguage } from './understand/language.ts';

/** What to say and which files to change. The same input always gives the same reply. */
export function respond(input: RespondInput): Reply {
  const plan = readPlan(input.files.get('.loam/plan.json') ?? '');
  return withCloudNeeds(replyTo(input, plan), input, plan);
}

function replyTo(input: RespondInput, plan: AppPlan | null): Reply {
  const language = plan ? languageOf(input.request, plan.language) : detectLanguage(input.request);
  const said = (): Reply => ({
    language,
    text: answer(input, plan, language),
    changes: [],
    suggestions: plan ? suggestionsFor(plan, language) : [],
  });
  if (input.mode === 'chat') return said();
  if (input.faults.length > 0 || input.containsError) return mend(input, plan, language);
  if (isUndo(input.request)) return undoLast(input, plan, language);
  if (isGreeting(input.request) || isThanks(input.request)) return said();
  if (isNewApp(input, plan)) return buildApp(input, plan);
  const appointed = plan && appoint(input, plan, language);
  if (appointed) return appointed;
  if (isQuestion(input.request, language) && input.selectedElements.length === 0) return said();
  if (!plan) return changeForeign(input, language);
  return correctLast(input, plan, language) ?? changeApp(input, plan, language);
}

const START_OVER = like.iu`
  \b(?:start (?:over|again|from scratch|anew)|from scratch|forget (?:it|this)(?=.*\b(?:app|site|website|tool|shop|game|platform)\b)|forget (?:all|everything)|throw (?:it
  |everything) away|(?:a |an )?(?:completely |totally |whole )?(?:different|new) (?:app|site|website|project)
  (?: instead)?|scrap (?:it|this|that|everything)|von vorne|neu anfangen|ganz neue app|recommence|repars de zéro
  |empieza de nuevo|desde cero|comece de novo|do zero)\b`;

/** What is to stand in the app is no order: 'change the text to "Start again"'. */
const QUOTED = like.gu`"[^"\n]*"|“[^”\n]*”|«[^»\n]*»|„[^“”\n]*[“”]|(?<!\p{L})['‘][^'’\n]*['’](?!\p{L})`;

/** The page that every project begins with is still there, or a fresh start is wanted. */
function isNewApp({ files, request }: RespondInput, plan: AppPlan | null): boolean {
  const order = request.replace(QUOTED, ' ');
  if (START_OVER.test(order) && request.split(/\s+/).length > 4) return true;
  if (plan) return false;
  const start = files.get('src/pages/Index.tsx');
  return start === undefined
    ? ![...files.keys()].some((path) => /^src\/.+\.[jt]sx$/.test(path))
    : start.includes('Describe what you want to build, and it grows here.');
}

/** A project that someone else wrote: its sources are all there is to go by. */
function changeForeign(input: RespondInput, language: Language): Reply {
  const edited = changeSource({ input, language, wishes: null, plan: null });
  const steps = readSteps(input.files);
  return {
    language,
    text: told({ language, done: edited.done, notDone: [], left: edited.notUnderstood }),
    changes:
      edited.changes.length === 0
        ? []
        : [...edited.changes, stepsFile([sourceStep(input.request, edited.changes, input.files), ...steps])],
    pictures: picturesFor(edited.changes, input.images),
    suggestions: [],
  };
}
