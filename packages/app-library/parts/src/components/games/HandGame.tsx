import { type LucideIcon, MountainIcon, ScissorsIcon, ScrollIcon } from "lucide-react";
import { useState } from "react";
import { GameFrame } from "@/components/games/GameFrame";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { type Hand, type HandResult, HANDS, anyHand, compareHands } from "@/lib/games/hands";
import { words } from "@/lib/words";

const CHOICES: Record<Hand, { name: string; icon: LucideIcon }> = {
  rock: { name: words.rock, icon: MountainIcon },
  paper: { name: words.paper, icon: ScrollIcon },
  scissors: { name: words.scissors, icon: ScissorsIcon },
};
const RESULTS: Record<HandResult, string> = { win: words.youWin, lose: words.youLose, draw: words.draw };
const NO_WINS = { win: 0, lose: 0, draw: 0 };

export function HandGame() {
  const [round, setRound] = useState<{ mine: Hand; theirs: Hand } | null>(null);
  const [wins, setWins] = useStored("hands", NO_WINS);

  const play = (mine: Hand) => {
    const theirs = anyHand();
    const outcome = compareHands(mine, theirs);
    setRound({ mine, theirs });
    setWins({ ...wins, [outcome]: wins[outcome] + 1 });
  };

  return (
    <GameFrame
      stats={[
        [words.you, wins.win],
        [words.computer, wins.lose],
        [words.draws, wins.draw],
      ]}
      action={words.reset}
      onAction={() => setWins(NO_WINS)}
      className="max-w-lg gap-6"
    >
      <div role="group" aria-label={words.chooseOne} className="grid grid-cols-3 gap-3">
        {HANDS.map((hand) => {
          const { name, icon: Icon } = CHOICES[hand];
          return (
            <Button
              key={hand}
              variant={round?.mine === hand ? "default" : "outline"}
              onClick={() => play(hand)}
              className="grid h-auto justify-items-center gap-2 py-6"
            >
              <Icon className="size-10" />
              {name}
            </Button>
          );
        })}
      </div>
      <div role="status" className="min-h-20 rounded-xl border bg-card p-5 text-center text-card-foreground">
        {round ? (
          <>
            <p className="font-heading text-xl font-semibold">
              {RESULTS[compareHands(round.mine, round.theirs)]}
            </p>
            <p className="text-muted-foreground">
              {CHOICES[round.mine].name} – {CHOICES[round.theirs].name}
            </p>
          </>
        ) : (
          <p>{words.chooseOne}</p>
        )}
      </div>
    </GameFrame>
  );
}
