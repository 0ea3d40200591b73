import type { AccountService } from "@/data/auth/account-service";
import { localAccounts } from "@/data/auth/local-accounts";

export const accountService: AccountService = localAccounts;
