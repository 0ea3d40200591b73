import { type Collaborator, type CollaboratorLevel, texts } from '@loam/contract';
import { shareTexts } from '../texts.data.ts';

export function levelLabel(level: Collaborator['access_level']): string {
  return level === 'admin' ? shareTexts.roles.admin.label : texts.sharing.roles[level];
}

export function levelText(level: CollaboratorLevel): string {
  return shareTexts.roles[level].text;
}
