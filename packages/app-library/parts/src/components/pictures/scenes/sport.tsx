export const sportScene = (
  <>
    <ellipse cx="200" cy="256" rx="110" ry="12" fill="var(--ink)" opacity="0.18" />
    <circle cx="200" cy="150" r="98" fill="var(--a)" />
    <path
      d="M200 52v196M102 150h196M132 82c44 36 44 100 0 136M268 82c-44 36-44 100 0 136"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="7"
      fill="none"
    />
    <path d="M52 218h40m-52-34h36m-20-34h20" stroke="var(--ink)" fill="none" strokeWidth="5" opacity="0.6" />
    <circle cx="330" cy="82" r="20" fill="var(--b)" />
  </>
);
