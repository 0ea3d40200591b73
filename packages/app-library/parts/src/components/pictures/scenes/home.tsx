export const homeScene = (
  <>
    <ellipse cx="200" cy="252" rx="150" ry="14" fill="var(--ink)" opacity="0.15" />
    <path d="M78 150 200 60l122 90v98H78Z" fill="var(--paper)" />
    <path d="M56 160 200 52l144 108" stroke="var(--a)" strokeWidth="20" fill="none" />
    <path d="M176 248v-66c0-10 48-10 48 0v66Z" fill="var(--b)" />
    <rect x="104" y="170" width="44" height="40" rx="4" fill="var(--a)" opacity="0.5" />
    <rect x="252" y="170" width="44" height="40" rx="4" fill="var(--a)" opacity="0.5" />
    <path
      d="M126 170v40m-22-20h44m126-20v40m-22-20h44"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="4"
    />
    <circle cx="214" cy="216" r="4" fill="var(--paper)" />
    <circle cx="346" cy="226" r="26" fill="var(--b)" />
  </>
);
