export const potteryScene = (
  <>
    <rect x="48" y="242" width="304" height="10" rx="5" fill="var(--ink)" opacity="0.45" />
    <path d="M140 106c-6-30 8-50 34-62" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <path
      d="M146 72c16-6 28 0 34 14-16 6-28 0-34-14Zm14-22c4-18 18-24 34-18-4 16-18 26-34 18Zm-22 44c-18-2-28-12-28-26 16-2 26 8 28 26Z"
      fill="var(--b)"
    />
    <path
      d="M116 242c-36-24-40-72-10-100 10-10 12-20 8-38h52c-4 18-2 28 8 38 30 28 26 76-10 100Z"
      fill="var(--a)"
    />
    <path d="M93 180c26 12 68 12 94 0l2 16c-30 12-68 12-98 0Z" fill="var(--paper)" opacity="0.75" />
    <path d="M204 180h132c0 38-26 62-66 62s-66-24-66-62Z" fill="var(--b)" />
    <ellipse cx="270" cy="180" rx="66" ry="13" fill="var(--paper)" />
    <ellipse cx="270" cy="182" rx="54" ry="8" fill="var(--ink)" opacity="0.35" />
  </>
);
