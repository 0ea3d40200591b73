export const textileScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <rect x="88" y="196" width="224" height="46" rx="20" fill="var(--a)" />
    <rect x="100" y="150" width="200" height="46" rx="20" fill="var(--b)" />
    <rect x="94" y="104" width="212" height="46" rx="20" fill="var(--paper)" />
    <path
      d="M132 104v46m18-46v46m18-46v46"
      strokeLinecap="butt"
      stroke="var(--a)"
      strokeWidth="6"
      opacity="0.7"
    />
    <path
      d="M240 150v46m18-46v46"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="7"
      opacity="0.85"
    />
    <path
      d="M124 219h152"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="5"
      strokeDasharray="14 10"
      opacity="0.8"
    />
    <path d="M176 104c0-30 48-30 48 0" stroke="var(--ink)" fill="none" strokeWidth="7" opacity="0.6" />
  </>
);
