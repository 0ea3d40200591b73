/** What lies behind a scene; the number chooses among several. */
export function Backdrop({ number }: { number: number }) {
  return (
    <>
      <rect width="400" height="300" fill="color-mix(in oklab, var(--a) 24%, var(--card))" />
      {SHAPES[Math.floor(number / 6) % SHAPES.length]}
    </>
  );
}

const SHAPES = [
  <g key="sun" fill="var(--b)" opacity="0.22">
    <circle cx="330" cy="60" r="110" />
    <circle cx="40" cy="270" r="70" />
  </g>,
  <g key="waves" fill="none" stroke="var(--b)" strokeWidth="14" opacity="0.25">
    <path d="M-20 70c70-40 140 40 210 0s140 40 230 0" />
    <path d="M-20 150c70-40 140 40 210 0s140 40 230 0" />
    <path d="M-20 230c70-40 140 40 210 0s140 40 230 0" />
  </g>,
  <g key="hills" fill="var(--b)" opacity="0.26">
    <path d="M0 300V200c80-50 150-20 210 10s120 30 190-30v120Z" />
  </g>,
  <g key="arch" fill="var(--b)" opacity="0.22">
    <path d="M70 300V150a130 130 0 0 1 260 0v150Z" />
  </g>,
  <g key="horizon" fill="var(--b)" opacity="0.24">
    <path d="M0 210h400v90H0Z" />
    <circle cx="90" cy="80" r="46" />
  </g>,
  <g key="dots" fill="var(--b)" opacity="0.3">
    {Array.from({ length: 40 }, (_, index) => (
      <circle key={index} cx={25 + (index % 8) * 50} cy={30 + Math.floor(index / 8) * 60} r="5" />
    ))}
  </g>,
];
