export const ROLES: readonly string[] = ["Member", "Trainer"];
