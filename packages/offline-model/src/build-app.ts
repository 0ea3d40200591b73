import { like } from './lexicon/pattern.ts';
import { applyPlan } from './change/apply-plan.ts';
import { picturesFor, withHeroPicture } from './change/pictures.ts';
import { HISTORY_PATH } from './change/history.ts';
import { askedInstead } from './ledger/asked-instead.ts';
import { readLedger } from './ledger/ledger.ts';
import { itemsLeft, wholeSentences } from './ledger/told-left.ts';
import type { AppPlan, Language } from './plan/app-plan.ts';
import { fieldDescribed } from './plan/computed/described.ts';
import { isWorkedOut } from './plan/computed/figure-tiles.ts';
import { mayUseCloud, needsCloud } from './plan/cloud/wants-cloud.ts';
import { withCloud } from './plan/cloud/with-cloud.ts';
import { makePlan } from './plan/make-plan.ts';
import { browserOnly, canUseCloud, cloudLines } from './on-cloud.ts';
import { leftOut } from './plan/tool-gaps.ts';
import type { Change, Reply, RespondInput } from './reply.ts';
import { reply } from './reply-words.data.ts';
import { suggestionsFor } from './suggestions.ts';
import { withSecondThoughts } from './understand/second-thoughts.ts';
import { understand } from './understand/understand.ts';
import type { Understanding } from './understand/understanding.ts';
import { writeApp } from './write/write-app.ts';

/** A new app from a description; what an earlier one left and nobody touched goes. */
export function buildApp(told: RespondInput, old: AppPlan | null): Reply {
  const input = { ...told, request: withSecondThoughts(told.request) };
  const said = understand(input.request);
  const made = makePlan(said);
  const [picture] = input.images;
  const shown = picture !== undefined && SHOWN.test(input.request) ? withHeroPicture(made, picture) : made;
  const isNeeded = needsCloud(shown, input.request);
  const isWanted = isNeeded || (input.cloud?.kind === 'enabled' && mayUseCloud(shown, input.request));
  const plan = isWanted && canUseCloud(input.cloud) ? withCloud(shown, input.request) : shown;
  const built = { plan, sources: writeApp(plan) };
  const written = old ? applyPlan(old, plan, input.files).changes : fresh(built.sources, input.files);
  const entries = readLedger(input.request, built);
  const { found, unfound } = figuresIn(said, plan);
  const forgotten: readonly Change[] = input.files.has(HISTORY_PATH)
    ? [{ path: HISTORY_PATH, content: null }]
    : [];
  return {
    language: said.language,
    text: described(plan, said.language, {
      notUnderstood: together(leftOut(said), wholeSentences(input.request, entries)).filter(
        (sentence) => !found.some((text) => sentence.includes(text)),
      ),
      notBuilt: [
        ...new Set([...entries.flatMap((one) => (one.outcome === 'notBuilt' ? [one.part] : [])), ...unfound]),
      ],
      inPart: itemsLeft(input.request, entries).filter(
        (item) => ![...found, ...unfound].some((text) => item.includes(text) || text.includes(item)),
      ),
      instead: found.length > 0 ? null : askedInstead(input.request, built),
      missing: isNeeded && plan.storage !== 'cloud' ? browserOnly(said.language, input.cloud) : null,
    }),
    clauses: entries.map(({ span, outcome }) => ({
      text: input.request.slice(span.start, span.end),
      outcome: outcome === 'notBuilt' || outcome === 'notUnderstood' ? 'left' : outcome,
    })),
    changes: [...written, ...forgotten],
    pictures: picturesFor(written, input.images),
    suggestions: suggestionsFor(plan, said.language),
  };
}

/** What the app works out of what it was asked to, and what it does not; a tool works out what it does. */
function figuresIn(
  { figures, language }: Understanding,
  plan: AppPlan,
): { readonly found: readonly string[]; readonly unfound: readonly string[] } {
  const isTool = plan.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'engine'));
  const found = figures.filter((one) => isTool || isWorkedOut(one, plan, language));
  return {
    found: found.map(({ text }) => text),
    // Of days in a row the ledger knows where tools count them.
    unfound: figures.filter((one) => !found.includes(one) && one.kind !== 'streak').map(({ text }) => text),
  };
}

/** A picture that is to be seen, not one that shows how something should look. */
const SHOWN = like.iu`(?<!\p{L})(?:use|with|show|put|place|hero|banner|cover|verwende|nimm|mit|utilise[zr]?|avec|usa|use|con|com)\s[^.!?\n]{0,30}(?<!\p{L})(?:picture|photo|image|bild|foto|imagen|imagem)(?!\p{L})`;

/** Each thing once, as it was written. */
const together = (told: readonly string[], idle: readonly string[]): readonly string[] => {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replace(like.gu`[^\p{L}\p{N}]+`, ' ')
      .trim();
  return [
    ...told,
    ...idle.filter(
      (one) => !told.some((other) => plain(one).includes(plain(other)) || plain(other).includes(plain(one))),
    ),
  ];
};

const fresh = (sources: ReadonlyMap<string, string>, files: RespondInput['files']): readonly Change[] =>
  [...sources]
    .filter(([path, content]) => files.get(path) !== content)
    .map(([path, content]) => ({ path, content }));

interface Left {
  readonly notUnderstood: readonly string[];
  /** Parts that were asked for and are not there. */
  readonly notBuilt: readonly string[];
  /** Items of sentences that are met otherwise. */
  readonly inPart: readonly string[];
  /** What was asked for, when the app is something else. */
  readonly instead: string | null;
  /** What it means that accounts or shared data are not to be had. */
  readonly missing: string | null;
}

function described(plan: AppPlan, language: Language, left: Left): string {
  const notBuilt = left.notBuilt.filter(
    (part) => !left.notUnderstood.some((clause) => clause.toLowerCase().includes(part.toLowerCase())),
  );
  const { notUnderstood, inPart, instead } = left;
  const partly = inPart.map((item) => `“${item}”`).join(', ');
  const pages = plan.pages
    .filter(({ path, isInNav }) => isInNav && !path.includes(':'))
    .map(({ title }) => title);
  const data = plan.entities
    .filter(({ id }) => !/(?:Review|Comment)$/.test(id))
    .map((entity) => `${entity.many} (${fieldsOf(entity, plan.entities)})`);
  const rules = plan.entities.flatMap((entity) => entity.rules.map(({ message }) => `- ${message}`));
  const demo = plan.auth?.demo[0];
  return [
    instead === null
      ? reply(language, 'built', { name: plan.name, tagline: plan.tagline.replace(/[.?!]$/, '') })
      : reply(language, 'instead', { asked: instead, name: plan.name }),
    `**${reply(language, 'pages')}:** ${pages.join(', ')}`,
    ...keeps(data, language),
    ...(rules.length > 0 ? [`**${reply(language, 'rules')}**\n${[...new Set(rules)].join('\n')}`] : []),
    ...(demo ? [reply(language, 'signIn', { email: demo.email, password: demo.password })] : []),
    ...kept(plan, language, left.missing),
    ...(notBuilt.length > 0
      ? [`${reply(language, 'notBuilt')}\n${notBuilt.map((part) => `- ${part}`).join('\n')}`]
      : []),
    ...(partly === '' ? [] : [reply(language, 'inPart', { list: partly })]),
    ...(notUnderstood.length > 0
      ? [`${reply(language, 'notUnderstood')}\n${notUnderstood.map((clause) => `- ${clause}`).join('\n')}`]
      : []),
    ...(notBuilt.length + notUnderstood.length + partly.length > 0 ? [reply(language, 'connect')] : []),
  ].join('\n\n');
}

function kept(plan: AppPlan, language: Language, missing: string | null): readonly string[] {
  if (plan.storage === 'cloud') return cloudLines(plan, language);
  if (missing !== null) return [missing];
  return plan.entities.some(({ id }) => !/(?:Review|Comment)$/.test(id)) ? [reply(language, 'stored')] : [];
}

/** A few words for each list, not a wall of them: the app itself shows the rest. */
const SHOWN_FIELDS = 4;

function fieldsOf(entity: AppPlan['entities'][number], entities: AppPlan['entities']): string {
  // What is worked out is said wherever it stands: nobody typed it, so somebody may wonder.
  const told = entity.fields.filter(({ computed }, index) => index < SHOWN_FIELDS || computed !== undefined);
  const more = told.length < entity.fields.length ? ' …' : '';
  return told.map((one) => fieldDescribed(entity, one, entities)).join(', ') + more;
}

const keeps = (data: readonly string[], language: Language): readonly string[] =>
  data.length > 0 ? [`**${reply(language, 'data')}:** ${data.join('; ')}`] : [];
