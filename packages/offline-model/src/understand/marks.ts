import { like } from '../lexicon/pattern.ts';

/** What somebody marks by hand, and as what. */
export interface Mark {
  /** As it is written; empty where the request only says "them". */
  readonly thing: string;
  readonly state: string;
}

const STATE = String.raw`(?<state>\p{Ll}{3,})(?!\p{L})(?!\s(?:or|and not|oder|ou|o)\s|,\s\p{L}+\s(?:or|oder|ou|o)\s)`;
/** "mark them as watched", "ein Buch als gelesen markieren", "marcar un libro como leído". */
const MARKED: readonly RegExp[] = [
  like.iu`(?<!\p{L})(?:mark|tick|flag)(?:s|ing)?\s(?:(?:them|it|these|those|each|an?|the|their|my|any|all)\s?)*(?<thing>\p{L}[\p{L} -]{1,24}?)?\s?as\s(?:being\s|already\s)?${STATE}`,
  like.iu`(?<!\p{L})(?:(?:sie|es|einen?|den|das|die|jede[ns]?)\s)*(?<thing>\p{Lu}\p{L}+)?\s?als\s${STATE}\s(?:markier|kennzeichn|abhak)`,
  like.iu`(?<!\p{L})(?:marcar|marquer|marque|marco|marca)(?:l[oa]s?|-l[oa]s?)?\s(?:(?:una?|um|uma|la|el|los|las|os?|as?|le|les|une?)\s)?(?<thing>\p{L}+)?\s?(?:como|comme)\s${STATE}`,
];

/** Ways of a thing that has states of its own. */
const IN_STATES =
  /^(?:done|paid|sold|adopted|favou?rites?|spam|complete[d]?|resolved|closed|open|important|urgent|erledigt|bezahlt|hecho|pagad[oa]|feit[oa]|pag[oa]|fait|payée?)$/iu;

/** What is marked as what, but for the states that things have anyway. */
export const readMarks = (text: string): readonly Mark[] =>
  MARKED.flatMap((pattern) => {
    const { thing = '', state = '' } = pattern.exec(text)?.groups ?? {};
    return state === '' || IN_STATES.test(state) ? [] : [{ thing: thing.trim(), state }];
  });
