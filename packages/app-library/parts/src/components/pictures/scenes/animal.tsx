export const animalScene = (
  <>
    <ellipse cx="200" cy="256" rx="110" ry="12" fill="var(--ink)" opacity="0.15" />
    <ellipse cx="200" cy="188" rx="72" ry="58" fill="var(--a)" />
    <ellipse cx="116" cy="132" rx="27" ry="38" fill="var(--b)" transform="rotate(-24 116 132)" />
    <ellipse cx="170" cy="90" rx="28" ry="40" fill="var(--b)" transform="rotate(-8 170 90)" />
    <ellipse cx="230" cy="90" rx="28" ry="40" fill="var(--b)" transform="rotate(8 230 90)" />
    <ellipse cx="284" cy="132" rx="27" ry="38" fill="var(--b)" transform="rotate(24 284 132)" />
    <path d="M168 190c10-26 54-26 64 0-18 26-46 26-64 0Z" fill="var(--paper)" opacity="0.35" />
  </>
);
