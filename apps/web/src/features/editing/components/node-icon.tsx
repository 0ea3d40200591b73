import { File, FileCode, FileImage, FileJson, FileText, Folder, FolderOpen } from 'lucide-react';

interface NodeIconProps {
  readonly name: string;
  /** Undefined: a file. */
  readonly isOpen?: boolean | undefined;
}

export function NodeIcon({ name, isOpen }: NodeIconProps) {
  const Icon = icons[iconKind(name, isOpen)];
  return <Icon aria-hidden className="size-4 shrink-0" />;
}

const icons = {
  open: FolderOpen,
  closed: Folder,
  code: FileCode,
  data: FileJson,
  image: FileImage,
  prose: FileText,
  other: File,
} as const;

const endings = [
  [/\.(tsx?|jsx?|mjs|cjs|css|scss|less|html|sql)$/i, 'code'],
  [/\.(json|jsonc|ya?ml)$/i, 'data'],
  [/\.(png|jpe?g|gif|webp|avif|ico|bmp|svg)$/i, 'image'],
  [/\.(md|mdx|txt)$/i, 'prose'],
] as const;

function iconKind(name: string, isOpen: boolean | undefined): keyof typeof icons {
  if (isOpen !== undefined) return isOpen ? 'open' : 'closed';
  return endings.find(([ending]) => ending.test(name))?.[1] ?? 'other';
}
