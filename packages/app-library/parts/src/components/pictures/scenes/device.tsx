export const deviceScene = (
  <>
    <ellipse cx="196" cy="246" rx="150" ry="14" fill="var(--ink)" opacity="0.15" />
    <rect x="82" y="78" width="204" height="138" rx="14" fill="var(--ink)" opacity="0.9" />
    <rect x="94" y="90" width="180" height="114" rx="6" fill="var(--paper)" />
    <rect x="106" y="102" width="66" height="42" rx="6" fill="var(--a)" />
    <rect x="182" y="102" width="80" height="12" rx="6" fill="var(--b)" />
    <rect x="182" y="122" width="56" height="12" rx="6" fill="var(--b)" opacity="0.5" />
    <path d="m108 190 34-26 30 16 36-32 54 24" stroke="var(--a)" strokeWidth="6" fill="none" />
    <path d="M58 222h252l-16 20H74Z" fill="var(--ink)" opacity="0.7" />
    <rect x="296" y="116" width="62" height="118" rx="12" fill="var(--b)" />
    <rect x="304" y="126" width="46" height="88" rx="6" fill="var(--paper)" />
  </>
);
