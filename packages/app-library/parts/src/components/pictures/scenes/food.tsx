export const foodScene = (
  <>
    <ellipse cx="200" cy="232" rx="132" ry="16" fill="var(--ink)" opacity="0.15" />
    <circle cx="200" cy="150" r="98" fill="var(--paper)" />
    <circle cx="200" cy="150" r="98" fill="none" stroke="var(--ink)" strokeOpacity="0.15" strokeWidth="4" />
    <circle cx="200" cy="150" r="70" fill="var(--a)" opacity="0.25" />
    <path d="M150 160c0-34 22-54 52-54s50 22 50 50-24 46-52 46-50-14-50-42Z" fill="var(--a)" />
    <path d="M196 128c18-22 44-24 60-12-10 22-36 28-60 12Z" fill="var(--b)" />
    <path d="M176 158c-20-8-34 0-42 16 18 10 36 4 42-16Z" fill="var(--b)" />
    <circle cx="214" cy="170" r="12" fill="var(--paper)" />
    <circle cx="186" cy="182" r="7" fill="var(--ink)" opacity="0.7" />
    <path
      d="M72 84v58m-14-58v34c0 20 28 20 28 0V84m-14 58v76"
      stroke="var(--ink)"
      fill="none"
      strokeWidth="5"
    />
    <path d="M330 84c-18 14-22 48-14 68h14V84Zm0 68v66" stroke="var(--ink)" fill="none" strokeWidth="5" />
  </>
);
