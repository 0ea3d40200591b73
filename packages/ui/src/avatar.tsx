import { Avatar as AvatarPrimitive } from 'radix-ui';

import { avatarColourIndex, initialsOf } from './avatar-identity.ts';
import { cn } from './cn.ts';

export type AvatarPerson = {
  readonly id: string;
  readonly name: string;
  readonly imageUrl?: string | undefined;
};

type AvatarProps = {
  readonly person: AvatarPerson;
  readonly size?: AvatarSize;
  readonly className?: string | undefined;
  /** Set when the name stands beside it, so that it is not read twice. */
  readonly decorative?: boolean;
};

type AvatarSize = 'xs' | 'sm' | 'md' | 'lg';

const sizes: Readonly<Record<AvatarSize, string>> = {
  xs: 'size-5 text-[0.5rem]',
  sm: 'size-6 text-[0.5625rem]',
  md: 'size-8 text-xs',
  lg: 'size-12 text-md',
};

const colours = [
  'bg-avatar-1',
  'bg-avatar-2',
  'bg-avatar-3',
  'bg-avatar-4',
  'bg-avatar-5',
  'bg-avatar-6',
  'bg-avatar-7',
  'bg-avatar-8',
] as const;

export function Avatar({ person, size = 'md', className, decorative = false }: AvatarProps) {
  return (
    <AvatarPrimitive.Root
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': person.name })}
      className={cn(
        'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full font-semibold text-avatar-foreground select-none',
        sizes[size],
        colours[avatarColourIndex(person.id)],
        className,
      )}
    >
      {person.imageUrl === undefined ? null : (
        <AvatarPrimitive.Image src={person.imageUrl} alt="" className="size-full object-cover" />
      )}
      {/* Drawn, not written: as text the initials would count as the visible name of the button or link around them. */}
      <AvatarPrimitive.Fallback
        aria-hidden
        data-initials={initialsOf(person.name)}
        className="before:content-[attr(data-initials)]"
      />
    </AvatarPrimitive.Root>
  );
}
