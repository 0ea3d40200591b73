export const womanScene = (
  <>
    <circle cx="200" cy="146" r="118" fill="var(--paper)" opacity="0.55" />
    <path d="M128 236c-14-60-8-190 72-190s86 130 72 190c-40 18-104 18-144 0Z" fill="var(--hair)" />
    <path d="M96 300c0-66 46-92 104-92s104 26 104 92Z" fill="var(--a)" />
    <path d="M174 172h52v42c0 26-52 26-52 0Z" fill="var(--skin)" />
    <path d="M174 188c14 12 38 12 52 0v10c-14 10-38 10-52 0Z" fill="var(--hair)" opacity="0.18" />
    <ellipse cx="200" cy="138" rx="50" ry="56" fill="var(--skin)" />
    <path
      d="M148 134c2-52 30-70 54-70s48 20 50 70c-18-10-34-28-40-46-14 24-38 40-64 46Z"
      fill="var(--hair)"
    />
    <path d="M182 162c10 9 26 9 36 0" stroke="var(--hair)" strokeWidth="4" fill="none" />
    <circle cx="181" cy="142" r="4" fill="var(--hair)" />
    <circle cx="219" cy="142" r="4" fill="var(--hair)" />
  </>
);
