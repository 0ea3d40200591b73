import { tag, VERB_PHRASES, type Tagged } from './grammar.ts';
import { sentences, tokenise } from './tokens.ts';
import { type Mention, type BareVerb, type Mentions, type Target, type State } from './mention.ts';
import { takeToken } from './take-token.ts';
import { endVerb, pushMention } from './push-mention.ts';

export function readMentions(text: string, isEnglish: boolean): Mentions {
  const all: Mention[] = [];
  const bare: BareVerb[] = [];
  sentences(text).forEach((span, sentence) => {
    const part = text.slice(span.start, span.end);
    const reader = createReader({ sentence, offset: span.start, all, bare });
    for (const item of joinPhrases(tag(part, tokenise(part), isEnglish))) reader.take(item);
    reader.end();
  });
  return { all, bare };
}

/** Multi-word verbs become one token. */
function joinPhrases(tokens: readonly Tagged[]): readonly Tagged[] {
  const joined: Tagged[] = [];
  let at = 0;
  while (at < tokens.length) {
    const start = tokens[at];
    const phrase =
      start?.verb === undefined || start.literal !== undefined
        ? undefined
        : VERB_PHRASES.find(({ words }) => words.every((word, index) => tokens[at + index]?.lower === word));
    const end = phrase === undefined ? undefined : tokens[at + phrase.words.length - 1];
    if (start !== undefined && phrase !== undefined && end !== undefined && !isAfterDeterminer(joined)) {
      joined.push({ ...start, kind: 'verb', verb: phrase.use, end: end.end, lower: phrase.words.join(' ') });
      at += phrase.words.length;
    } else {
      if (start !== undefined) joined.push(start);
      at += 1;
    }
  }
  return joined;
}

const isAfterDeterminer = (tokens: readonly Tagged[]): boolean => {
  const last = tokens.at(-1);
  return (
    (last?.kind === 'determiner' && last.lower !== 'both' && last.lower !== 'all') ||
    last?.kind === 'possessive' ||
    last?.kind === 'adjective'
  );
};

function createReader(target: Target) {
  const state: State = {
    group: [],
    verb: null,
    verbToken: null,
    hasObject: true,
    joint: null,
    head: null,
    actor: null,
    isMine: false,
    isOurs: false,
    isNegated: false,
    outer: null,
    isAfterMark: false,
    list: null,
    lead: '',
    isFresh: false,
    last: null,
    about: null,
    around: null,
  };
  const flush = () => {
    const had = state.group.length > 0;
    if (had) pushMention(target, state);
    state.group = [];
    if (had) state.lead = '';
    state.isMine = false;
    state.isOurs = false;
  };
  return {
    take(token: Tagged): void {
      takeToken(token, { state, flush, target });
      if (token.kind === 'mark' || token.kind === 'conjunction') state.isAfterMark = true;
      else if (token.kind === 'preposition' || token.kind === 'verb') state.isAfterMark = false;
      state.last = token;
    },
    end(): void {
      flush();
      endVerb(target, state);
    },
  };
}
