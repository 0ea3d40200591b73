import { sentences, type Span } from './tokens.ts';

const OPERATOR = String.raw`(?:\*|×|✕|\+|−|(?<=\s)-(?=\s)|\b(?:times|multiplied by|minus|plus|divided by)\b)`;

const TOLD: readonly RegExp[] = [
  // "total = quantity × unit price", "the amount is hours times 28".
  new RegExp(String.raw`(?:=|\b(?:is|are|equals|ist|es|é|est)\b)[^.;]{1,60}${OPERATOR}[^;]+$`, 'iu'),
  /\b(?:is|are) (?:the )?(?:difference between|sum of)\b/iu,
  // "the grade is computed: A from 85, B from 70".
  /\b(?:computed|calculated|berechnet|calculad[oa]|calculée?)\b\s*:\s*.+\d/iu,
  // "loans are for 14 days".
  /^\s*(?:an? |the |each |every )?(?:\p{L}+ )?\p{L}+ (?:is|are|lasts?|runs?) (?:for |up to )*\d+ (?:days?|weeks?|months?|years?)\s*\.?$/iu,
  // "the fine is 0.50 per day late".
  /\b(?:fine|penalty|late fee|mahngebühr|multa|amende)\b[^.;]{0,40}\d[^.;]{0,20}\b(?:per|a|each|pro|por|par)\s+(?:late |overdue )?(?:day|tag|día|dia|jour)/iu,
];

/** Sentences that only say how a value is found; they name no things and no fields beyond it. */
export const computedClauses = (text: string): readonly Span[] =>
  sentences(text).filter(({ start, end }, at) => {
    const clause = text.slice(start, end);
    return at > 0 && clause.split(/\s+/).length < 30 && TOLD.some((pattern) => pattern.test(clause));
  });
