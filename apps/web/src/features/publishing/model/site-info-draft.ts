import { SiteInfo } from '@loam/contract';

export type SiteInfoChanges = Partial<SiteInfo>;
export type SiteImageName = 'icon_url' | 'share_image_url';

/** A picture of this browser, with the address that shows it here. */
export interface PickedPicture {
  readonly file: File;
  readonly url: string;
}

/** What someone has changed and not saved: fields, and pictures that are not part of the project yet. */
export interface SiteInfoDraft {
  readonly changes: SiteInfoChanges;
  readonly pictures: Readonly<Partial<Record<SiteImageName, PickedPicture>>>;
}

export const emptyDraft: SiteInfoDraft = { changes: {}, pictures: {} };

export function isDirty({ changes, pictures }: SiteInfoDraft): boolean {
  return Object.keys(changes).length > 0 || Object.keys(pictures).length > 0;
}

/** Typing back what is saved is no change. */
export function withField(draft: SiteInfoDraft, saved: SiteInfo, change: SiteInfoChanges): SiteInfoDraft {
  const changes = { ...draft.changes, ...change };
  for (const name of fieldNames) {
    if (changes[name] === saved[name]) delete changes[name];
  }
  return { ...draft, changes };
}

export function withPicture(
  draft: SiteInfoDraft,
  name: SiteImageName,
  picture: PickedPicture,
): SiteInfoDraft {
  const { [name]: _replaced, ...changes } = draft.changes;
  return { changes, pictures: { ...draft.pictures, [name]: picture } };
}

export function withoutPicture(draft: SiteInfoDraft, saved: SiteInfo, name: SiteImageName): SiteInfoDraft {
  const { [name]: _dropped, ...pictures } = draft.pictures;
  return withField({ ...draft, pictures }, saved, { [name]: null });
}

export function shownInfo(saved: SiteInfo, { changes }: SiteInfoDraft): SiteInfo {
  return { ...saved, ...changes };
}

/** What is wrong with a field, by its name. */
export function fieldFaults(changes: SiteInfoChanges): Readonly<Partial<Record<keyof SiteInfo, string>>> {
  const checked = SiteInfo.partial().safeParse(changes);
  if (checked.success) return {};
  return Object.fromEntries(checked.error.issues.map(({ path, message }) => [String(path[0]), message]));
}

const fieldNames = SiteInfo.keyof().options;
