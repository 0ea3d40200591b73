import type { MessageImage } from '@loam/contract';

/** The pictures of a message; each opens by itself. */
export function PictureStrip({ pictures }: { readonly pictures: readonly MessageImage[] }) {
  return (
    <ul className="flex max-w-[88%] flex-wrap justify-end gap-1.5">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <a
            href={picture.url}
            target="_blank"
            rel="noopener noreferrer"
            className="block overflow-hidden rounded-lg border border-border"
          >
            <img
              src={picture.url}
              alt={picture.name}
              loading="lazy"
              className="size-20 bg-surface-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
