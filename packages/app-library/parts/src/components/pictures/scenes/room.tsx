export const roomScene = (
  <>
    <rect x="236" y="48" width="104" height="84" rx="6" fill="var(--paper)" />
    <circle cx="306" cy="78" r="15" fill="var(--a)" opacity="0.8" />
    <path d="M236 116c34-22 66-10 104 2v14H236Z" fill="var(--b)" opacity="0.6" />
    <path d="M288 48v84m-52-42h104" stroke="var(--ink)" fill="none" strokeWidth="4" opacity="0.4" />
    <path d="M66 252V128c0-12 10-20 22-20h84c12 0 22 8 22 20v40Z" fill="var(--ink)" opacity="0.75" />
    <path d="M52 178h262c14 0 24 10 24 24v36H52Z" fill="var(--a)" />
    <rect x="80" y="150" width="78" height="36" rx="14" fill="var(--paper)" />
    <path d="M168 178h146c14 0 24 10 24 24v6H168Z" fill="var(--b)" />
    <path d="M60 238v22m270-22v22" stroke="var(--ink)" fill="none" strokeWidth="10" />
  </>
);
