import { accountLimits, type Me } from '@loam/contract';
import { Avatar, Button, toast } from '@loam/ui';
import { type ChangeEvent, useRef } from 'react';
import { shownProblem } from '../../../shared/problems.ts';
import { toAvatar } from '../model/avatar-image.ts';
import { useRemoveAvatar, useUploadAvatar } from '../settings-api.ts';

const accepted = 'image/png,image/jpeg,image/webp,image/gif';

export function AvatarField({ me }: { readonly me: Me }) {
  const upload = useUploadAvatar();
  const remove = useRemoveAvatar();
  const picker = useRef<HTMLInputElement>(null);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const image = await toAvatar(file).catch(() => undefined);
    if (!image) return void toast.error('This file could not be read as a picture.');
    if (image.size > accountLimits.avatarBytes) return void toast.error('This picture is larger than 1 MB.');
    upload.mutate(image, { onError: (error) => toast.error(shownProblem(error).message) });
  };
  return (
    <div className="flex items-center gap-4">
      <Avatar
        size="lg"
        person={{ id: me.id, name: me.name, imageUrl: me.avatar_url ?? undefined }}
        className="size-16"
        decorative
      />
      <input
        ref={picker}
        type="file"
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label="Choose a picture"
        onChange={(event) => void choose(event)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" loading={upload.isPending} onClick={() => picker.current?.click()}>
          Upload a picture
        </Button>
        {me.avatar_url === null ? null : (
          <Button
            variant="ghost"
            loading={remove.isPending}
            onClick={() =>
              remove.mutate(undefined, { onError: (error) => toast.error(shownProblem(error).message) })
            }
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
