/** How the ticks of every chart look. */
export const axisTick = { fontSize: 12, fill: 'var(--color-muted-foreground)' } as const;

export const gridStroke = 'var(--color-border)';
