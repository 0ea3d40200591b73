export const natureScene = (
  <>
    <circle cx="292" cy="88" r="38" fill="var(--a)" opacity="0.85" />
    <path d="M0 232 118 96l86 92 56-58 140 128v42H0Z" fill="var(--b)" opacity="0.55" />
    <path d="M0 262c90-46 150-30 214-8s120 10 186-18v64H0Z" fill="var(--b)" />
    <path
      d="M92 250v-46m-28 20 28-74 28 74Z"
      strokeLinecap="butt"
      fill="var(--ink)"
      stroke="var(--ink)"
      strokeWidth="6"
    />
    <path
      d="M148 258v-36m-20 12 20-54 20 54Z"
      strokeLinecap="butt"
      fill="var(--ink)"
      opacity="0.8"
      stroke="var(--ink)"
      strokeWidth="5"
    />
  </>
);
