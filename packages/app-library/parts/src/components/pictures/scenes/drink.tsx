export const drinkScene = (
  <>
    <ellipse cx="196" cy="244" rx="112" ry="14" fill="var(--ink)" opacity="0.15" />
    <path d="M120 116h150v62c0 38-28 60-75 60s-75-22-75-60Z" fill="var(--paper)" />
    <path d="M270 134h16c32 0 32 58-22 58" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <ellipse cx="195" cy="118" rx="75" ry="20" fill="var(--a)" />
    <path d="M195 112c-20-12-32 8 0 20 32-12 20-32 0-20Z" fill="var(--paper)" opacity="0.9" />
    <path
      d="M164 88c-10-16 12-22 2-42m34 42c-10-16 12-22 2-42m34 42c-10-16 12-22 2-42"
      stroke="var(--ink)"
      fill="none"
      strokeWidth="5"
      opacity="0.5"
    />
    <rect x="120" y="186" width="150" height="16" fill="var(--b)" />
  </>
);
