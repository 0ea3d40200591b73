import type { Account } from "@/data/auth/accounts";

export const DEMO_LOGINS = [{ email: "ada@example.com", password: "demo1234", role: "Member" }];

export function demoAccounts(): readonly Account[] {
  return [];
}
