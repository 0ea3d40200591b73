export const gameScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <path
      d="M112 108h176c50 0 74 124 34 132-28 6-44-38-66-38H144c-22 0-38 44-66 38-40-8-16-132 34-132Z"
      fill="var(--a)"
    />
    <path d="M142 132v44m-22-22h44" stroke="var(--paper)" strokeWidth="16" />
    <circle cx="262" cy="134" r="11" fill="var(--b)" />
    <circle cx="284" cy="156" r="11" fill="var(--paper)" />
    <circle cx="240" cy="156" r="11" fill="var(--ink)" />
    <circle cx="262" cy="178" r="11" fill="var(--paper)" opacity="0.6" />
    <path d="M190 132h20" stroke="var(--paper)" strokeWidth="8" opacity="0.7" />
    <path d="M200 108c0-40 60-20 60-62" stroke="var(--ink)" fill="none" strokeWidth="5" opacity="0.6" />
  </>
);
