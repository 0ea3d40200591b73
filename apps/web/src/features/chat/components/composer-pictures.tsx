import { fillText } from '@loam/contract';
import { Spinner } from '@loam/ui';
import { X } from 'lucide-react';
import type { DraftImage } from '../model/draft.ts';
import { chatWords } from '../texts.data.ts';

interface ComposerPicturesProps {
  readonly images: readonly DraftImage[];
  readonly onRemove: (id: string) => void;
}

const words = chatWords.composer;

export function ComposerPictures({ images, onRemove }: ComposerPicturesProps) {
  if (images.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 px-1 pt-1 pb-2">
      {images.map((image) => (
        <li key={image.id} className="group relative">
          <img
            src={image.url}
            alt={image.name}
            className="size-14 rounded-lg border border-border bg-surface-sunken object-cover"
          />
          {image.uploading ? (
            <span className="absolute inset-0 flex items-center justify-center rounded-lg bg-surface/70">
              <Spinner label={fillText(words.uploading, { name: image.name })} />
            </span>
          ) : null}
          <button
            type="button"
            aria-label={fillText(words.removeImage, { name: image.name })}
            onClick={() => onRemove(image.id)}
            className="absolute -top-2 -right-2 flex size-6 items-center justify-center rounded-full border border-border bg-surface-raised text-muted-foreground hover:text-foreground"
          >
            <X aria-hidden className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
