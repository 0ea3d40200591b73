export const candleScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <circle cx="200" cy="98" r="76" fill="var(--b)" opacity="0.18" />
    <rect x="134" y="138" width="132" height="108" rx="16" fill="var(--a)" />
    <ellipse cx="200" cy="142" rx="66" ry="14" fill="var(--paper)" />
    <rect x="156" y="178" width="88" height="44" rx="6" fill="var(--paper)" />
    <path d="M172 194h56m-42 12h28" stroke="var(--ink)" fill="none" strokeWidth="5" opacity="0.5" />
    <path d="M200 140v-24" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <path d="M200 50c28 32 28 54 0 70-28-16-28-38 0-70Z" fill="var(--b)" />
    <path d="M200 82c12 14 12 26 0 34-12-8-12-20 0-34Z" fill="var(--paper)" />
  </>
);
