export const travelScene = (
  <>
    <circle cx="96" cy="82" r="36" fill="var(--a)" opacity="0.8" />
    <path d="M0 262 132 132l74 76 70-98 124 152v38H0Z" fill="var(--b)" />
    <path d="m276 110 38 47-20 10-18-14-16 18-14-13Z" fill="var(--paper)" />
    <path d="m132 132 34 35-18 8-16-12-16 14-12-13Z" fill="var(--paper)" />
    <path
      d="M196 92c40-34 90-42 130-28"
      stroke="var(--ink)"
      strokeWidth="4"
      strokeDasharray="2 12"
      fill="none"
    />
    <path d="m324 50 34 12-26 20-2-12-16-4Z" fill="var(--ink)" />
    <rect y="276" width="400" height="24" fill="var(--ink)" opacity="0.25" />
  </>
);
