export const cityScene = (
  <>
    <circle cx="312" cy="82" r="30" fill="var(--a)" opacity="0.7" />
    <rect x="52" y="134" width="66" height="140" fill="var(--b)" opacity="0.6" />
    <rect x="108" y="84" width="72" height="190" fill="var(--a)" />
    <rect x="186" y="52" width="58" height="222" fill="var(--ink)" opacity="0.85" />
    <path d="M215 52V26" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <rect x="250" y="114" width="84" height="160" fill="var(--b)" />
    <path
      d="M122 104h14m20 0h14m-48 30h14m20 0h14m-48 30h14m20 0h14m-48 30h14m20 0h14M200 78h10m14 0h10m-34 32h10m14 0h10m-34 32h10m14 0h10m-34 32h10m14 0h10M266 136h16m22 0h16m-54 32h16m22 0h16m-54 32h16m22 0h16"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="9"
      fill="none"
    />
    <rect x="24" y="270" width="352" height="8" rx="4" fill="var(--ink)" opacity="0.4" />
  </>
);
