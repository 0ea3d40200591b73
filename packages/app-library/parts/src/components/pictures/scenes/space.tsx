export const spaceScene = (
  <>
    <circle cx="70" cy="64" r="5" fill="var(--paper)" />
    <circle cx="336" cy="230" r="6" fill="var(--paper)" />
    <circle cx="330" cy="56" r="4" fill="var(--paper)" />
    <circle cx="84" cy="226" r="4" fill="var(--paper)" />
    <circle cx="200" cy="150" r="82" fill="var(--a)" />
    <path
      d="M122 128c50 18 106 18 156 0M120 160c52 20 108 20 160 0"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="10"
      opacity="0.35"
      fill="none"
    />
    <path d="M200 68a82 82 0 0 1 0 164 100 100 0 0 0 0-164Z" fill="var(--ink)" opacity="0.3" />
    <path
      d="M118 172c-60 26-66 46-20 40 56-6 158-44 202-74 38-28 28-44-18-36"
      stroke="var(--b)"
      strokeWidth="12"
      fill="none"
    />
    <circle cx="316" cy="112" r="16" fill="var(--ink)" />
  </>
);
