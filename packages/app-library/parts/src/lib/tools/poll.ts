export interface PollOption {
  label: string;
  votes: number;
}

export interface Poll {
  id: string;
  question: string;
  options: readonly PollOption[];
  isMultiple: boolean;
  /** The last day to vote, "2030-01-31"; empty without an end. */
  endsOn: string;
  /** What this visitor chose; null before the vote. */
  chosen: readonly number[] | null;
}

export function isClosed({ endsOn }: Poll, today: string): boolean {
  return endsOn !== "" && endsOn < today;
}

/** One vote for each visitor, and none after the end. */
export function withVote(poll: Poll, chosen: readonly number[], today: string): Poll {
  if (poll.chosen !== null || chosen.length === 0 || isClosed(poll, today)) return poll;
  const options = poll.options.map((option, at) =>
    chosen.includes(at) ? { ...option, votes: option.votes + 1 } : option,
  );
  return { ...poll, options, chosen };
}

/** Whole percents of each option; all zero before the first vote. */
export function pollShares(votes: readonly number[]): readonly number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  return votes.map((count) => (total === 0 ? 0 : Math.round((count / total) * 100)));
}
