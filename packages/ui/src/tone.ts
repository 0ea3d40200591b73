export const tones = ['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const;
export type Tone = (typeof tones)[number];

/** Text on a quiet tinted surface; every pair is measured by contrast.test.ts. */
export const subtleToneClasses: Readonly<Record<Tone, string>> = {
  neutral: 'bg-surface-sunken text-muted-foreground dark:bg-surface-raised',
  accent: 'bg-accent-subtle text-accent-subtle-foreground',
  info: 'bg-info-subtle text-info-subtle-foreground',
  success: 'bg-success-subtle text-success-subtle-foreground',
  warning: 'bg-warning-subtle text-warning-subtle-foreground',
  danger: 'bg-danger-subtle text-danger-subtle-foreground',
};

export const solidToneClasses: Readonly<Record<Tone, string>> = {
  neutral: 'bg-foreground text-background',
  accent: 'bg-accent text-accent-foreground',
  info: 'bg-info text-info-foreground',
  success: 'bg-success text-success-foreground',
  warning: 'bg-warning text-warning-foreground',
  danger: 'bg-danger text-danger-foreground',
};

export const fillToneClasses: Readonly<Record<Tone, string>> = {
  neutral: 'bg-border-strong',
  accent: 'bg-accent',
  info: 'bg-info',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};
