export const publishingLimits = {
  /** How many deployments keep answering for their hashed files, or for how long, whichever is more. */
  keptDeployments: 10,
  keptMs: 86_400_000,
  historyPageMax: 100,
  domainsPerProject: 20,
  domainCharacters: 253,
  /** A name that was given up: for how long nobody else gets it. */
  releasedNameQuarantineMs: 30 * 86_400_000,
  titleCharacters: 200,
  descriptionCharacters: 500,
  textCharacters: 2000,
  logLines: 500,
} as const;
