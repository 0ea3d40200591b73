export const racketScene = (
  <>
    <ellipse cx="200" cy="262" rx="120" ry="11" fill="var(--ink)" opacity="0.16" />
    <g transform="rotate(38 200 150)">
      <path d="M200 178v92" stroke="var(--ink)" fill="none" strokeWidth="16" />
      <path d="M172 168l28 26 28-26" stroke="var(--a)" fill="none" strokeWidth="11" />
      <ellipse cx="200" cy="104" rx="58" ry="72" fill="var(--paper)" />
      <path
        d="M164 52v104m24-122v138m24-138v138m24-120v104M146 80h108M142 104h116M146 128h108"
        stroke="var(--ink)"
        fill="none"
        strokeWidth="2.5"
        opacity="0.45"
      />
      <ellipse cx="200" cy="104" rx="58" ry="72" fill="none" stroke="var(--a)" strokeWidth="13" />
    </g>
    <circle cx="108" cy="188" r="34" fill="var(--b)" />
    <path
      d="M84 164c20 12 24 36 10 54M132 164c-16 16-16 38-2 50"
      stroke="var(--paper)"
      fill="none"
      strokeWidth="4.5"
    />
  </>
);
