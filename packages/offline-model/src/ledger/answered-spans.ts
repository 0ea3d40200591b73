import { AND, like } from '../lexicon/pattern.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import type { ProseItem } from '../plan/block-plan.ts';
import { rulesSpans } from '../plan/game-rules.ts';
import { askedField, isToldField } from '../understand/asked-field.ts';
import { readCalculatorPages } from '../understand/calculator-pages.ts';
import { readQuestions } from '../understand/given/given-questions.ts';
import { listItems } from '../understand/list-items.ts';
import { readPageList } from '../understand/page-lists.ts';
import { SAID_OF_IT } from '../understand/plain-talk.ts';
import { readToldForms } from '../understand/told-forms.ts';
import { QUOTED, sentences, spanOf, type Span } from '../understand/tokens.ts';

/** "how tall it is": questions of a request that a field of the app answers, under its own name, or that people answer there. */
export function answeredSpans(request: string, plan: AppPlan): readonly Span[] {
  const { language, entities } = plan;
  const labels = new Set(entities.flatMap(({ fields }) => fields.map(({ label }) => label.toLowerCase())));
  const told = sentences(request).flatMap(({ start, end }) =>
    listItems(request.slice(0, end), start).flatMap((item) => {
      const from = leadEnd(item.text);
      const told = item.text.slice(from);
      const label = isToldField(told, language) ? askedField(told, [], language)?.label.toLowerCase() : '';
      return label !== undefined && labels.has(label) ? [{ start: item.start + from, end: item.end }] : [];
    }),
  );
  const shown = JSON.stringify(plan);
  const addresses = [...request.matchAll(ADDRESS)].filter(([address]) =>
    shown.includes(address.replace(/^.* /u, '')),
  );
  const lines = [...request.matchAll(WITH_WORDS)].filter(({ groups }) =>
    shown.includes(JSON.stringify((groups?.['quote'] ?? '').slice(1, -1).trim()).slice(1, -1)),
  );
  const asked = readQuestions(request).questions.filter(({ text }) => shown.includes(JSON.stringify(text)));
  return [
    ...told,
    ...formSpans(request, plan),
    ...calculatorSpans(request, plan),
    ...proseSpans(request, plan),
    ...rulesSpans(request, plan),
    ...[...request.matchAll(CLOCK)].filter((clock) => shown.includes(timeOf(clock))).map(spanOf),
    ...asked.map(({ span }) => span),
    ...[...request.matchAll(SAID_OF_IT), ...request.matchAll(LIST_NUMBER), ...addresses, ...lines].map(
      spanOf,
    ),
  ];
}

/** "4. Questions". */
const LIST_NUMBER = /^\s*\d{1,2}[.)](?=\s)/gmu;

/** "with the line "Clean flue, warm room"", "the motto "Gravity is free"". */
const WITH_WORDS = like.giu`
  (?:(?<!\p{L})(?:${AND}|with|mit|con|com|avec)\s)?(?:(?:the|our|dem|der|das|el|la|le|o|a|unserem)\s)?
  (?:line|sentence|phrase|words|motto|slogan|tagline|headline|satz|spruch|leitspruch|frase|lema|devise|titular|titre)\s?:?\s(?<quote>${QUOTED})`;

/** "18h30", "18 Uhr": as a time in the app. */
const CLOCK = like.giu`(?<![\d.,])(?<hour>\d{1,2})(?:\s?h(?<half>\d{2})?(?![\p{L}\d])|(?:[:.](?<minute>\d{2}))?\s?uhr(?!\p{L}))`;
const timeOf = ({ groups: { hour = '', half, minute } = {} }: RegExpExecArray): string =>
  `"${hour.padStart(2, '0')}:${half ?? minute ?? '00'}"`;

/** "At the desk people give …": who asks for what, where a form asks for all of it. */
const formSpans = (request: string, { entities, language }: AppPlan): readonly Span[] =>
  readToldForms(request, readPageList(request)?.names ?? [], language).forms.flatMap(({ lead, fields }) => {
    const isAsked = entities.some((entity) =>
      fields.every(({ label }) => entity.fields.some((one) => one.label === label)),
    );
    const start = isAsked && lead !== '' ? request.indexOf(lead) : -1;
    return start < 0 ? [] : [{ start, end: start + lead.length }];
  });

/** What tells a calculator that the app has, with all that it reckons. */
const calculatorSpans = (request: string, { pages, language }: AppPlan): readonly Span[] => {
  const built = new Set(
    pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'engine' ? [JSON.stringify(block.options['results'])] : [])),
    ),
  );
  return readCalculatorPages(request, readPageList(request)?.names ?? [], language)
    .pages.filter(({ engine }) => built.has(JSON.stringify(engine.options['results'])))
    .flatMap(({ spans }) => spans);
};

/** Sentences that stand on a page word by word, questions with their answers, and where the house is. */
const proseSpans = (request: string, { pages }: AppPlan): readonly Span[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'prose' ? [block] : []))
    .flatMap(({ style, text, items }) => {
      if (style === 'faq') return items.flatMap((item) => askedSpan(request, item));
      if (style === 'contact') return items.flatMap((item) => spanIn(request, item.text));
      return style === 'text'
        ? sentences(text).flatMap(({ start, end }) => spanIn(request, text.slice(start, end)))
        : [];
    });

function spanIn(request: string, words: string): readonly Span[] {
  const told = words.trim();
  const start = told.split(' ').length > 2 ? request.indexOf(told) : -1;
  return start < 0 ? [] : [{ start, end: start + told.length }];
}

/** An answer that follows its question. */
function askedSpan(request: string, { title, text }: ProseItem): readonly Span[] {
  const low = request.toLowerCase();
  const asked = low.indexOf(title.toLowerCase());
  const from = asked + title.length;
  const start = low.indexOf(text.toLowerCase(), from);
  const isNear = asked >= 0 && start >= 0 && start - from < 20;
  return isNear && text !== '' ? [{ start: asked, end: start + text.length }] : [];
}

/** An e-mail address is no sentence and no words to look for one by one. */
const ADDRESS = like.giu`(?:(?<!\p{L})(?:our |my )?(?:e-?)?mail:? )?[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** "For each pet I note how old it is": the question begins later. */
const LEAD = like.iu`^.*(?::|(?<!\p{L})(?:with|has|have|note|store|record|track|keep|save|enter|log|mit|notiere|speichere|erfasse|avec|note|con|com|guardo|anoto))\s+`;

const leadEnd = (text: string): number => LEAD.exec(text.replace(/\(.*$/su, ''))?.[0].length ?? 0;
