import { like } from '../lexicon/pattern.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import { askedField, isToldField } from '../understand/asked-field.ts';
import { readQuestions } from '../understand/given/given-questions.ts';
import { listItems } from '../understand/list-items.ts';
import { readPageList } from '../understand/page-lists.ts';
import { SAID_OF_IT } from '../understand/plain-talk.ts';
import { readToldForms } from '../understand/told-forms.ts';
import { sentences, spanOf, type Span } from '../understand/tokens.ts';

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
  const asked = readQuestions(request).questions.filter(({ text }) => shown.includes(JSON.stringify(text)));
  return [
    ...told,
    ...formSpans(request, plan),
    ...proseSpans(request, plan),
    ...[...request.matchAll(CLOCK)].filter((clock) => shown.includes(timeOf(clock))).map(spanOf),
    ...asked.map(({ span }) => span),
    ...[...request.matchAll(SAID_OF_IT), ...addresses].map(spanOf),
  ];
}

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

/** Sentences that stand on a page word by word. */
const proseSpans = (request: string, { pages }: AppPlan): readonly Span[] =>
  pages
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'prose' && block.style === 'text' ? [block.text] : []))
    .flatMap((text) => sentences(text).map(({ start, end }) => text.slice(start, end).trim()))
    .flatMap((sentence) => {
      const start = sentence.split(' ').length > 2 ? request.indexOf(sentence) : -1;
      return start < 0 ? [] : [{ start, end: start + sentence.length }];
    });

/** An e-mail address is no sentence and no words to look for one by one. */
const ADDRESS = like.giu`(?:(?<!\p{L})(?:our |my )?(?:e-?)?mail:? )?[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** "For each pet I note how old it is": the question begins later. */
const LEAD = like.iu`^.*(?::|(?<!\p{L})(?:with|has|have|note|store|record|track|keep|save|enter|log|mit|notiere|speichere|erfasse|avec|note|con|com|guardo|anoto))\s+`;

const leadEnd = (text: string): number => LEAD.exec(text.replace(/\(.*$/su, ''))?.[0].length ?? 0;
