/** Classes for elements that replace the default outline; the rules stand in styles.css. */
export const focusRing = 'focus-ring';
export const focusRingInset = 'focus-ring-inset';
export const focusRingField = 'focus-ring-field';
