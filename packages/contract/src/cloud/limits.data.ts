export const cloudLimits = {
  /** A deleted cloud can be brought back for this long; then its database goes. */
  deletionGraceMs: 7 * 86_400_000,
  /** Keys of a cloud besides the first ones. */
  apiKeys: 20,
  apiKeyNameCharacters: 60,
} as const;
