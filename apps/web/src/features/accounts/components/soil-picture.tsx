/** Layers of soil under a morning sky, with a sprout that has just come up. Its colours are its own in both themes. */
export function SoilPicture() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-0 size-full"
      role="presentation"
    >
      <rect width="800" height="900" fill="#1f4a2c" />
      <circle cx="610" cy="330" r="250" fill="#2b5f3a" />
      <circle cx="610" cy="330" r="165" fill="#3a7448" />
      <circle cx="610" cy="330" r="86" fill="#548c5d" />
      <path d="M0 520C150 470 300 480 440 520S690 570 800 515V900H0Z" fill="#173a22" />
      <g fill="#8fc08a">
        <path d="M322 560c-3-96 44-158 138-166 9 98-46 160-138 166Z" />
        <path d="M322 606c1-74-50-124-138-127 0 80 53 126 138 127Z" fill="#a9d3a0" />
      </g>
      <path
        d="M322 545c-2 40-3 80-1 128"
        stroke="#8fc08a"
        strokeWidth="13"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M0 655c170-42 330-26 470 6s240 32 330-8v247H0Z" fill="#4a3526" />
      <path d="M0 735c150-30 300-8 450 12s250 14 350-18v171H0Z" fill="#38281d" />
      <path d="M0 818c180-26 330 4 480 12s220 2 320-18v88H0Z" fill="#2a1e16" />
      <g stroke="#b79a7a" strokeWidth="4" strokeLinecap="round" fill="none" opacity=".75">
        <path d="M321 640c2 46-14 92-30 130" />
        <path d="M321 664c6 44 28 74 44 118" />
        <path d="M321 656c-20 26-42 36-61 70" />
        <path d="M322 668c24 14 46 20 65 48" />
      </g>
      <g fill="#6b5140">
        <circle cx="120" cy="716" r="7" />
        <circle cx="196" cy="792" r="5" />
        <circle cx="520" cy="742" r="8" />
        <circle cx="640" cy="712" r="5" />
        <circle cx="704" cy="800" r="7" />
        <circle cx="446" cy="820" r="5" />
        <circle cx="80" cy="846" r="6" />
      </g>
    </svg>
  );
}
