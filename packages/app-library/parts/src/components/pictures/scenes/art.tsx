export const artScene = (
  <>
    <rect x="84" y="50" width="176" height="200" rx="6" fill="var(--paper)" />
    <rect x="84" y="50" width="176" height="200" rx="6" fill="none" stroke="var(--ink)" strokeWidth="10" />
    <circle cx="212" cy="104" r="24" fill="var(--a)" />
    <path d="M96 238v-54l50-58 40 52 22-22 42 44v38Z" fill="var(--b)" />
    <path d="m284 238 40-118" stroke="var(--ink)" strokeWidth="9" />
    <path d="M324 120c-8-26 8-50 28-64 0 30 0 58-28 64Z" fill="var(--a)" />
  </>
);
