export const eventScene = (
  <>
    <rect x="92" y="82" width="216" height="166" rx="18" fill="var(--paper)" />
    <path d="M92 100c0-12 8-18 18-18h180c10 0 18 6 18 18v30H92Z" fill="var(--a)" />
    <path d="M146 64v36m108-36v36" stroke="var(--ink)" fill="none" strokeWidth="10" />
    <path
      d="M122 158h28m28 0h28m28 0h28m-140 38h28m28 0h28"
      stroke="var(--b)"
      strokeWidth="18"
      opacity="0.45"
    />
    <path d="m246 178 10 20 22 4-16 16 4 22-20-10-20 10 4-22-16-16 22-4Z" fill="var(--b)" />
    <path d="M52 84l14 12M44 132h18m282-62-12 14m24 42h-18" stroke="var(--ink)" fill="none" strokeWidth="5" />
  </>
);
