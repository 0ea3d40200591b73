import { HouseIcon } from "lucide-react";
import type { NavItem } from "@/components/layout/NavLinks";

export const useNavItems = (): readonly NavItem[] => [{ to: "/", label: "Home", icon: HouseIcon }];
