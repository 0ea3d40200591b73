import { type LucideIcon, MountainIcon, ScissorsIcon, ScrollIcon } from "lucide-react";
import { useState } from "react";
import { GameStat } from "@/components/games/GameStat";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { HANDS, type Hand, type HandResult, anyHand, compareHands } from "@/lib/games/hands";
import { words } from "@/lib/words";

const HAND_NAMES: Record<Hand, string> = { rock: words.rock, paper: words.paper, scissors: words.scissors };
const HAND_ICONS: Record<Hand, LucideIcon> = {
  rock: MountainIcon,
  paper: ScrollIcon,
  scissors: ScissorsIcon,
};
const RESULTS: Record<HandResult, string> = { win: words.youWin, lose: words.youLose, draw: words.draw };
const NO_WINS = { win: 0, lose: 0, draw: 0 };

export function HandGame() {
  const [round, setRound] = useState<{ mine: Hand; theirs: Hand } | null>(null);
  const [wins, setWins] = useStored("hands", NO_WINS);
  const result = round ? compareHands(round.mine, round.theirs) : null;

  const play = (mine: Hand) => {
    const theirs = anyHand();
    const outcome = compareHands(mine, theirs);
    setRound({ mine, theirs });
    setWins({ ...wins, [outcome]: wins[outcome] + 1 });
  };

  return (
    <div className="mx-auto grid w-full max-w-lg gap-6">
      <div className="flex flex-wrap gap-2">
        <GameStat label={words.you} value={wins.win} />
        <GameStat label={words.computer} value={wins.lose} />
        <GameStat label={words.draws} value={wins.draw} />
      </div>
      <div role="group" aria-label={words.chooseOne} className="grid grid-cols-3 gap-3">
        {HANDS.map((hand) => {
          const Icon = HAND_ICONS[hand];
          return (
            <Button
              key={hand}
              type="button"
              variant={round?.mine === hand ? "default" : "outline"}
              onClick={() => play(hand)}
              className="grid h-auto justify-items-center gap-2 py-6"
            >
              <Icon aria-hidden="true" className="size-10" />
              {HAND_NAMES[hand]}
            </Button>
          );
        })}
      </div>
      <div role="status" className="min-h-20 rounded-xl border bg-card p-5 text-center text-card-foreground">
        {round && result ? (
          <>
            <p className="font-heading text-xl font-semibold">{RESULTS[result]}</p>
            <p className="text-muted-foreground">
              {HAND_NAMES[round.mine]} – {HAND_NAMES[round.theirs]}
            </p>
          </>
        ) : (
          <p>{words.chooseOne}</p>
        )}
      </div>
      <Button type="button" variant="outline" className="justify-self-start" onClick={() => setWins(NO_WINS)}>
        {words.reset}
      </Button>
    </div>
  );
}
