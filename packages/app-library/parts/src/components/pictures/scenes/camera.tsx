export const cameraScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <path d="m150 112 16-30h68l16 30Z" fill="var(--ink)" opacity="0.9" />
    <rect x="108" y="94" width="36" height="22" rx="7" fill="var(--b)" />
    <rect x="88" y="108" width="224" height="134" rx="22" fill="var(--ink)" opacity="0.92" />
    <rect x="88" y="142" width="224" height="40" fill="var(--a)" />
    <circle cx="200" cy="174" r="60" fill="var(--paper)" />
    <circle cx="200" cy="174" r="46" fill="var(--ink)" />
    <circle cx="200" cy="174" r="30" fill="var(--b)" />
    <circle cx="188" cy="162" r="9" fill="var(--paper)" opacity="0.85" />
    <circle cx="282" cy="126" r="9" fill="var(--paper)" />
  </>
);
