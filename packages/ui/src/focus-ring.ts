/** For elements that replace the default outline; the rule stands in styles.css. */
export const focusRing = 'focus-ring';
