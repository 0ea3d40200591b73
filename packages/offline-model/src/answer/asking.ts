import { patternOf } from '../change/reading.ts';
import { readWishes } from '../change/wish.ts';
import type { Language } from '../plan/app-plan.ts';

const ENDS = /\?\s*$/u;
const OPENS =
  patternOf(`^(?:what|which|who|why|how|welche[rsn]?|was|wer|wann|wo|warum|wie|ist|sind|gibt|hat|quels?|quelles?|qui|où
    |(?:i|we) (?:can['’]?t|cannot|do not|don['’]?t) (?:find|know|see|understand|figure out) (?:how|where)|ich (?:finde|weiß|verstehe) nicht,? (?:wie|wo)
    |je ne (?:trouve|sais|vois|comprends) pas (?:comment|où)|no (?:sé|encuentro|veo) (?:cómo|dónde)|não (?:sei|encontro|acho|vejo) (?:como|onde)
    |pourquoi|comment|est-ce|combien|qué|cuál|cuáles|quién|cuándo|dónde|por qué|cómo|hay|qual|quais|quem|onde|existe)`);
/** "when i sell something the stock should go down" tells of a case; "when does it open" asks. */
const OPENS_WITH_VERB = patternOf(`^(?:when|where)\\s+(?:is|are|do|does|did|was|were|will|can|could|should)
    |^(?:is|are|does|do|did|was|were)\\s+(?:the|there|it|they|you|i|we|my|our|this|that|these|those|a|an|any|all|users?|people|visitors?
    |customers?)`);
/** A request that only looks like a question: "can you add …?", "could the header be blue?". */
const POLITE =
  patternOf(`^(?:please\\s+)?(?:can|could|would|will|may)\\s+(?:you(?! (?:explain|tell|describe))|we|i|it|the|there|users?|people|visitors?)
    |^(?:kannst|könntest|würdest) du|^(?:peux|pourrais)-tu|^(?:pouvez|pourriez)-vous|^(?:puedes|podrías|puede)
    |^(?:você )?(?:pode|poderia|consegue)|^how about|^what about (?:adding|making)|^why not`);
/** Whether somebody may do something: "can the students change their grades?". */
export const ASKS_RIGHTS =
  patternOf(`^(?:and\\s+|but\\s+|so\\s+)?(?:can|may|are|is)\\s+(?!you\\b|we\\b|i\\b|it\\b|there\\b)
    (?:(?:the|my|our|any|all|other)\\s+)?[\\p{L}-]+\\s+(?:(?:also|still|now|allowed to|able to)\\s+)*
    (?:change|edit|delete|remove|see|view|read|modify)\\b.*\\?\\s*$
    |^(?:können|dürfen|kann|darf)\\s+(?!ich\\b|man\\b|wir\\b|du\\b).*(?:ändern|bearbeiten|löschen|sehen)\\s*\\?\\s*$
    |^(?:est-ce que )?(?:les|la|le)?\\s*[\\p{L}-]+\\s+peu(?:ven)?t(?:-ils|-elles)?\\s.*(?:modifier|changer|supprimer|voir).*\\?\\s*$
    |^¿?(?:pueden|puede)\\s.*(?:cambiar|editar|borrar|eliminar|ver).*\\?\\s*$
    |^(?:os|as|o|a)?\\s*[\\p{L}-]+\\s+podem?\\s.*(?:mudar|editar|apagar|excluir|ver|alterar).*\\?\\s*$`);
const ORDER = patternOf(
  '^(?:add|remove|rename|move|change|make|set|sort|filter|show|translate|undo|use|put|let|allow|call|replace|give)',
);

/** "Just tell me, change nothing." */
const NOTHING =
  patternOf(`(?:change|touch|do) nothing|(?:do not|don['’]?t) (?:change|touch)|just (?:tell|answer)|nichts ändern|ändere nichts
    |ne change rien|no cambies nada|não mude nada`);

/** The question without the sentence that says to leave everything as it is. */
export const withoutAsides = (text: string): string =>
  (text.match(/[^.!?\n]+[.!?]*\s*/gu) ?? [text])
    .filter((sentence) => !NOTHING.test(sentence))
    .join('')
    .trim() || text;

/** Something that wants words for an answer and no change. */
export function isQuestion(text: string, language: Language = 'en'): boolean {
  const whole = text.trim();
  if (ASKS_RIGHTS.test(whole)) return true;
  if (whole.includes('?') && NOTHING.test(whole)) return true;
  if (POLITE.test(whole)) return false;
  if (!ENDS.test(whole) && !OPENS.test(whole) && !OPENS_WITH_VERB.test(whole)) return false;
  return !toldSentences(whole).some((sentence) =>
    readWishes(sentence, language).some(({ order }) => ORDER.test(order)),
  );
}

/** The sentences that are no questions themselves; all of it where there is only one. */
function toldSentences(text: string): readonly string[] {
  return (text.match(/[^.!?\n]+[.!?]*/gu) ?? [text])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && !OPENS.test(sentence) && !OPENS_WITH_VERB.test(sentence));
}
