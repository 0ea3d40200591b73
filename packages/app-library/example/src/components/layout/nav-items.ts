import { HouseIcon, type LucideIcon } from "lucide-react";

export const navItems: readonly { to: string; label: string; icon: LucideIcon }[] = [
  { to: "/", label: "Home", icon: HouseIcon },
];
