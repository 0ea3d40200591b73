export const stillLifeScene = (
  <>
    <path d="M0 226h400v74H0Z" fill="var(--ink)" opacity="0.14" />
    <path d="M92 226v-96c0-14 8-18 8-38h40c0 20 8 24 8 38v96Z" fill="var(--a)" />
    <rect x="100" y="150" width="40" height="44" rx="4" fill="var(--paper)" opacity="0.85" />
    <rect x="108" y="74" width="24" height="20" rx="4" fill="var(--ink)" opacity="0.85" />
    <rect x="168" y="138" width="108" height="88" rx="8" fill="var(--b)" />
    <path
      d="M168 162h108m-54-24v88"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="7"
      opacity="0.7"
    />
    <path d="M222 138c-34-4-38-34-16-32 12 2 16 20 16 32 0-12 4-30 16-32 22-2 18 28-16 32Z" fill="var(--a)" />
    <circle cx="316" cy="194" r="32" fill="var(--ink)" opacity="0.8" />
    <path d="M298 182c6-10 18-14 28-10" stroke="var(--paper)" strokeWidth="5" fill="none" opacity="0.7" />
  </>
);
