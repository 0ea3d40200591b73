export const bookScene = (
  <>
    <ellipse cx="200" cy="242" rx="140" ry="14" fill="var(--ink)" opacity="0.15" />
    <path
      d="M200 108c-34-28-84-30-124-20v136c40-10 90-8 124 18 34-26 84-28 124-18V88c-40-10-90-8-124 20Z"
      fill="var(--a)"
    />
    <path
      d="M200 112c-32-24-74-26-108-18v116c36-6 78-4 108 18 30-22 72-24 108-18V94c-34-8-76-6-108 18Z"
      fill="var(--paper)"
    />
    <path d="M200 112v116" strokeLinecap="butt" stroke="var(--ink)" strokeWidth="3" opacity="0.4" />
    <path
      d="M116 126c20-4 42-2 60 8m-60 22c20-4 42-2 60 8m-60 22c20-4 42-2 60 8m108-68c-20-4-42-2-60 8m60 22c-20-4-42-2-60 8m60 22c-20-4-42-2-60 8"
      stroke="var(--ink)"
      fill="none"
      strokeWidth="5"
      opacity="0.35"
    />
    <path d="M262 78h28v64l-14-14-14 14Z" fill="var(--b)" />
  </>
);
