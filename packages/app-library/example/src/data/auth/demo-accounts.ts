import type { LocalAccount } from "@/data/auth/local-accounts";

export const DEMO_LOGINS = [{ email: "ada@example.com", password: "demo1234", role: "Member" }];

export function demoAccounts(): readonly LocalAccount[] {
  return [];
}
