import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { stemOf } from '../plan/office/named.ts';
import { isOfficeRule } from './record-words.ts';
import { readToldRecords } from './told-records.ts';
import { sentences, type Span } from './tokens.ts';
import type { UnderstoodRule } from './understanding.ts';

/** A short sentence that only states a rule has nothing else to tell. */
export function ruleSpans(
  text: string,
  rules: readonly UnderstoodRule[],
  { request, language }: { request: string; language: Language },
): readonly Span[] {
  return sentences(text).filter((span, at) => {
    const clause = text.slice(span.start, span.end).trim();
    if (readToldRecords(clause, 0, { language }).length > 0) return false;
    const words = clause.split(/\s+/).length;
    const isForbidding =
      /\b(?:must|cannot|can't|never|may not|not be|nobody|no two|muss|darf|kann nicht|no puede|não pode|ne peut|doit)\b/i.test(
        clause,
      );
    // "Leave requests (employee, from, to), where the end …": the thing is told as well.
    const hasList = /\([^()]*,[^()]*,/.test(clause);
    if (at > 0 && words < 40 && !hasList && isOfficeRule(clause)) return true;
    return (
      at > 0 &&
      !/[:(]/.test(clause) &&
      !/\b(?:has|have)\b[^,]*,[^,]*(?:,| and )/i.test(clause) &&
      (words < 18 || (isForbidding && words < 32)) &&
      rules.some((rule) => clause.includes(rule.clause) && isOfTold(rule, request))
    );
  });
}

/** A bound is told of something; a sentence with one that speaks of nothing told elsewhere says what there is. */
function isOfTold(rule: UnderstoodRule, request: string): boolean {
  const stems = (text: string) => (text.toLowerCase().match(like.gu`\p{L}{4,}`) ?? []).map(stemOf);
  const told = stems(request);
  return rule.kind !== 'range' || stems(rule.words).some((one) => told.indexOf(one) < told.lastIndexOf(one));
}
