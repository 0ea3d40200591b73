export const bicycleScene = (
  <>
    <rect x="40" y="252" width="320" height="7" rx="3" fill="var(--ink)" opacity="0.3" />
    <circle cx="116" cy="196" r="54" fill="none" stroke="var(--ink)" strokeWidth="9" />
    <circle cx="288" cy="196" r="54" fill="none" stroke="var(--ink)" strokeWidth="9" />
    <path
      d="m116 196 52-84h88l32 84m-120-84 38 84h-90m50 0 90-84"
      stroke="var(--a)"
      strokeWidth="10"
      fill="none"
    />
    <path d="M150 104h36m70 8-8-32h30" stroke="var(--ink)" fill="none" strokeWidth="9" />
    <circle cx="206" cy="196" r="14" fill="var(--b)" />
    <path d="M262 80h44v34h-44Z" fill="var(--b)" />
  </>
);
