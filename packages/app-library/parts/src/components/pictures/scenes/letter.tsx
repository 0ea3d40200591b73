export const letterScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <path d="M104 128 200 56l96 72v14H104Z" fill="var(--b)" />
    <rect x="126" y="78" width="148" height="120" rx="8" fill="var(--paper)" />
    <path
      d="M148 106h104m-104 24h104m-104 24h64"
      stroke="var(--ink)"
      fill="none"
      strokeWidth="5"
      opacity="0.4"
    />
    <path d="M104 132v96c0 10 6 16 16 16h160c10 0 16-6 16-16v-96l-96 66Z" fill="var(--a)" />
    <path d="m108 238 66-56m118 56-66-56" stroke="var(--ink)" fill="none" strokeWidth="5" opacity="0.3" />
  </>
);
