export const BRICK_FIELD = { width: 100, height: 120, paddle: 20 };

export interface BricksGame {
  ball: { x: number; y: number; dx: number; dy: number };
  /** The left end. */
  paddle: number;
  /** By place: six rows of eight. */
  bricks: readonly number[];
  lives: number;
  score: number;
}

export function freshBricks(level = 1): BricksGame {
  return {
    ball: { x: 50, y: 90, dx: 0.9, dy: -1.1 - level * 0.15 },
    paddle: 40,
    bricks: Array.from({ length: 48 }, (_, at) => at),
    lives: 3,
    score: 0,
  };
}

export function brickPlace(at: number): { x: number; y: number } {
  return { x: (at % 8) * 12.5, y: 8 + Math.floor(at / 8) * 5 };
}

export function movePaddle(game: BricksGame, to: number): BricksGame {
  return { ...game, paddle: Math.max(0, Math.min(BRICK_FIELD.width - BRICK_FIELD.paddle, to)) };
}

/** One step of the ball: walls, paddle and bricks throw it back; below the paddle a life is lost. */
export function moveBall(game: BricksGame): BricksGame {
  let { x, y, dx, dy } = game.ball;
  x += dx;
  y += dy;
  if (x < 1 || x > BRICK_FIELD.width - 1) dx = x < 1 ? Math.abs(dx) : -Math.abs(dx);
  if (y < 1) dy = Math.abs(dy);
  const isOnPaddle =
    y >= 112 && y <= 115 && dy > 0 && x >= game.paddle - 1 && x <= game.paddle + BRICK_FIELD.paddle + 1;
  if (isOnPaddle) {
    dy = -Math.abs(dy);
    dx = ((x - game.paddle) / BRICK_FIELD.paddle - 0.5) * 2.4;
  }
  const hit = game.bricks.find((at) => {
    const place = brickPlace(at);
    return x >= place.x && x <= place.x + 12 && y >= place.y && y <= place.y + 4.5;
  });
  if (y > BRICK_FIELD.height) {
    return {
      ...freshBricks(),
      bricks: game.bricks,
      lives: game.lives - 1,
      score: game.score,
      paddle: game.paddle,
    };
  }
  return {
    ...game,
    ball: { x, y, dx, dy: hit === undefined ? dy : -dy },
    bricks: hit === undefined ? game.bricks : game.bricks.filter((at) => at !== hit),
    score: hit === undefined ? game.score : game.score + 10,
  };
}
