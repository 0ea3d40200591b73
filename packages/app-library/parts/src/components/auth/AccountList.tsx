import { useSyncExternalStore } from "react";
import { toast } from "@/lib/toast";
import { PersonAvatar } from "@/components/common/Avatar";
import { DeleteButton } from "@/components/common/DeleteButton";
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from "@/components/ui/select";
import type { Account } from "@/data/auth/account-service";
import { ROLES } from "@/data/auth/roles";
import { accountService } from "@/data/auth/service";
import { useCurrentPerson } from "@/data/session";
import { formatDate } from "@/lib/format";
import { words } from "@/lib/words";

/** Everyone with an account; roles can be changed here. */
export function AccountList() {
  const all = useSyncExternalStore(accountService.everyone.subscribe, accountService.everyone.list);
  const person = useCurrentPerson();
  const { remove } = accountService;

  const changeRole = async (account: Account, role: string) => {
    const result = await accountService.setRole(account.id, role);
    if (result.ok) toast.success(words.accountsChanged, { description: account.name });
    else toast.error(result.message);
  };

  return (
    <ul className="grid gap-3">
      {all.map((account) => (
        <li
          key={account.id}
          className="flex flex-wrap items-center gap-4 rounded-xl border bg-card p-4 text-card-foreground"
        >
          <PersonAvatar name={account.name} />
          <div className="grid min-w-40 flex-1 gap-0.5">
            <h3 className="font-medium">
              {account.name}
              {account.id === person?.id && <span className="text-muted-foreground"> · {words.you}</span>}
            </h3>
            <p className="text-sm break-all text-muted-foreground">{account.email}</p>
            <p className="text-xs text-muted-foreground">
              {words.accountsSince} {formatDate(account.createdAt)}
            </p>
          </div>
          <Select
            value={account.role}
            disabled={account.id === person?.id}
            onValueChange={(role) => changeRole(account, role)}
          >
            <SelectTrigger aria-label={`${words.accountsRole}: ` + account.name} className="w-40">
              <SelectValue />
            </SelectTrigger>
            <SelectContent>
              {ROLES.map((role) => (
                <SelectItem key={role} value={role}>
                  {role}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
          {account.id !== person?.id && remove && (
            <DeleteButton name={account.name} onDelete={() => remove(account.id)} isCompact />
          )}
        </li>
      ))}
    </ul>
  );
}
