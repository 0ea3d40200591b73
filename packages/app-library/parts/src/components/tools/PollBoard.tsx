import { VoteIcon } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import { SearchInput } from "@/components/common/SearchInput";
import { PollCard } from "@/components/tools/PollCard";
import { PollForm } from "@/components/tools/PollForm";
import { inDays } from "@/data/relative-days";
import { useStored } from "@/hooks/use-stored";
import { withItem, withoutItem } from "@/lib/saved";
import { matchesText } from "@/lib/search";
import { toast } from "@/lib/toast";
import { type Poll, withVote } from "@/lib/tools/poll";
import { words } from "@/lib/words";

interface PollBoardProps {
  first: readonly { question: string; options: readonly string[]; votes: readonly number[] }[];
  minOptions: number;
  maxOptions: number;
}

export function PollBoard({ first, minOptions, maxOptions }: PollBoardProps) {
  const [polls, setPolls] = useStored<readonly Poll[]>(
    "polls",
    first.map(({ question, options, votes }, index) => ({
      id: "poll-" + (index + 1),
      question,
      options: options.map((label, at) => ({ label, votes: votes[at] ?? 0 })),
      isMultiple: false,
      endsOn: index === 3 ? inDays(-2) : index === 1 ? inDays(7) : "",
      chosen: null,
    })),
  );
  const [text, setText] = useState("");
  const found = polls.filter(({ question }) => matchesText(text, [question]));

  const create = (poll: Poll) => {
    setPolls([poll, ...polls]);
    toast.success(words.pollCreated);
  };
  const vote = (poll: Poll, chosen: readonly number[]) => {
    setPolls(withItem(polls, withVote(poll, chosen, inDays(0))));
    toast.success(words.voted);
  };

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[22rem_1fr]">
      <PollForm minOptions={minOptions} maxOptions={maxOptions} onCreate={create} />
      <div className="grid gap-4">
        <SearchInput label={words.searchPolls} value={text} onChange={setText} />
        {found.length === 0 && <EmptyState icon={VoteIcon} title={words.noPolls} text={words.noPollsText} />}
        <ul className="grid gap-4">
          {found.map((poll) => (
            <PollCard
              key={poll.id}
              poll={poll}
              onVote={(chosen) => vote(poll, chosen)}
              onRemove={async () => setPolls(withoutItem(polls, poll))}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}
