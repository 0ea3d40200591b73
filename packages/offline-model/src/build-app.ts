import { applyPlan } from './change/apply-plan.ts';
import { HISTORY_PATH } from './change/history.ts';
import { idleSentences } from './idle-sentences.ts';
import type { AppPlan, Language } from './plan/app-plan.ts';
import { fieldDescribed } from './plan/computed/described.ts';
import { makePlan } from './plan/make-plan.ts';
import { leftOut } from './plan/tool-gaps.ts';
import type { Change, Reply, RespondInput } from './reply.ts';
import { reply } from './reply-words.data.ts';
import { suggestionsFor } from './suggestions.ts';
import { understand } from './understand/understand.ts';
import { writeApp } from './write/write-app.ts';

/** A new app from a description; what an earlier one left and nobody touched goes. */
export function buildApp(input: RespondInput, old: AppPlan | null): Reply {
  const said = understand(input.request);
  const plan = makePlan(said);
  const written = old ? applyPlan(old, plan, withoutPlan(input.files)).changes : fresh(plan, input.files);
  const forgotten: readonly Change[] = input.files.has(HISTORY_PATH)
    ? [{ path: HISTORY_PATH, content: null }]
    : [];
  return {
    language: said.language,
    text: described(plan, said.language, together(leftOut(said), idleSentences(input.request, plan))),
    changes: [...written, ...forgotten],
    suggestions: suggestionsFor(plan, said.language),
  };
}

/** Each thing once, as it was written. */
const together = (told: readonly string[], idle: readonly string[]): readonly string[] => {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return [
    ...told,
    ...idle.filter(
      (one) => !told.some((other) => plain(one).includes(plain(other)) || plain(other).includes(plain(one))),
    ),
  ];
};

/** A new app takes the place of the old one, whatever was changed in it by hand. */
const withoutPlan = (files: RespondInput['files']): RespondInput['files'] => files;

const fresh = (plan: AppPlan, files: RespondInput['files']): readonly Change[] =>
  [...writeApp(plan)]
    .filter(([path, content]) => files.get(path) !== content)
    .map(([path, content]) => ({ path, content }));

function described(plan: AppPlan, language: Language, notUnderstood: readonly string[]): string {
  const pages = plan.pages
    .filter(({ path, isInNav }) => isInNav && !path.includes(':'))
    .map(({ title, intro }) => `- **${title}**${intro === '' ? '' : ` – ${intro}`}`);
  const data = plan.entities
    .filter(({ id }) => !/(?:Review|Comment)$/.test(id))
    .map(
      (entity) =>
        `- **${entity.many}**: ${entity.fields.map((one) => fieldDescribed(entity, one)).join(', ')}`,
    );
  const rules = plan.entities.flatMap((entity) => entity.rules.map(({ message }) => `- ${message}`));
  const demo = plan.auth?.demo[0];
  return [
    reply(language, 'built', { name: plan.name, tagline: plan.tagline.replace(/\.$/, '') }),
    `**${reply(language, 'pages')}**\n${pages.join('\n')}`,
    ...(data.length > 0 ? [`**${reply(language, 'data')}**\n${data.join('\n')}`] : []),
    ...(rules.length > 0 ? [`**${reply(language, 'rules')}**\n${[...new Set(rules)].join('\n')}`] : []),
    ...(demo ? [reply(language, 'signIn', { email: demo.email, password: demo.password })] : []),
    ...(data.length > 0 ? [reply(language, 'stored')] : []),
    ...(notUnderstood.length > 0
      ? [
          `${reply(language, 'notUnderstood')}\n${notUnderstood.map((clause) => `- ${clause}`).join('\n')}`,
          reply(language, 'connect'),
        ]
      : []),
  ].join('\n\n');
}
