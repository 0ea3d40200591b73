export const HANDS = ["rock", "paper", "scissors"] as const;
export type Hand = (typeof HANDS)[number];
export type HandResult = "win" | "lose" | "draw";

/** Each beats the one before it; the first beats the last. */
export function compareHands(mine: Hand, theirs: Hand): HandResult {
  if (mine === theirs) return "draw";
  return (HANDS.indexOf(mine) - HANDS.indexOf(theirs) + 3) % 3 === 1 ? "win" : "lose";
}

export function anyHand(): Hand {
  return HANDS[Math.floor(Math.random() * HANDS.length)];
}
