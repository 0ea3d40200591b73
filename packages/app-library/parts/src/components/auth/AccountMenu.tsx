import { LogInIcon, LogOutIcon } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { toast } from "@/lib/toast";
import { PersonAvatar } from "@/components/common/Avatar";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { authOptions } from "@/data/auth/options";
import { accountService } from "@/data/auth/service";
import { useCurrentPerson } from "@/data/session";
import { words } from "@/lib/words";

/** Who is signed in, with the way out; the way in otherwise. */
export function AccountMenu() {
  const person = useCurrentPerson();
  const navigate = useNavigate();

  if (!person) {
    return (
      <div className="flex items-center gap-1">
        <Button
          asChild
          size="sm"
          variant="ghost"
          className="text-current hover:bg-current/10 hover:text-current"
        >
          <Link to="/sign-in">
            <LogInIcon className="sm:hidden" />
            <span className="sr-only sm:not-sr-only">{words.authSignIn}</span>
          </Link>
        </Button>
        {authOptions.canSignUp && (
          <Button
            asChild
            size="sm"
            variant="outline"
            className="hidden border-current bg-transparent text-current hover:bg-current/10 hover:text-current sm:inline-flex dark:border-current dark:bg-transparent"
          >
            <Link to="/sign-up">{words.authSignUp}</Link>
          </Button>
        )}
      </div>
    );
  }

  const leave = async () => {
    await accountService.signOut();
    toast.success(words.authGoodbye);
    await navigate("/");
  };

  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" className="gap-2 px-2 text-current hover:bg-current/10 hover:text-current">
          <PersonAvatar name={person.name} className="size-7 text-xs" />
          <span className="sr-only">{words.authAccountMenu}: </span>
          <span className="sr-only max-w-32 truncate sm:not-sr-only">{person.name}</span>
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="min-w-52">
        <DropdownMenuLabel className="grid gap-0.5">
          {person.name}
          <span className="text-xs font-normal text-muted-foreground">
            {person.email} · {person.role}
          </span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {authOptions.accountLinks.map(({ to, title }) => (
          <DropdownMenuItem key={to} asChild>
            <Link to={to}>{title}</Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={leave}>
          <LogOutIcon />
          {words.authSignOut}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
