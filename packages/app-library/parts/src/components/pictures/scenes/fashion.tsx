export const fashionScene = (
  <>
    <path d="M200 84c0-12-12-12-12-24 0-20 32-20 30 2" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <path d="m200 84 116 50H84Z" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <path d="M142 118c20 18 96 18 116 0l62 40-28 38-28-14v74H136v-74l-28 14-28-38Z" fill="var(--a)" />
    <path d="M170 126c14 12 46 12 60 0l-6 130h-48Z" fill="var(--paper)" opacity="0.35" />
    <path d="M136 218h128v14H136Z" fill="var(--b)" />
    <circle cx="200" cy="166" r="5" fill="var(--ink)" />
    <circle cx="200" cy="192" r="5" fill="var(--ink)" />
  </>
);
