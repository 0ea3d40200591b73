/** How long a model may think, where nobody says otherwise. */
export const defaultSilenceMs = 120_000;
