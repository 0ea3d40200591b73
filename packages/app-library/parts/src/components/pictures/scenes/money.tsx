export const moneyScene = (
  <>
    <rect x="62" y="66" width="276" height="176" rx="18" fill="var(--paper)" />
    <path d="M96 206v-44h36v44Zm56 0v-72h36v72Zm56 0v-52h36v52Zm56 0v-98h36v98Z" fill="var(--a)" />
    <path d="m98 128 70-30 52 22 82-44" stroke="var(--b)" strokeWidth="8" fill="none" />
    <circle cx="302" cy="76" r="11" fill="var(--b)" />
    <path d="M84 216h232" stroke="var(--ink)" fill="none" strokeWidth="5" opacity="0.4" />
  </>
);
