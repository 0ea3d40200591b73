import { like } from '../../lexicon/pattern.ts';
import { camelCase } from '../../lexicon/entity-lexicon.ts';
import { sentenceCase } from '../../understand/fields.ts';
import type { EntityPlan, Fields } from '../app-plan.ts';
import { field } from '../shorthand.ts';
import { asFound, isMeasure, namesOf } from './formulas.ts';

const VALUE = String.raw`[\p{L}][\p{L}+-]*(?: \p{L}+)?`;
const FROM = String.raw`(?:is |means |=|:)?\s*(?:from|at least|>=|≥|above|over|starting at|or more than|ab|desde|a partir de|à partir de|dès)\s*(\d+(?:[.,]\d+)?)`;
const BETWEEN = String.raw`(?:is |means |=|:)?\s*(?:from |between )?(\d+(?:[.,]\d+)?)\s*(?:-|–|to|and|bis|a|à)\s*\d+(?:[.,]\d+)?`;

const ENDS = like.iu`\b(?:otherwise|else|below(?: that)?|everything else|the rest|sonst|darunter|si no|sinon|senão|caso contrário)\b\s*(?:is |it is |an? )?([\p{L}][\p{L}+-]*(?: \p{L}+)?)`;

const NAMED = like.iu`\b((?:\p{L}+ )?(?:grade|level|rank|class|category|risk|result|status|band|tier|size|rating|note|nota|stufe|niveau|mention|calificación))\b`;

/** "the grade is computed: A from 85, B from 70, otherwise F". */
export function toldBands(plan: EntityPlan, sentence: string): Fields {
  const name = NAMED.exec(sentence)?.[1]
    ?.toLowerCase()
    .replace(/^(?:the|a|an|its|their|die|la|le|el|o|a) /, '');
  const bands = bandsIn(sentence);
  if (name === undefined || bands.length < 2) return [];
  const source = sourceOf(plan, sentence);
  if (source === undefined) return [];
  const label = sentenceCase(name);
  const known = plan.fields.find((one) => namesOf(one).includes(name) && one.id !== plan.titleField);
  const otherwise = otherwiseIn(sentence);
  const made = known ?? field(camelCase(label), label, 'text');
  return [asFound(made, { kind: 'band', of: source.id, bands, otherwise }, 'text')];
}

export const otherwiseIn = (sentence: string): string => sentenceCase(ENDS.exec(sentence)?.[1] ?? '');

export function bandsIn(sentence: string): readonly { readonly from: number; readonly value: string }[] {
  const list = /[:(]\s*(.+)$/su.exec(sentence)?.[1] ?? sentence;
  const parts = list.split(/,|;|\b(?:and|und|y|et)\b/iu).map((part) => part.trim());
  const found = parts.flatMap((part) => {
    const match =
      like.iu`^(?:an? )?(${VALUE})\s*${FROM}`.exec(part) ??
      like.iu`^(?:an? )?(${VALUE})\s*${BETWEEN}`.exec(part);
    return match === null
      ? []
      : [{ from: Number((match[2] ?? '').replace(',', '.')), value: sentenceCase(match[1] ?? '') }];
  });
  return found.toSorted((a, b) => b.from - a.from);
}

const SCORED =
  /score|mark|point|percent|result|grade|amount|value|bmi|note|nota|puntos|pontos|punkte|temperature|level/i;

function sourceOf(plan: EntityPlan, sentence: string) {
  const measures = plan.fields.filter(isMeasure);
  const lower = sentence.toLowerCase();
  return (
    measures.find((one) => namesOf(one).some((name) => name.length > 3 && lower.includes(name))) ??
    measures.find(({ label }) => SCORED.test(label))
  );
}
