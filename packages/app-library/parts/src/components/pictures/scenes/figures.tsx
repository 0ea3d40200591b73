export const figuresScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <rect x="70" y="56" width="260" height="186" rx="18" fill="var(--paper)" />
    <path d="M70 96h260" strokeLinecap="butt" stroke="var(--ink)" strokeWidth="3" opacity="0.15" />
    <circle cx="92" cy="76" r="6" fill="var(--a)" />
    <circle cx="112" cy="76" r="6" fill="var(--b)" />
    <rect x="98" y="168" width="32" height="50" rx="6" fill="var(--a)" />
    <rect x="144" y="140" width="32" height="78" rx="6" fill="var(--b)" />
    <rect x="190" y="152" width="32" height="66" rx="6" fill="var(--a)" opacity="0.6" />
    <path d="M98 140c40-8 60-40 98-30s52-10 104-2" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <circle cx="272" cy="184" r="34" fill="var(--b)" opacity="0.35" />
    <path d="M272 184v-34a34 34 0 0 1 30 50Z" fill="var(--a)" />
  </>
);
