export const weightsScene = (
  <>
    <ellipse cx="200" cy="250" rx="140" ry="13" fill="var(--ink)" opacity="0.15" />
    <path d="M44 150h312" stroke="var(--ink)" strokeWidth="16" />
    <rect x="64" y="104" width="28" height="92" rx="10" fill="var(--b)" />
    <rect x="308" y="104" width="28" height="92" rx="10" fill="var(--b)" />
    <rect x="98" y="68" width="38" height="164" rx="14" fill="var(--a)" />
    <rect x="264" y="68" width="38" height="164" rx="14" fill="var(--a)" />
    <path d="M110 88v60M276 88v60" stroke="var(--paper)" strokeWidth="7" opacity="0.5" />
  </>
);
