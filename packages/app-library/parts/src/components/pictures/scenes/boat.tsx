export const boatScene = (
  <>
    <path d="M192 40v156" stroke="var(--ink)" strokeWidth="8" />
    <path d="M206 54c60 30 92 76 98 130h-98Z" fill="var(--a)" />
    <path d="M178 84c-40 22-62 56-68 100h68Z" fill="var(--paper)" />
    <path d="M74 200h252c-10 36-34 54-72 54H146c-38 0-62-18-72-54Z" fill="var(--b)" />
    <path
      d="M28 248c29-18 57 18 86 0s57 18 86 0 57 18 86 0 57 18 86 0"
      stroke="var(--ink)"
      strokeWidth="9"
      fill="none"
    />
    <path d="M84 274c26-14 52 14 78 0s52 14 78 0 52 14 78 0" stroke="var(--a)" strokeWidth="7" fill="none" />
  </>
);
