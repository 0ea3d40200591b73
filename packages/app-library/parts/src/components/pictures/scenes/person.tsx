export const personScene = (
  <>
    <circle cx="200" cy="146" r="118" fill="var(--paper)" opacity="0.55" />
    <path d="M96 300c0-66 46-96 104-96s104 30 104 96Z" fill="var(--a)" />
    <path d="M174 172h52v40c0 26-52 26-52 0Z" fill="var(--skin)" />
    <path d="M174 186c14 12 38 12 52 0v12c-14 10-38 10-52 0Z" fill="var(--hair)" opacity="0.18" />
    <circle cx="200" cy="136" r="54" fill="var(--skin)" />
    <path
      d="M142 140c-12-70 30-92 62-90 36 2 62 32 54 88-6-26-20-40-34-46-20 14-52 16-72 12-6 10-10 22-10 36Z"
      fill="var(--hair)"
    />
    <path d="M182 158c10 9 26 9 36 0" stroke="var(--hair)" strokeWidth="4" fill="none" />
    <circle cx="181" cy="138" r="4" fill="var(--hair)" />
    <circle cx="219" cy="138" r="4" fill="var(--hair)" />
  </>
);
