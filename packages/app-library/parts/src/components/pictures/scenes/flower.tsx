export const flowerScene = (
  <>
    <path d="M200 276V150" stroke="var(--b)" strokeWidth="10" />
    <path
      d="M200 236c-52 4-76-20-84-52 48-4 76 14 84 52Zm0 14c44 0 70-22 80-54-46 0-72 16-80 54Z"
      fill="var(--b)"
    />
    <g fill="var(--a)">
      <ellipse cx="200" cy="66" rx="28" ry="42" />
      <ellipse cx="200" cy="160" rx="28" ry="42" />
      <ellipse cx="153" cy="113" rx="42" ry="28" />
      <ellipse cx="247" cy="113" rx="42" ry="28" />
    </g>
    <g fill="var(--a)" opacity="0.7">
      <ellipse cx="166" cy="80" rx="26" ry="38" transform="rotate(-45 166 80)" />
      <ellipse cx="234" cy="80" rx="26" ry="38" transform="rotate(45 234 80)" />
      <ellipse cx="166" cy="146" rx="26" ry="38" transform="rotate(45 166 146)" />
      <ellipse cx="234" cy="146" rx="26" ry="38" transform="rotate(-45 234 146)" />
    </g>
    <circle cx="200" cy="113" r="26" fill="var(--paper)" />
    <circle cx="200" cy="113" r="14" fill="var(--ink)" opacity="0.6" />
  </>
);
