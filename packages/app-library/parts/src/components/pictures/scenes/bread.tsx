export const breadScene = (
  <>
    <ellipse cx="200" cy="246" rx="140" ry="14" fill="var(--ink)" opacity="0.15" />
    <rect x="70" y="222" width="260" height="20" rx="10" fill="var(--ink)" opacity="0.75" />
    <path d="M92 222c-22-20-16-58 14-62 12-38 176-38 188 0 30 4 36 42 14 62Z" fill="#b5763a" />
    <path d="M106 160c12-38 176-38 188 0-40-18-148-18-188 0Z" fill="#d9a066" opacity="0.6" />
    <path
      d="M138 150c4 18 14 34 30 46M186 140c4 20 14 40 30 54M236 144c4 16 14 32 28 44"
      stroke="#f3dcb8"
      fill="none"
      strokeWidth="9"
    />
    <path d="M322 214V112" stroke="var(--b)" fill="none" strokeWidth="5" />
    <path
      d="M322 136c-18-2-22-14-20-24 14 2 20 10 20 24Zm0 0c18-2 22-14 20-24-14 2-20 10-20 24Zm0 30c-18-2-22-14-20-24 14 2 20 10 20 24Zm0 0c18-2 22-14 20-24-14 2-20 10-20 24Zm0-54c-8-10-8-20 0-30 8 10 8 20 0 30Z"
      fill="var(--b)"
    />
  </>
);
