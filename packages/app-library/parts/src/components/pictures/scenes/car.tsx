export const carScene = (
  <>
    <ellipse cx="200" cy="232" rx="158" ry="13" fill="var(--ink)" opacity="0.18" />
    <path
      d="M48 208v-44c0-12 12-20 34-22l34-46c6-8 14-12 24-12h92c14 0 24 6 32 16l32 44 42 10c12 4 16 12 16 24v30Z"
      fill="var(--a)"
    />
    <path d="M126 138 146 108c3-4 7-6 12-6h32v36Zm78-36h26c8 0 14 4 18 10l18 26h-62Z" fill="var(--paper)" />
    <circle cx="116" cy="208" r="30" fill="var(--ink)" />
    <circle cx="116" cy="208" r="12" fill="var(--paper)" />
    <circle cx="288" cy="208" r="30" fill="var(--ink)" />
    <circle cx="288" cy="208" r="12" fill="var(--paper)" />
    <rect x="328" y="168" width="24" height="12" rx="6" fill="var(--b)" />
  </>
);
