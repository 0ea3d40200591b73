import type { ProjectVisibility } from '@loam/contract';
import { Globe, LockKeyhole, type LucideIcon, UsersRound } from 'lucide-react';

export const visibilityIcons: Readonly<Record<ProjectVisibility, LucideIcon>> = {
  public: Globe,
  private: UsersRound,
  draft: LockKeyhole,
};
