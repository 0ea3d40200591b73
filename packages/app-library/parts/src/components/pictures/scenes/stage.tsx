export const stageScene = (
  <>
    <path d="M64 238h272l16 28H48Z" fill="var(--ink)" opacity="0.85" />
    <path d="M200 66 128 238h144Z" fill="var(--paper)" opacity="0.8" />
    <circle cx="200" cy="158" r="20" fill="var(--b)" />
    <path d="M168 238c0-36 12-56 32-56s32 20 32 56Z" fill="var(--b)" />
    <path d="M64 44h70c4 76-16 134-70 176ZM336 44h-70c-4 76 16 134 70 176Z" fill="var(--a)" />
    <path
      d="M88 62c0 50-6 90-20 126M312 62c0 50 6 90 20 126"
      stroke="var(--ink)"
      strokeWidth="5"
      opacity="0.35"
    />
    <path d="M52 34h296v28c-24 24-74 24-98 0-24 24-76 24-100 0-24 24-74 24-98 0Z" fill="var(--a)" />
    <path d="M48 36h304" stroke="var(--ink)" strokeWidth="10" />
  </>
);
