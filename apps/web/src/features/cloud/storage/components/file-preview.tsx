import { type BackendObject, texts } from '@loam/contract';
import { scrollRegion, Skeleton } from '@loam/ui';
import { FileWarning, ImageOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type BucketPlace, useFileContent } from '../api.ts';
import { previewKind } from '../model/files.ts';
import { storageWords } from '../texts.data.ts';

interface FilePreviewProps {
  readonly place: BucketPlace;
  readonly file: BackendObject;
  readonly isPublic: boolean;
}

const shownCharacters = 4000;

export function FilePreview({ place, file, isPublic }: FilePreviewProps) {
  const kind = previewKind(file);
  const isWanted = isPublic && (kind === 'image' || kind === 'text');
  const content = useFileContent(place, file.path, isWanted);
  if (!isPublic) return <Note text={storageWords.privatePreview} />;
  if (kind === 'none') return <Note text={storageWords.noPreview} />;
  if (kind === 'too-large') return <Note text={storageWords.tooLarge} />;
  if (content.isError) return <Note text={texts.storage.fileFailed} isFault />;
  if (content.data === undefined) return <Skeleton className="h-40 shrink-0" />;
  return kind === 'image' ? (
    <Picture content={content.data} name={file.name} />
  ) : (
    <TextStart content={content.data} name={file.name} />
  );
}

function Note({ text, isFault = false }: { readonly text: string; readonly isFault?: boolean }) {
  const Icon = isFault ? FileWarning : ImageOff;
  return (
    <div
      role={isFault ? 'alert' : undefined}
      className="flex min-h-32 shrink-0 flex-col items-center justify-center gap-2 rounded-lg bg-surface-sunken p-3 text-center text-sm text-muted-foreground"
    >
      <Icon aria-hidden className="size-5" />
      {text}
    </div>
  );
}

function Picture({ content, name }: { readonly content: Blob; readonly name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  // The address holds as long as the picture is shown.
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(content);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [content],
  );
  if (isBroken) return <Note text={texts.storage.fileFailed} isFault />;
  return (
    <img
      ref={show}
      alt={name}
      onError={() => setIsBroken(true)}
      className="max-h-64 w-full shrink-0 rounded-lg bg-surface-sunken object-contain"
    />
  );
}

function TextStart({ content, name }: { readonly content: Blob; readonly name: string }) {
  const text = useText(content);
  return (
    <pre
      {...scrollRegion(name)}
      className="max-h-64 shrink-0 overflow-auto rounded-lg bg-surface-sunken p-3 font-mono text-xs"
    >
      {text}
    </pre>
  );
}

function useText(content: Blob): string {
  const [text, setText] = useState('');
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const start = await content.slice(0, shownCharacters).text();
      if (isCurrent) setText(start);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [content]);
  return text;
}
