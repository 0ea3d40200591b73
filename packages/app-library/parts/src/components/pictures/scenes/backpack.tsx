export const backpackScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <path d="M170 88c0-44 60-44 60 0" stroke="var(--ink)" fill="none" strokeWidth="9" />
    <rect x="106" y="164" width="30" height="66" rx="12" fill="var(--b)" />
    <rect x="264" y="164" width="30" height="66" rx="12" fill="var(--b)" />
    <rect x="124" y="80" width="152" height="168" rx="46" fill="var(--a)" />
    <path d="M124 136c0-74 152-74 152 0v22H124Z" fill="var(--ink)" opacity="0.8" />
    <rect x="146" y="182" width="108" height="52" rx="14" fill="var(--b)" />
    <path d="M160 206h80" strokeLinecap="butt" stroke="var(--paper)" strokeWidth="4" opacity="0.7" />
    <rect x="189" y="144" width="22" height="30" rx="5" fill="var(--paper)" />
  </>
);
