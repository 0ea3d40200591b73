import { Button } from "@/components/ui/button";
import { DEMO_LOGINS } from "@/data/auth/demo-accounts";
import { words } from "@/lib/words";

interface DemoAccountsProps {
  onUse: (email: string, password: string) => void;
}

/** The accounts a fresh app comes with, open to everyone who tries it. */
export function DemoAccounts({ onUse }: DemoAccountsProps) {
  return (
    <section
      aria-labelledby="demo-accounts"
      className="grid gap-3 rounded-xl border border-dashed bg-card p-5 text-card-foreground"
    >
      <h2 id="demo-accounts" className="font-heading font-semibold">
        {words.authDemo}
      </h2>
      <p className="text-sm text-muted-foreground">{words.authDemoText}</p>
      <ul className="grid gap-3">
        {DEMO_LOGINS.map(({ email, password, role }) => (
          <li key={email} className="flex flex-wrap items-center justify-between gap-2 border-t pt-3 text-sm">
            <div className="grid min-w-0 gap-0.5">
              <p className="font-medium">{role}</p>
              <p className="font-mono text-xs break-all">
                {email} / {password}
              </p>
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`${words.authUse}: ` + email}
              onClick={() => onUse(email, password)}
            >
              {words.authUse}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
