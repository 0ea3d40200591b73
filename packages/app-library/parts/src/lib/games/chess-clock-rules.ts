export interface ClockState {
  /** Milliseconds left. */
  left: readonly [number, number];
  /** Whose clock runs; null before the start and in a pause. */
  running: 0 | 1 | null;
  moves: readonly [number, number];
}

export function freshClocks(minutes: number): ClockState {
  return { left: [minutes * 60_000, minutes * 60_000], running: null, moves: [0, 0] };
}

/** Time passes for the one whose clock runs; at nothing it stops. */
export function passTime(state: ClockState, milliseconds: number): ClockState {
  if (state.running === null) return state;
  const rest = Math.max(0, state.left[state.running] - milliseconds);
  const left: [number, number] = [...state.left];
  left[state.running] = rest;
  return { ...state, left, running: rest === 0 ? null : state.running };
}

/** Who moved gets the increment, then the other's clock runs. */
export function pressClock(state: ClockState, side: 0 | 1, incrementMs: number): ClockState {
  if (state.left.includes(0) || (state.running !== null && state.running !== side)) return state;
  const left: [number, number] = [...state.left];
  const moves: [number, number] = [...state.moves];
  if (state.running === side) {
    left[side] += incrementMs;
    moves[side] += 1;
  }
  return { left, moves, running: side === 0 ? 1 : 0 };
}
