import type { Check } from '@loam/offline-model/cases';
import type { Clause } from '@loam/offline-model';
import { clausesAsking, isNamedIn } from './asked-by.ts';
import { namesClaimed, plain, readReply, standsIn } from './told.ts';

export interface FalseClaim {
  /** What was told: a clause of the message that nothing was said against, or a line of the answer. */
  readonly claim: string;
  /** What shows that it is not so. */
  readonly check: Check | null;
  readonly reason: string;
}

export interface TurnClaims {
  /** Clauses told as done, and lines of the answer that claim something. */
  readonly count: number;
  readonly wrong: readonly FalseClaim[];
  /** Failing checks for which no clause of the message was found. */
  readonly unasked: number;
}

export interface ToldTurn {
  readonly send: string;
  readonly reply: string;
  /** What the writer says became of each clause; without it a clause counts as done when the answer leaves it unsaid. */
  readonly clauses?: readonly Clause[] | undefined;
  readonly files: ReadonlyMap<string, string>;
  readonly hasChanges: boolean;
  /** Those that failed have a reason. */
  readonly checks: readonly {
    readonly check: Check;
    readonly reason?: string;
  }[];
}

/** What an answer claims, and which of it is not so. */
export function gradeClaims(turn: ToldTurn): TurnClaims {
  const told = readReply(turn.reply);
  const clauses = turn.clauses ?? clausesOf(turn.send);
  const texts = clauses.map(({ text }) => text);
  const asked = turn.checks.flatMap(({ check, reason }) =>
    reason === undefined
      ? []
      : [
          {
            check,
            reason,
            by: clausesAsking(check, reason, texts).flatMap((at) => clauses[at] ?? []),
          },
        ],
  );
  const wrong = asked
    .filter(({ by }) => by.length > 0 && by.every((clause) => isClaimed(clause, told.left)))
    // Told as left out in a clause of its own.
    .filter(
      ({ check, reason }) =>
        !clauses.some(({ text, outcome }) => outcome === 'left' && isNamedIn(check, reason, text)),
    )
    .map(({ check, reason, by }) => ({
      claim: by.map(({ text }) => text.trim()).join(' / '),
      check,
      reason,
    }));
  return {
    count: told.claims.length + clauses.filter((clause) => isClaimed(clause, told.left)).length,
    wrong: [...wrong, ...unfounded(turn, told.claims), ...idle(turn, told.claims)],
    unasked: asked.filter(({ by }) => by.length === 0).length,
  };
}

/** Lines of the answer that name what is nowhere in the app. */
function unfounded({ files }: ToldTurn, claims: readonly string[]): readonly FalseClaim[] {
  const written = plain(
    [...files]
      .filter(([path]) => /^(?:src\/|index\.html|\.loam\/plan)/u.test(path))
      .map(([, content]) => content)
      .join('\n'),
  );
  return claims.flatMap((claim) =>
    namesClaimed(claim)
      .filter((name) => !standsIn(written, name))
      .map((name) => ({
        claim,
        check: null,
        reason: `“${name}” is nowhere in the app`,
      })),
  );
}

/** An order that is told as done while no file is different. */
const idle = ({ send, hasChanges }: ToldTurn, claims: readonly string[]): readonly FalseClaim[] =>
  hasChanges || claims.length === 0 || send.includes('?') || send.split(/\s+/u).length < 3
    ? []
    : [{ claim: claims[0] ?? '', check: null, reason: 'no file is different' }];

/** The answer says nothing else of it. */
function isClaimed({ text, outcome }: Clause, left: readonly string[]): boolean {
  if (outcome !== 'done') return false;
  const own = wordsOf(text);
  return !left.some((line) => {
    const said = wordsOf(line);
    return said.length > 3 && (said.includes(own) || own.includes(said));
  });
}

const wordsOf = (text: string): string =>
  plain(text)
    .replaceAll(/[^\p{L}\p{N} ]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Of a message whose writer tells nothing of its clauses. */
const clausesOf = (send: string): readonly Clause[] =>
  send
    .split(/(?<=[.!?;])\s+|\n+/u)
    .filter((text) => /\p{L}/u.test(text))
    .map((text) => ({ text, outcome: 'done' }));
