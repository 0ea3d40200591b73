export const toolsScene = (
  <>
    <ellipse cx="200" cy="252" rx="140" ry="12" fill="var(--ink)" opacity="0.15" />
    <rect x="76" y="136" width="248" height="110" rx="14" fill="var(--a)" />
    <path
      d="M150 136v-24c0-12 8-20 20-20h60c12 0 20 8 20 20v24"
      strokeLinecap="butt"
      stroke="var(--ink)"
      strokeWidth="12"
      fill="none"
    />
    <rect x="76" y="172" width="248" height="18" fill="var(--ink)" opacity="0.5" />
    <rect x="180" y="164" width="40" height="34" rx="6" fill="var(--paper)" />
    <path d="m286 128 34-76m-18-8c14-10 32-2 36 14l-24-10Z" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <path d="M98 128V66l12-16 12 16v62" fill="var(--b)" />
  </>
);
