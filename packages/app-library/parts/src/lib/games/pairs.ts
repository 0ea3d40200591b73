export interface PairsGame {
  /** The symbol of each card, in the order they lie. */
  cards: readonly string[];
  open: readonly number[];
  found: readonly number[];
  moves: number;
}

export function freshPairs(symbols: readonly string[], random: () => number): PairsGame {
  const cards = [...symbols, ...symbols];
  for (let at = cards.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return { cards, open: [], found: [], moves: 0 };
}

/** At most two are open; two alike stay open for good. */
export function turnCard(game: PairsGame, card: number): PairsGame {
  if (game.open.length === 2 || game.open.includes(card) || game.found.includes(card)) return game;
  const open = [...game.open, card];
  if (open.length < 2) return { ...game, open };
  const isPair = game.cards[open[0]] === game.cards[open[1]];
  const moves = game.moves + 1;
  return isPair ? { ...game, open: [], found: [...game.found, ...open], moves } : { ...game, open, moves };
}

export function closeCards(game: PairsGame): PairsGame {
  return game.open.length === 2 ? { ...game, open: [] } : game;
}
