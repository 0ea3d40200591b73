export const furnitureScene = (
  <>
    <rect x="40" y="250" width="320" height="8" rx="4" fill="var(--ink)" opacity="0.35" />
    <path d="M306 250V118" stroke="var(--ink)" fill="none" strokeWidth="7" />
    <path d="m264 122 18-62h48l18 62Z" fill="var(--b)" />
    <rect x="280" y="244" width="52" height="8" rx="4" fill="var(--ink)" />
    <path d="m96 196-12 56m124-56 12 56" stroke="var(--ink)" fill="none" strokeWidth="9" />
    <path d="M74 190V90c0-22 34-22 34 0v84h110c18 0 18 26 0 26H88c-8 0-14-4-14-10Z" fill="var(--a)" />
    <rect x="112" y="146" width="102" height="30" rx="14" fill="var(--paper)" />
    <rect x="106" y="104" width="26" height="44" rx="12" fill="var(--b)" />
  </>
);
