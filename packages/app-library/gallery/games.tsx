import type { ReactNode } from "react";
import { BrickGame } from "@/components/games/BrickGame";
import { ChessClock } from "@/components/games/ChessClock";
import { ChessGame } from "@/components/games/ChessGame";
import { DiceRoller } from "@/components/games/DiceRoller";
import { FallingBlocks } from "@/components/games/FallingBlocks";
import { FortuneWheel } from "@/components/games/FortuneWheel";
import { FourInARow } from "@/components/games/FourInARow";
import { Game2048 } from "@/components/games/Game2048";
import { HandGame } from "@/components/games/HandGame";
import { HangmanGame } from "@/components/games/HangmanGame";
import { MemoryGame } from "@/components/games/MemoryGame";
import { Minesweeper } from "@/components/games/Minesweeper";
import { MoleGame } from "@/components/games/MoleGame";
import { NumberGuess } from "@/components/games/NumberGuess";
import { SlidingPuzzle } from "@/components/games/SlidingPuzzle";
import { SnakeBoard } from "@/components/games/SnakeBoard";
import { SudokuGame } from "@/components/games/SudokuGame";
import { TicTacToe } from "@/components/games/TicTacToe";
import { ToneGame } from "@/components/games/ToneGame";
import { WordGuess } from "@/components/games/WordGuess";

export const GAMES: Readonly<Record<string, ReactNode>> = {
  BrickGame: <BrickGame />,
  ChessClock: <ChessClock minutes={10} increments={[0, 2, 5, 10]} />,
  ChessGame: <ChessGame opponent="computer" />,
  DiceRoller: <DiceRoller />,
  FallingBlocks: <FallingBlocks />,
  FortuneWheel: (
    <FortuneWheel first={["Pizza", "Sushi", "Tacos", "Salad", "Curry", "Burgers"]} takesOut={false} />
  ),
  FourInARow: <FourInARow opponent="computer" />,
  Game2048: <Game2048 />,
  HandGame: <HandGame />,
  HangmanGame: <HangmanGame />,
  MemoryGame: <MemoryGame pairs={8} />,
  "MemoryGame (names)": <MemoryGame pairs={3} names={["Fastnet", "Bell Rock", "Lizard"]} end="All lit!" />,
  Minesweeper: <Minesweeper />,
  MoleGame: <MoleGame />,
  NumberGuess: <NumberGuess min={1} max={100} />,
  SlidingPuzzle: <SlidingPuzzle size={4} />,
  SnakeBoard: <SnakeBoard />,
  SudokuGame: <SudokuGame />,
  TicTacToe: <TicTacToe opponent="computer" />,
  ToneGame: <ToneGame />,
  WordGuess: <WordGuess />,
};
