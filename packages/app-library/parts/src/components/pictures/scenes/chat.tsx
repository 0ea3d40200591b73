export const chatScene = (
  <>
    <path
      d="M96 62h140c20 0 32 12 32 32v48c0 20-12 32-32 32h-80l-42 36v-36H96c-20 0-32-12-32-32V94c0-20 12-32 32-32Z"
      fill="var(--a)"
    />
    <path d="M98 98h128m-128 32h84" stroke="var(--paper)" strokeWidth="11" />
    <path
      d="M206 142h102c18 0 30 12 30 30v34c0 18-12 30-30 30v32l-36-32h-66c-18 0-30-12-30-30v-34c0-18 12-30 30-30Z"
      fill="var(--b)"
    />
    <circle cx="224" cy="190" r="9" fill="var(--paper)" />
    <circle cx="256" cy="190" r="9" fill="var(--paper)" />
    <circle cx="288" cy="190" r="9" fill="var(--paper)" />
  </>
);
