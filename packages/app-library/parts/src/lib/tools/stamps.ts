import { words } from "@/lib/words";

/** Outlines in a square of a hundred; each is filled, the second with white, the third with black. */
export const STAMPS: readonly { id: string; name: string; paths: readonly [string, string, string] }[] = [
  {
    id: "cat",
    name: words.cat,
    paths: [
      "M18 52 L16 12 L40 28 Q50 25 60 28 L84 12 L82 52 Q84 88 50 90 Q16 88 18 52 Z",
      "M34 46 a8 8 0 1 0 .1 0 Z M66 46 a8 8 0 1 0 .1 0 Z",
      "M34 50 a4 4 0 1 0 .1 0 Z M66 50 a4 4 0 1 0 .1 0 Z M45 68 L55 68 L50 75 Z",
    ],
  },
  {
    id: "rabbit",
    name: words.rabbit,
    paths: [
      "M34 44 Q22 4 34 4 Q46 6 46 40 L54 40 Q54 6 66 4 Q78 4 66 44 Q82 56 78 72 Q70 94 50 94 Q30 94 22 72 Q18 56 34 44 Z",
      "M40 56 a6 6 0 1 0 .1 0 Z M60 56 a6 6 0 1 0 .1 0 Z M45 80 h4 v8 h-4 Z M51 80 h4 v8 h-4 Z",
      "M40 59 a3 3 0 1 0 .1 0 Z M60 59 a3 3 0 1 0 .1 0 Z M46 74 L54 74 L50 79 Z",
    ],
  },
  {
    id: "bear",
    name: words.bear,
    paths: [
      "M24 12 a16 16 0 1 0 .1 0 Z M76 12 a16 16 0 1 0 .1 0 Z M50 18 a38 38 0 1 0 .1 0 Z",
      "M50 56 a16 13 0 1 0 .1 0 Z M36 40 a6 6 0 1 0 .1 0 Z M64 40 a6 6 0 1 0 .1 0 Z",
      "M36 43 a3 3 0 1 0 .1 0 Z M64 43 a3 3 0 1 0 .1 0 Z M50 58 a6 4 0 1 0 .1 0 Z",
    ],
  },
  {
    id: "fish",
    name: words.fish,
    paths: [
      "M6 50 Q36 12 68 44 L94 22 L94 78 L68 56 Q36 88 6 50 Z",
      "M28 36 a8 8 0 1 0 .1 0 Z",
      "M28 40 a4 4 0 1 0 .1 0 Z",
    ],
  },
  {
    id: "chick",
    name: words.chick,
    paths: [
      "M50 30 a32 32 0 1 0 .1 0 Z M50 6 a20 20 0 1 0 .1 0 Z",
      "M42 18 a6 6 0 1 0 .1 0 Z M58 18 a6 6 0 1 0 .1 0 Z",
      "M42 21 a3 3 0 1 0 .1 0 Z M58 21 a3 3 0 1 0 .1 0 Z M44 32 L56 32 L50 42 Z M40 93 h6 v6 h-6 Z M54 93 h6 v6 h-6 Z",
    ],
  },
  {
    id: "butterfly",
    name: words.butterfly,
    paths: [
      "M50 44 Q16 2 8 30 Q6 52 44 52 Q12 58 18 80 Q30 98 50 58 Q70 98 82 80 Q88 58 56 52 Q94 52 92 30 Q84 2 50 44 Z",
      "M24 28 a7 7 0 1 0 .1 0 Z M76 28 a7 7 0 1 0 .1 0 Z",
      "M47 34 h6 v44 h-6 Z",
    ],
  },
];
