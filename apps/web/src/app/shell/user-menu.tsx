import {
  Avatar,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuSub,
  DropdownMenuSubContent,
  DropdownMenuSubTrigger,
  DropdownMenuTrigger,
  isThemePreference,
} from '@loam/ui';
import type { Me } from '@loam/contract';
import { Link } from '@tanstack/react-router';
import {
  BookOpen,
  CircleQuestionMark,
  LogOut,
  Palette,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react';
import { useMe } from '../../features/accounts/api.ts';
import { useSignOut } from '../../features/accounts/leave-session.ts';
import { useTheme } from '../../features/accounts/theme.ts';
import { useReportProblem } from '../../shared/use-report-problem.ts';

export function UserMenu() {
  const me = useMe();
  if (!me) return null;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger aria-label="Your account" className="rounded-full">
        <Avatar person={{ id: me.id, name: me.name, imageUrl: me.avatar_url ?? undefined }} decorative />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-60">
        <DropdownMenuLabel className="flex flex-col gap-0.5">
          <span className="truncate text-sm font-medium text-foreground">{me.name}</span>
          <span className="truncate text-xs">{me.email}</span>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        <PersonalItems me={me} />
        <ThemeItems />
        <DropdownMenuSeparator />
        <HelpItems />
        <DropdownMenuSeparator />
        <SignOutItem />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function PersonalItems({ me }: { readonly me: Me }) {
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to="/@{$userId}" params={{ userId: me.id }}>
          <UserRound aria-hidden />
          Profile
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <Link to="." search={(search) => ({ ...search, settings: 'profile' })}>
          <Settings aria-hidden />
          Settings
        </Link>
      </DropdownMenuItem>
      {me.role === 'operator' ? (
        <DropdownMenuItem asChild>
          <Link to="/admin">
            <ShieldCheck aria-hidden />
            Operator
          </Link>
        </DropdownMenuItem>
      ) : null}
    </>
  );
}

function ThemeItems() {
  const [theme, setTheme] = useTheme();
  return (
    <DropdownMenuSub>
      <DropdownMenuSubTrigger>
        <Palette aria-hidden />
        Theme
      </DropdownMenuSubTrigger>
      <DropdownMenuSubContent>
        <DropdownMenuRadioGroup
          value={theme}
          onValueChange={(next) => isThemePreference(next) && setTheme(next)}
        >
          <DropdownMenuRadioItem value="light">Light</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="dark">Dark</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="system">System</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuSubContent>
    </DropdownMenuSub>
  );
}

function HelpItems() {
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to="/help">
          <CircleQuestionMark aria-hidden />
          Help
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a href="/api/docs" target="_blank" rel="noreferrer">
          <BookOpen aria-hidden />
          API reference
        </a>
      </DropdownMenuItem>
    </>
  );
}

function SignOutItem() {
  const { mutateAsync: signOut } = useSignOut();
  const report = useReportProblem();
  return (
    <DropdownMenuItem onSelect={() => void signOut(undefined).catch(report)}>
      <LogOut aria-hidden />
      Sign out
    </DropdownMenuItem>
  );
}
