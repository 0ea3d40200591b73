import { LockIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, Navigate, useLocation } from "react-router";
import { EmptyState } from "@/components/common/EmptyState";
import { Page } from "@/components/common/Page";
import { Button } from "@/components/ui/button";
import { useCurrentPerson } from "@/data/session";
import { words } from "@/lib/words";

interface RequireSignInProps {
  /** Only people with this role. */
  role?: string;
  children: ReactNode;
}

export function RequireSignIn({ role, children }: RequireSignInProps) {
  const person = useCurrentPerson();
  const { pathname, search } = useLocation();

  if (!person) return <Navigate to="/sign-in" replace state={{ from: pathname + search }} />;
  if (role && person.role !== role) {
    return (
      <Page title={words.authForbidden}>
        <EmptyState
          icon={LockIcon}
          title={words.authForbidden}
          text={words.authForbiddenText.replace("{role}", role)}
        >
          <Button asChild variant="outline">
            <Link to="/">{words.backHome}</Link>
          </Button>
        </EmptyState>
      </Page>
    );
  }
  return <>{children}</>;
}
