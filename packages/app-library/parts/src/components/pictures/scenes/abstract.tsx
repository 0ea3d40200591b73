export const abstractScene = (
  <>
    <circle cx="286" cy="92" r="44" fill="var(--a)" />
    <path d="M40 300V190a80 80 0 0 1 160 0v110Z" fill="var(--a)" opacity="0.85" />
    <path d="M70 300V196a50 50 0 0 1 100 0v104Z" fill="var(--paper)" opacity="0.8" />
    <path d="M98 300v-98a22 22 0 0 1 44 0v98Z" fill="var(--ink)" opacity="0.85" />
    <path d="M200 300v-60a80 80 0 0 1 160 0v60Z" fill="var(--b)" />
    <path d="M236 300v-56a44 44 0 0 1 88 0v56Z" fill="var(--paper)" opacity="0.75" />
    <circle cx="280" cy="262" r="18" fill="var(--ink)" opacity="0.7" />
  </>
);
