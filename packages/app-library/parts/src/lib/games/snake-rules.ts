export type SnakeDirection = "up" | "down" | "left" | "right";

export interface SnakePlace {
  x: number;
  y: number;
}

export interface SnakeGame {
  size: number;
  /** The head first. */
  body: readonly SnakePlace[];
  food: SnakePlace;
  direction: SnakeDirection;
  isOver: boolean;
}

const STEPS: Record<SnakeDirection, SnakePlace> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

export function freshSnake(size: number, random: () => number): SnakeGame {
  const middle = Math.floor(size / 2);
  const body = [0, 1, 2].map((offset) => ({ x: middle - offset, y: middle }));
  return { size, body, food: freePlace(size, body, random), direction: "right", isOver: false };
}

/** One step; walls and the own body end the game, food makes it longer. */
export function moveSnake(game: SnakeGame, random: () => number): SnakeGame {
  if (game.isOver) return game;
  const step = STEPS[game.direction];
  const head = { x: game.body[0].x + step.x, y: game.body[0].y + step.y };
  const hasEaten = isSamePlace(head, game.food);
  const rest = hasEaten ? game.body : game.body.slice(0, -1);
  const isOutside = head.x < 0 || head.y < 0 || head.x >= game.size || head.y >= game.size;
  if (isOutside || rest.some((place) => isSamePlace(place, head))) return { ...game, isOver: true };
  const body = [head, ...rest];
  return { ...game, body, food: hasEaten ? freePlace(game.size, body, random) : game.food };
}

/** It cannot turn back into itself. */
export function steerSnake(game: SnakeGame, direction: SnakeDirection): SnakeGame {
  const step = STEPS[direction];
  const [head, neck] = game.body;
  const isBack = isSamePlace({ x: head.x + step.x, y: head.y + step.y }, neck);
  return isBack ? game : { ...game, direction };
}

export function isSamePlace(left: SnakePlace, right: SnakePlace): boolean {
  return left.x === right.x && left.y === right.y;
}

function freePlace(size: number, body: readonly SnakePlace[], random: () => number): SnakePlace {
  const free = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  })).filter((place) => !body.some((part) => isSamePlace(part, place)));
  return free[Math.floor(random() * free.length)] ?? { x: -1, y: -1 };
}
