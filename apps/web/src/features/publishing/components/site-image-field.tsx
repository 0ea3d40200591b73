import { fillText, limits, type SiteInfo, uploadImageTypes } from '@loam/contract';
import { Button, cn, toast } from '@loam/ui';
import { ImageOff } from 'lucide-react';
import { useRef } from 'react';
import { useSiteImage } from '../api.ts';
import { pictureFault } from '../model/site-image.ts';
import type { SiteImageName } from '../model/site-info-draft.ts';
import { publishTexts } from '../texts.data.ts';
import type { SiteInfoForm } from '../use-site-info-form.ts';

const words = publishTexts.siteInfo;
const megabyte = 1_048_576;

interface SiteImageFieldProps {
  readonly projectId: string;
  readonly commitSha: string;
  readonly saved: SiteInfo;
  readonly form: SiteInfoForm;
  readonly name: SiteImageName;
  readonly label: string;
}

/** A picture that becomes part of the project when the rest is saved. */
export function SiteImageField(props: SiteImageFieldProps) {
  const { projectId, commitSha, saved, form, name, label } = props;
  const input = useRef<HTMLInputElement>(null);
  const picked = form.draft.pictures[name];
  const isRemoved = form.draft.changes[name] === null;
  const url = isRemoved ? null : saved[name];
  const hasPicture = picked !== undefined || url !== null;
  const take = (file: File | undefined) => {
    if (!file) return;
    const fault = pictureFault(file);
    if (fault === undefined) return form.setPicture(name, file);
    toast.error(
      fault === 'type'
        ? words.notAPicture
        : fillText(words.tooLarge, { n: limits.uploads.maxBytes / megabyte }),
    );
  };
  return (
    <div className="flex items-center gap-3">
      <div
        className={cn(
          'flex shrink-0 items-center justify-center overflow-hidden rounded-md border border-border bg-surface-sunken text-muted-foreground',
          name === 'icon_url' ? 'size-10' : 'h-16 w-28',
        )}
      >
        {picked ? <img src={picked.url} alt={label} className="size-full object-contain" /> : null}
        {!picked && url !== null ? (
          <SavedPicture projectId={projectId} image={{ url, commitSha }} label={label} />
        ) : null}
        {hasPicture ? null : <ImageOff aria-label={words.none} className="size-4" />}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={uploadImageTypes.join(',')}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <Button size="sm" variant="outline" onClick={() => input.current?.click()}>
        {hasPicture ? words.replace : words.upload}
        <span className="sr-only">{label}</span>
      </Button>
      {hasPicture ? (
        <Button size="sm" variant="ghost" onClick={() => form.removePicture(saved, name)}>
          {words.remove}
          <span className="sr-only">{label}</span>
        </Button>
      ) : null}
    </div>
  );
}

interface SavedPictureProps {
  readonly projectId: string;
  readonly image: { readonly url: string; readonly commitSha: string };
  readonly label: string;
}

function SavedPicture({ projectId, image, label }: SavedPictureProps) {
  const src = useSiteImage(projectId, image);
  if (src === undefined) return <ImageOff aria-hidden className="size-4" />;
  return <img src={src} alt={label} className="size-full object-contain" />;
}
