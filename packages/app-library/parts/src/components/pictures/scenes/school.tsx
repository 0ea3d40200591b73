export const schoolScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="12" fill="var(--ink)" opacity="0.15" />
    <path d="M200 74 350 138 200 202 50 138Z" fill="var(--a)" />
    <path d="M118 168v50c34 26 130 26 164 0v-50l-82 34Z" fill="var(--b)" />
    <path d="M326 148v66" stroke="var(--ink)" fill="none" strokeWidth="5" />
    <circle cx="326" cy="222" r="12" fill="var(--ink)" />
    <path d="M200 138 326 148" strokeLinecap="butt" stroke="var(--ink)" strokeWidth="4" />
  </>
);
