import { camelCase } from '../lexicon/entity-lexicon.ts';
import { like } from '../lexicon/pattern.ts';
import { sentenceCase } from '../understand/fields.ts';
import { stemOf } from './office/named.ts';
import { changeEntity, type Draft } from './draft.ts';
import { placeField, withValues } from './entity-edits.ts';
import type { BuiltEntity } from './entities.ts';
import { field } from './shorthand.ts';

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

/** What is marked by hand is a yes or no of each record, where nothing that it has can say so. */
export function addMarkedAs(draft: Draft): void {
  for (const pattern of MARKED) {
    const { thing = '', state = '' } = pattern.exec(draft.said.text)?.groups ?? {};
    const target = state === '' || IN_STATES.test(state) ? undefined : markedIn(draft, thing);
    if (target === undefined || tells(target, state)) continue;
    const id = camelCase(state);
    const flag = field(id, sentenceCase(state), 'flag');
    changeEntity(draft, target.plan.id, (plan) =>
      withValues(placeField(plan, flag, plan.fields.length), id, (_, at) => at % 3 === 1),
    );
  }
}

/** The thing that is named, else the first that somebody keeps. */
const markedIn = ({ entities }: Draft, thing: string): BuiltEntity | undefined => {
  const name = stemOf(thing.trim().toLowerCase());
  const kept = entities.filter(({ said, nature }) => said !== null && nature !== 'person');
  return name === '' ? kept[0] : kept.find(({ plan }) => stemOf(plan.one.toLowerCase()) === name);
};

const tells = ({ plan }: BuiltEntity, state: string): boolean =>
  plan.fields.some(
    ({ label, options = [], type }) =>
      label.toLowerCase().includes(state.slice(0, 5)) ||
      options.some((option) => option.toLowerCase() === state) ||
      (type === 'flag' && label.toLowerCase() === state),
  );
