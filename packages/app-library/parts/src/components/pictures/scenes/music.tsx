export const musicScene = (
  <>
    <circle cx="186" cy="156" r="100" fill="var(--ink)" opacity="0.9" />
    <circle cx="186" cy="156" r="74" fill="none" stroke="var(--paper)" strokeOpacity="0.25" strokeWidth="4" />
    <circle cx="186" cy="156" r="54" fill="none" stroke="var(--paper)" strokeOpacity="0.25" strokeWidth="4" />
    <circle cx="186" cy="156" r="34" fill="var(--a)" />
    <circle cx="186" cy="156" r="7" fill="var(--paper)" />
    <path d="M312 66v96M312 66l44-14v92" strokeLinecap="butt" stroke="var(--b)" strokeWidth="9" fill="none" />
    <ellipse cx="296" cy="166" rx="20" ry="15" fill="var(--b)" />
    <ellipse cx="340" cy="148" rx="20" ry="15" fill="var(--b)" />
  </>
);
