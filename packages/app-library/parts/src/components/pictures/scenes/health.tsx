export const healthScene = (
  <>
    <circle cx="200" cy="150" r="104" fill="var(--a)" opacity="0.22" />
    <path d="M200 234c-92-58-106-104-88-134s64-30 88 4c24-34 70-34 88-4s4 76-88 134Z" fill="var(--a)" />
    <path d="M66 158h74l18-36 26 70 24-52 12 18h114" stroke="var(--paper)" strokeWidth="9" fill="none" />
    <rect x="286" y="52" width="60" height="60" rx="14" fill="var(--b)" />
    <path d="M316 66v32m-16-16h32" stroke="var(--paper)" strokeWidth="10" />
  </>
);
