import type { LucideIcon } from "lucide-react";
import { NavLink } from "react-router";
import { useNavItems } from "@/components/layout/nav-items";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

export interface NavItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Shown only to people with this role. */
  role?: string;
}

interface NavLinksProps {
  listClass: string;
  linkClass: string;
  activeClass: string;
  hasIcons?: boolean;
  onNavigate?: () => void;
}

/** The sections of the app; the one that is open is marked. */
export function NavLinks({ listClass, linkClass, activeClass, hasIcons = false, onNavigate }: NavLinksProps) {
  return (
    <nav aria-label={words.navigation}>
      <ul className={listClass}>
        {useNavItems().map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === "/"}
              onClick={onNavigate}
              className={({ isActive }) =>
                cn(
                  "outline-none transition-colors focus-visible:ring-2 focus-visible:ring-ring",
                  linkClass,
                  isActive && activeClass,
                )
              }
            >
              {hasIcons && <Icon className="size-5 shrink-0" />}
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
