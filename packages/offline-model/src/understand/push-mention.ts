import { LIST_HEADS } from '../lexicon/grammar.data.ts';
import { type Target, type State } from './mention.ts';

/** A verb that met no object is kept by itself. */
export function endVerb(target: Target, state: State): void {
  if (state.verb !== null && state.verbToken !== null && !state.hasObject && state.verb.action !== null) {
    target.bare.push({
      use: state.verb,
      about: state.about,
      actor: state.actor,
      sentence: target.sentence,
      start: state.verbToken.start + target.offset,
      end: state.verbToken.end + target.offset,
    });
  }
  state.verb = null;
  state.verbToken = null;
  state.hasObject = true;
}

const LIST_JOINTS = new Set(['has', 'with', ':', 'including']);

const LISTING = new Set(['such as', ':', '(', 'including', 'has']);

/** Words before a list of names. */
const ANNOUNCES: ReadonlySet<string> = new Set([
  ...Object.keys(LIST_HEADS),
  'stages',
  'statuses',
  'lanes',
  'phases',
  'roles',
  'levels',
]);

/** "columns Backlog, Doing": the word announces the names. */
function splitAnnounced(target: Target, state: State): void {
  const [head, next] = state.group;
  if (head === undefined || next === undefined || !ANNOUNCES.has(head.lower)) return;
  if (next.literal === undefined && !/^\p{Lu}/u.test(next.text)) return;
  const rest = state.group.slice(1);
  state.group = [head];
  pushMention(target, state);
  state.group = rest;
  state.joint = ':';
  state.head = target.all.length - 1;
  state.isFresh = false;
}

/** A joint that was just read hangs on the thing before it. */
function findHead(target: Target, state: State): void {
  const isListing = state.joint !== null && LISTING.has(state.joint);
  const previous = target.all.length - 1;
  const isSame = target.all[previous]?.sentence === target.sentence;
  if (state.isFresh || (isListing && state.head === null))
    state.head = isSame && (isListing || state.hasObject) ? previous : null;
  state.isFresh = false;
}

export function pushMention(target: Target, state: State): void {
  splitAnnounced(target, state);
  const first = state.group[0];
  const last = state.group.at(-1);
  if (first === undefined || last === undefined) return;
  findHead(target, state);
  if (state.joint !== null && LIST_JOINTS.has(state.joint))
    state.list = { joint: state.joint, head: state.head };
  target.all.push({
    words: state.group.map((token) => token.literal?.toLowerCase() ?? token.lower),
    text: state.lead + state.group.map((token) => token.literal ?? token.text).join(' '),
    literal: state.group.find((token) => token.literal !== undefined)?.literal ?? null,
    verb: state.verb,
    joint: state.joint,
    to: state.joint === null ? null : state.head,
    actor: state.actor,
    isMine: state.isMine,
    isOurs: state.isOurs,
    isNegated: state.isNegated,
    sentence: target.sentence,
    start: first.start + target.offset,
    end: last.end + target.offset,
  });
  state.hasObject = true;
  state.about = null;
}
