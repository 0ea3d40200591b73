import { uploadImageTypes } from '@loam/contract';
import { IconButton } from '@loam/ui';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { chatWords } from '../texts.data.ts';

export function PicturePicker({ onPick }: { readonly onPick: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={uploadImageTypes.join(',')}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          // The same picture again is another choice.
          event.target.value = '';
        }}
      />
      <IconButton label={chatWords.composer.addImage} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden className="text-muted-foreground" />
      </IconButton>
    </>
  );
}
