export const bakeryScene = (
  <>
    <ellipse cx="200" cy="246" rx="130" ry="14" fill="var(--ink)" opacity="0.15" />
    <path d="M94 222h212l-16 22H110Z" fill="var(--ink)" opacity="0.75" />
    <path d="M112 222v-44c0-14 176-14 176 0v44Z" fill="var(--a)" />
    <path
      d="M112 186c0-30 176-30 176 0 0 18-18 20-22 4-8 22-28 22-34 0-6 20-30 20-36 0-6 20-30 20-36 0-6 20-26 18-26 0-4 14-22 12-22-4Z"
      fill="var(--paper)"
    />
    <path d="M142 166v-40c0-10 116-10 116 0v40Z" fill="var(--b)" />
    <circle cx="200" cy="98" r="15" fill="var(--a)" />
    <path d="M200 84c2-14 10-20 20-22" stroke="var(--ink)" fill="none" strokeWidth="5" />
  </>
);
