import { limits } from '@loam/contract';
import { useState } from 'react';

/** Shows for a moment that a click was heard. */
export function useSpin() {
  const [turns, setTurns] = useState(0);
  const spin = () => {
    setTurns((count) => count + 1);
    setTimeout(() => setTurns((count) => count - 1), limits.feedback.refreshSpinMs);
  };
  return { isSpinning: turns > 0, spin };
}
