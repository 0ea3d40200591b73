export const produceScene = (
  <>
    <ellipse cx="200" cy="250" rx="130" ry="13" fill="var(--ink)" opacity="0.15" />
    <circle cx="150" cy="136" r="40" fill="var(--a)" />
    <path
      d="M150 100c-4-14 4-24 16-28m-16 28c-12-10-24-8-32 0 12 8 22 8 32 0Z"
      stroke="var(--ink)"
      fill="none"
      strokeWidth="5"
    />
    <circle cx="258" cy="138" r="36" fill="var(--b)" />
    <path d="M206 150c-22-36-18-80 0-96 18 16 22 60 0 96Z" fill="var(--a)" opacity="0.75" />
    <path
      d="M206 54c-12-18-6-30 0-38 8 10 12 22 0 38Zm0 0c10-14 24-18 34-14-6 14-18 18-34 14Z"
      fill="var(--b)"
    />
    <path d="M84 152h232l-24 94H108Z" fill="var(--ink)" opacity="0.82" />
    <path
      d="M92 184h216m-208 32h200M140 152l12 94m48-94v94m60-94-12 94"
      strokeLinecap="butt"
      stroke="var(--paper)"
      strokeWidth="4"
      opacity="0.35"
    />
  </>
);
