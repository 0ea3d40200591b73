import { ShuffleIcon, UsersIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { LabelledText } from "@/components/tools/LabelledText";
import { Problem } from "@/components/tools/Problem";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { fill } from "@/lib/fill";
import { linesOf } from "@/lib/lines";
import { makeGroups } from "@/lib/tools/make-groups";
import { words } from "@/lib/words";

export function GroupMaker({ count: firstCount }: { count: number }) {
  const [text, setText] = useStored("group-names", words.groupNames.split("|").join("\n"));
  const [count, setCount] = useStored("group-count", String(firstCount));
  const [groups, setGroups] = useStored<readonly (readonly string[])[]>("groups", []);
  const names = linesOf(text);
  const wanted = Math.round(Number(count));
  const isPossible = wanted >= 1 && wanted <= names.length;

  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      <ToolCard>
        <LabelledText
          label={fill(words.namesCount, { n: names.length })}
          rows={10}
          value={text}
          onChange={setText}
        />
        <LabelledInput label={words.groupCount} type="number" step={1} value={count} onChange={setCount} />
        <Problem text={isPossible ? "" : words.groupProblem} />
        <Button disabled={!isPossible} onClick={() => setGroups(makeGroups(names, wanted, Math.random))}>
          <ShuffleIcon />
          {words.makeGroups}
        </Button>
      </ToolCard>
      {groups.length === 0 ? (
        <EmptyState icon={UsersIcon} title={words.noGroups} text={words.noGroupsText} />
      ) : (
        <div role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map((group, at) => (
            <ToolCard
              key={at}
              title={fill(words.groupName, { n: at + 1 })}
              className="border-2 border-primary"
            >
              <ul className="grid gap-1 break-words">
                {group.map((name, index) => (
                  <li key={index}>{name}</li>
                ))}
              </ul>
            </ToolCard>
          ))}
        </div>
      )}
    </div>
  );
}
