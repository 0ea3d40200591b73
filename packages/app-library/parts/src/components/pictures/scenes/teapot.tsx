export const teapotScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <path d="M118 134c-56-14-62 80 2 78" stroke="var(--ink)" fill="none" strokeWidth="13" />
    <path d="M262 146c28-4 38-32 64-40-2 38-18 82-70 94Z" fill="var(--a)" />
    <ellipse cx="194" cy="174" rx="90" ry="66" fill="var(--a)" />
    <path d="M140 118c12-26 96-26 108 0Z" fill="var(--ink)" opacity="0.85" />
    <circle cx="194" cy="90" r="12" fill="var(--b)" />
    <path d="M194 212c-34-18-36-52 0-70 36 18 34 52 0 70Z" fill="var(--paper)" opacity="0.9" />
    <path
      d="M194 212v-56m0 24 14-12m-14 24-14-12"
      stroke="var(--ink)"
      fill="none"
      strokeWidth="5"
      opacity="0.35"
    />
    <rect x="146" y="232" width="96" height="13" rx="6" fill="var(--ink)" opacity="0.75" />
    <path d="M338 90c-10-16 12-22 2-40" stroke="var(--ink)" fill="none" strokeWidth="5" opacity="0.5" />
  </>
);
