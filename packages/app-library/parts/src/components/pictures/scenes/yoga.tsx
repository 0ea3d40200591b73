export const yogaScene = (
  <>
    <circle cx="200" cy="126" r="104" fill="var(--paper)" opacity="0.6" />
    <path d="M56 246h288l-22 20H78Z" fill="var(--b)" />
    <path
      d="M178 132c-28 22-46 50-52 88m96-88c28 22 46 50 52 88"
      stroke="var(--skin)"
      strokeWidth="15"
      fill="none"
    />
    <rect x="188" y="104" width="24" height="26" fill="var(--skin)" />
    <path d="M172 128c16-10 40-10 56 0l10 74h-76Z" fill="var(--a)" />
    <path
      d="M114 236c-10-22 22-38 60-42h52c38 4 70 20 60 42-22 18-66 6-86-4-20 10-64 22-86 4Z"
      fill="var(--ink)"
      opacity="0.88"
    />
    <circle cx="200" cy="60" r="12" fill="var(--hair)" />
    <circle cx="200" cy="90" r="25" fill="var(--skin)" />
    <path d="M175 90c-2-38 52-38 50 0-12-16-38-16-50 0Z" fill="var(--hair)" />
  </>
);
