import type { WordTable } from '../../blocks/block-words.ts';

export const QUICK_WORDS: WordTable = {
  gLives: ['Lives', 'Vidas', 'Vidas', 'Leben', 'Vies'],
  gAllBricks: [
    'All bricks gone. You win!',
    'Sem tijolos. Você venceu!',
    '¡Sin ladrillos! Has ganado.',
    'Alle Steine weg. Gewonnen!',
    'Plus de briques. Gagné !',
  ],
  gBricksHelp: [
    'Move the paddle with the mouse, a finger or the arrow keys.',
    'Mova a raquete com o mouse, o dedo ou as setas.',
    'Mueve la pala con el ratón, el dedo o las flechas.',
    'Den Schläger mit Maus, Finger oder Pfeiltasten bewegen.',
    'Déplacez la raquette à la souris, au doigt ou aux flèches.',
  ],
  gHole: ['Hole {n}', 'Buraco {n}', 'Hoyo {n}', 'Loch {n}', 'Trou {n}'],
  gGreen: ['Green', 'Verde', 'Verde', 'Grün', 'Vert'],
  gBlue: ['Blue', 'Azul', 'Azul', 'Blau', 'Bleu'],
  gRound: ['Round', 'Rodada', 'Ronda', 'Runde', 'Tour'],
  gWatch: ['Watch…', 'Observe…', 'Observa…', 'Schau zu …', 'Regardez…'],
  gRepeat: [
    'Your turn: repeat it',
    'Sua vez: repita',
    'Tu turno: repite',
    'Du bist dran: wiederhole',
    'À vous : répétez',
  ],
  gGap: ['Gap', 'Vazio', 'Hueco', 'Lücke', 'Vide'],
};
