import { like } from './lexicon/pattern.ts';
import { isGreeting, isThanks } from './answer/answer.ts';
import { isQuestion } from './answer/asking.ts';
import { applyPlan } from './change/apply-plan.ts';
import { changePlan, namesOfWishes } from './change/change-plan.ts';
import { isSame } from './change/edits.ts';
import {
  earlierPlans,
  HISTORY_PATH,
  planBefore,
  planStep,
  readSteps,
  sourceStep,
  stepsFile,
} from './change/history.ts';
import { says } from './change/reading.ts';
import { tell } from './change/said.data.ts';
import { canUseCloud, cloudLines } from './on-cloud.ts';
import { picturesFor } from './change/pictures.ts';
import { changeSource } from './change/source-change.ts';
import type { Wish } from './change/wish.ts';
import type { AppPlan, Language } from './plan/app-plan.ts';
import { readPlan } from './plan/app-plan.ts';
import type { Change, Reply, RespondInput } from './reply.ts';
import { reply } from './reply-words.data.ts';
import { lostFacts, strangeSentences, unbuiltParts } from './ledger/ledger.ts';
import { suggestionsFor } from './suggestions.ts';
import { askedAgain, withSecondThoughts } from './understand/second-thoughts.ts';

/** A follow-up to an app that has a plan: the plan first, the sources for what no plan can hold. */
export function changeApp(input: RespondInput, plan: AppPlan, language: Language): Reply {
  return changeAs(input, plan, { language, request: withSecondThoughts(input.request) });
}

interface Meant {
  readonly language: Language;
  /** What the message comes to. */
  readonly request: string;
}

function changeAs(input: RespondInput, plan: AppPlan, { language, request }: Meant): Reply {
  const steps = readSteps(input.files);
  const past = input.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const isPicked = input.selectedElements.length > 0;
  const asked = isPicked
    ? { plan, done: [], notDone: [], notUnderstood: [] }
    : changePlan(plan, request, {
        language,
        past,
        currentPage: input.currentPage,
        images: input.images,
        earlier: earlierPlans(plan, steps),
        hasCloud: canUseCloud(input.cloud),
      });
  const applied = isSame(asked.plan, plan)
    ? { changes: [], kept: [] }
    : applyPlan(plan, asked.plan, input.files);
  const files = withChanges(input.files, applied.changes);
  const isPlaced = picturesFor(applied.changes, input.images).length > 0;
  const isLoose = input.images.length > 0 && !isPlaced;
  const needsSource = isPicked || isLoose || asked.notUnderstood.length > 0;
  const edited = needsSource
    ? changeSource({
        input: { ...input, files },
        language,
        wishes: isPicked || isLoose ? null : asked.notUnderstood,
        plan: asked.plan,
      })
    : { changes: [], done: [], notUnderstood: [] };
  const changes = joined(applied.changes, edited.changes);
  const step = isSame(asked.plan, plan)
    ? sourceStep(input.request, changes, input.files)
    : {
        ...planStep(input.request, plan, asked.plan),
        files: sourceStep(input.request, edited.changes, files).files,
      };
  const done = [...asked.done, ...edited.done];
  const isMoved = plan.storage !== 'cloud' && asked.plan.storage === 'cloud';
  const left = needsSource ? edited.notUnderstood : asked.notUnderstood;
  const kept = applied.kept.map((path) => tell(language, 'keptByHand', { path }));
  const lacking = unbuilt({
    request,
    plan: asked.plan,
    before: input.files,
    sources: withChanges(files, edited.changes),
    done,
    left,
    language,
    isNoSending: asked.notDone.includes(tell(language, 'noSending')),
  });
  return {
    language,
    text: told({
      language,
      done,
      notDone: [
        ...(isMoved ? cloudLines(asked.plan, language) : []),
        ...kept,
        ...refusals(asked.notDone, lacking, done.length > 0),
      ],
      left,
    }),
    changes: changes.length === 0 ? [] : [...changes, stepsFile([step, ...steps])],
    pictures: picturesFor(changes, input.images),
    suggestions: suggestionsFor(asked.plan, language),
  };
}

/** What was not done and why, and what else may be missing. */
function refusals(notDone: readonly string[], lacking: Lacking, isDone: boolean): readonly string[] {
  // What is called so already, while half of its words are nowhere, is not so.
  const told = [...new Set(notDone)].filter((line) => !lacking.sentences.some((one) => line.includes(one)));
  // What was refused with a reason is in no doubt.
  return [...told, ...(isDone || told.length === 0 ? lacking.lines : lacking.parts)];
}

/** What the message asks for and the app still lacks is named, whatever else was done. */
function unbuilt({ request, plan, before, sources, done, left, language, isNoSending }: Asked): Lacking {
  const told = namesOfWishes(left).join(' ').toLowerCase();
  const isUntold = (text: string): boolean => !told.includes(text.toLowerCase());
  // Told with the reason already.
  const isToldWhy = (part: string): boolean => isNoSending && says(part, 'sending');
  const parts = unbuiltParts(request, { plan, sources }).filter((part) => isUntold(part) && !isToldWhy(part));
  const known = [...before, ...sources].filter(([path]) => path !== HISTORY_PATH).map(([, text]) => text);
  const facts = lostFacts(request, known.join('\n'), language).filter(
    (fact) => isUntold(fact) && !parts.some((part) => part.includes(fact)),
  );
  const plans = [before.get('.loam/plan.json') ?? '', JSON.stringify(plan), ...done].join('\n').toLowerCase();
  const strange = strangeSentences(request, { plan, sources }, plans).filter(
    ({ sentence }) => isUntold(bare(sentence)) && !parts.some((part) => part.includes(bare(sentence))),
  );
  const missing = [...parts, ...facts.map((fact) => `“${fact}”`)].map((line) => `- ${line}`);
  const unsure = (isNoSending ? [] : strange).map(({ sentence }) =>
    reply(language, 'unsure', { sentence: bare(sentence) }),
  );
  const lost = missing.length === 0 ? [] : [`${reply(language, 'notBuilt')}\n${missing.join('\n')}`];
  return {
    sentences: [...strange.map(({ sentence }) => bare(sentence)), ...parts],
    parts: lost,
    lines: [...lost, ...unsure],
  };
}

const bare = (sentence: string): string => sentence.replace(/[.!?;\s]+$/u, '');

interface Lacking {
  /** Sentences of which half the words are nowhere, and parts that are not there: they are not so already. */
  readonly sentences: readonly string[];
  readonly parts: readonly string[];
  /** The parts, and what may be missing. */
  readonly lines: readonly string[];
}

interface Asked {
  readonly request: string;
  readonly plan: AppPlan;
  /** The project as it was; what it called something may be gone. */
  readonly before: ReadonlyMap<string, string>;
  readonly sources: ReadonlyMap<string, string>;
  readonly done: readonly string[];
  readonly left: readonly Wish[];
  readonly language: Language;
  readonly isNoSending: boolean;
}

interface Told {
  readonly language: Language;
  readonly done: readonly string[];
  readonly notDone: readonly string[];
  readonly left: readonly Wish[];
}

export function told({ language, done, notDone, left }: Told): string {
  const names = namesOfWishes(left);
  if (done.length === 0 && notDone.length === 0 && names.length > 0)
    return `${reply(language, 'changedNothing')}\n${names.map((name) => `- ${name}`).join('\n')}\n\n${reply(language, 'connect')}`;
  return [
    ...(done.length === 1
      ? [done[0] ?? '']
      : done.length > 1
        ? [`${reply(language, 'done')}\n${done.map((line) => `- ${line}`).join('\n')}`]
        : []),
    ...notDone,
    ...(names.length > 0
      ? [
          `${reply(language, 'notUnderstood')}\n${names.map((name) => `- ${name}`).join('\n')}`,
          reply(language, 'connect'),
        ]
      : []),
    ...(done.length === 0 && notDone.length === 0 ? [reply(language, 'nothing')] : []),
  ].join('\n\n');
}

function withChanges(
  files: ReadonlyMap<string, string>,
  changes: readonly Change[],
): ReadonlyMap<string, string> {
  const next = new Map(files);
  for (const { path, content } of changes) {
    if (content === null) next.delete(path);
    else next.set(path, content);
  }
  return next;
}

const joined = (first: readonly Change[], second: readonly Change[]): readonly Change[] => [
  ...new Map([...first, ...second].map((change) => [change.path, change])).values(),
];

const UNDO = like.iu`
  ^(?:please\s+|no+,?\s+|oh no,?\s+|hm+,?\s+|nah,?\s+|actually,?\s+|sorry,?\s+|ok,?\s+|nein,?\s+|non,?\s+|não,?\s+
  |bitte\s+)*(?:undo|revert|take (?:that|it) back|go back|(?:i |we )?liked? it (?:better|more) (?:before|the way)|(?:it
  |that) (?:was|looked) better before|back to (?:how|what|the way) it was|(?:das |es )?war (?:vorher|davor) besser
  |c[’']était mieux avant|(?:era|estaba|estava) mejor antes|estava melhor antes|vuelve (?:atrás|a como estaba)
  |volta (?:atrás|como era)|roll ?back|never ?mind|change (?:it|that) back|put it back|rückgängig|mach (?:das
  |es) rückgängig|zurücknehmen|nimm das zurück|annule|reviens en arrière|deshaz|deshacer|revierte|desfaça|desfaz
  |desfazer|volte atrás|reverta)\b(?!.*\b(?:page|gallery|field|button)\b)`;

export const isUndo = (text: string): boolean =>
  UNDO.test(text.trim()) && (text.trim().split(/[,;.]\s/u)[0] ?? '').split(/\s+/).length <= 9;

/** "I meant the footer": the last change goes, and the same is done to what was meant. */
export function correctLast(input: RespondInput, plan: AppPlan, language: Language): Reply | null {
  const past = input.history.filter(({ role }) => role === 'user').map(({ text }) => text);
  const again = askedAgain(input.request, past);
  if (again === null) return null;
  const { request, isLast } = again;
  if (!isLast) return changeAs(input, plan, { language, request });
  const taken = undoLast(input, plan, language);
  const files = withChanges(input.files, taken.changes);
  const before = readPlan(files.get('.loam/plan.json') ?? '');
  if (!before) return null;
  const redone = changeAs({ ...input, files }, before, { language, request });
  return { ...redone, changes: joined(taken.changes, redone.changes) };
}

const LAST_CHANGE =
  /\b(?:last|latest|previous) (?:change|step|edit)\b|\bletzten? änderung|\bdernière? (?:changement|modification)|\b[uú]ltimo cambio|\b[uú]ltima (?:mudança|alteração)/iu;

/** "that" is what the last message did; where it did nothing, an older change must not go in its place. */
function isAboutStep({ request, history }: RespondInput, done: string): boolean {
  if (LAST_CHANGE.test(request)) return true;
  const last = history.findLast(({ role }) => role === 'user')?.text.trim();
  if (last === undefined || last === done.trim()) return true;
  return isUndo(last) || isGreeting(last) || isThanks(last) || isQuestion(last);
}

/** Takes the last change back; what was done by hand since then stays. */
export function undoLast(input: RespondInput, plan: AppPlan | null, language: Language): Reply {
  const [step, ...rest] = readSteps(input.files);
  const none = { language, text: reply(language, 'nothingToUndo'), changes: [], suggestions: [] };
  if (!step) return none;
  if (!isAboutStep(input, step.request))
    return {
      ...none,
      text: reply(language, 'nothingDoneLast', { request: step.request }),
      suggestions: plan ? suggestionsFor(plan, language) : [],
    };
  const before = plan && planBefore(plan, step);
  if (step.plan !== null && (!plan || !before)) return none;
  const restored = Object.entries(step.files).map(([path, content]): Change => ({ path, content }));
  const files = withChanges(input.files, restored);
  const applied =
    plan && before && step.plan !== null ? applyPlan(plan, before, files) : { changes: [], kept: [] };
  const kept = applied.kept.map((path) => tell(language, 'keptByHand', { path }));
  return {
    language,
    text: [reply(language, 'undone', { request: step.request }), ...kept].join('\n\n'),
    changes: [...joined(restored, applied.changes), stepsFile(rest)],
    suggestions: before ? suggestionsFor(before, language) : [],
  };
}
