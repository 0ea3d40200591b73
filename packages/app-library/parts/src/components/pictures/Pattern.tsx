/** Tiles where no drawing fits, laid differently for each number; no two names look alike. */
export function Pattern({ number }: { number: number }) {
  return (
    <>
      <rect width="400" height="300" fill="color-mix(in oklab, var(--a) 24%, var(--card))" />
      {Array.from({ length: 12 }, (_, index) => {
        const dice = Math.imul(number + 3, 2_654_435_761 + index * 40_503) >>> 9;
        return (
          <g
            key={index}
            transform={`translate(${(index % 4) * 100} ${Math.floor(index / 4) * 100}) rotate(${(dice % 4) * 90} 50 50)`}
          >
            <rect width="100" height="100" fill={GROUNDS[(dice >>> 2) % GROUNDS.length]} />
            <path d={TILES[(dice >>> 5) % TILES.length]} fill={COLOURS[(dice >>> 9) % COLOURS.length]} />
          </g>
        );
      })}
    </>
  );
}

const GROUNDS = [
  "none",
  "none",
  "var(--paper)",
  "color-mix(in oklab, var(--b) 30%, var(--card))",
  "color-mix(in oklab, var(--a) 45%, var(--card))",
];

const COLOURS = ["var(--a)", "var(--b)", "var(--ink)", "var(--a)"];

/** A quarter, a half, a leaf, a disc, an arch, a triangle, a ring, and an empty one. */
const TILES = [
  "M0 0h100a100 100 0 0 1-100 100Z",
  "M0 0a50 50 0 0 0 100 0Z",
  "M0 0h50a50 50 0 0 1 50 50v50H50A50 50 0 0 1 0 50Z",
  "M50 20a30 30 0 1 1 0 60 30 30 0 0 1 0-60Z",
  "M0 100V50a50 50 0 0 1 100 0v50H72V50a22 22 0 0 0-44 0v50Z",
  "M0 0h100L0 100Z",
  "M50 8a42 42 0 1 1 0 84 42 42 0 0 1 0-84Zm0 24a18 18 0 1 0 0 36 18 18 0 0 0 0-36Z",
  "",
];
