import { ImportFromGitBody, importLimits } from '@loam/contract';
import { projectTexts } from '../texts.data.ts';

export interface FileFacts {
  readonly name: string;
  readonly size: number;
}

const { faults } = projectTexts.import;

/** Why a chosen file cannot be an archive; what is inside is for the server to say. */
export function fileFault(file: FileFacts | undefined): string | undefined {
  if (file === undefined) return faults.noFile;
  if (!/\.zip$/iu.test(file.name)) return faults.noZip;
  if (file.size === 0) return faults.emptyFile;
  if (file.size > importLimits.archiveBytes) return faults.largeFile;
  return undefined;
}

export function addressFault(address: string): string | undefined {
  const parsed = ImportFromGitBody.shape.git_url.safeParse(address);
  return parsed.success ? undefined : faults.noAddress;
}

const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** `3.4 MB`; one digit after the point below ten. */
export function fileSize(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const amount = bytes / 1024 ** power;
  const text = power > 0 && amount < 10 ? amount.toFixed(1) : String(Math.round(amount));
  return `${text} ${units[power]}`;
}

export type ImportPhase =
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'unpacking' }
  | { readonly kind: 'reading' };

export function phaseText(phase: ImportPhase): string {
  const { phases } = projectTexts.import;
  return phase.kind === 'sending' ? `${phases.sending} ${phase.percent} %` : phases[phase.kind];
}

/** Once all is sent the server's part begins, and nobody knows how long that takes. */
export function phaseOfUpload(share: number): ImportPhase {
  return share >= 1 ? { kind: 'unpacking' } : { kind: 'sending', percent: Math.floor(share * 100) };
}
