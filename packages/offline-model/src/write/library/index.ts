import { fill, quote } from '../code.ts';
import { richSources, richValues } from '../blocks/rich-library.ts';
import { richWords } from '../blocks/rich-words.ts';
import type { Draft } from '../draft.ts';
import { capitalised } from '../names.ts';
import { pictureFiles } from '../pictures/write-pictures.ts';
import { WORDS } from '../words.data.ts';
import { CHARTS_LIBRARY } from './charts.data.ts';
import { COMMON } from './common.data.ts';
import { DATA_LAYER } from './data-layer.data.ts';
import { FIELDS } from './fields.data.ts';
import { LAYOUT_LIBRARY } from './layout.data.ts';
import { LINKED_TABLES } from './linked-tables.data.ts';
import { PARTS } from './parts.data.ts';
import { RECORDS } from './records.data.ts';

const SOURCES: readonly Readonly<Record<string, string>>[] = [
  DATA_LAYER,
  LINKED_TABLES,
  COMMON,
  FIELDS,
  RECORDS,
  PARTS,
  CHARTS_LIBRARY,
  LAYOUT_LIBRARY,
];

/** Every file that a written app may share, by path; each is added only where something imports it. */
export function libraryFiles(draft: Draft): ReadonlyMap<string, string> {
  const files = [...SOURCES, richSources(draft.plan)].flatMap((source) => Object.entries(source));
  const filled = fillerFor(draft);
  return new Map([
    ...files.map(([path, body]) => [path, filled(body)] as const),
    ...Object.entries(pictureFiles(draft)),
  ]);
}

/** Puts the app's words, classes and paths into their places in a source. */
export function fillerFor(draft: Draft): (body: string) => string {
  const words = { ...WORDS[draft.plan.language], ...richWords(draft.plan.language) };
  const values = { ...richValues(draft.plan), ...placeholders(draft) };
  // Some of the values are markup that holds words itself.
  return (body) => fill(fill(body, values), words);
}

const LOCALES: Readonly<Record<string, string>> = {
  en: 'en-US',
  pt: 'pt-BR',
  es: 'es-ES',
  de: 'de-DE',
  fr: 'fr-FR',
};

function placeholders({ plan, look, say }: Draft): Readonly<Record<string, string>> {
  const isBritish = plan.language === 'en' && (plan.currency === 'GBP' || plan.currency === 'EUR');
  return {
    locale: isBritish ? 'en-GB' : (LOCALES[plan.language] ?? 'en-US'),
    currency: /^[A-Z]{3}$/.test(plan.currency) ? plan.currency : 'USD',
    appNameQuoted: quote(plan.name),
    pageClass: look.page,
    pageHeadClass: look.pageHead,
    pageTitleClass: look.pageTitle,
    pageIntroClass: look.pageIntro,
    sectionClass: look.section,
    sectionHeadClass: look.sectionHead,
    sectionTitleClass: look.sectionTitle,
    cardClass: look.card,
    fromLabel: capitalised(say('from')),
    toLabel: capitalised(say('to')),
  };
}
