import { Button } from '@loam/ui';
import { Gallery } from '@loam/ui/gallery';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useInstallation } from '../../features/accounts/api.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { dialogs } from '../dialogs.ts';

/** Every primitive and every dialog in one place, for people who build Loam and for the accessibility journey. */
export function GalleryPage() {
  const { brand } = useInstallation();
  useDocumentTitle('Gallery', brand);
  const { dialog } = useSearch({ from: '/gallery' });
  return (
    <>
      <Registry />
      {/* A dialog is looked at by itself. */}
      {dialog === undefined ? <Gallery /> : null}
      <DialogList />
      <OpenDialog />
    </>
  );
}

/** What the journey walks through, so that a page or dialog cannot be left out by forgetting to list it. */
function Registry() {
  const router = useRouter();
  const routes = Object.keys(router.routesByPath);
  const text = JSON.stringify({ routes, dialogs: dialogs.map((dialog) => dialog.id) });
  return (
    <output hidden data-registry>
      {text}
    </output>
  );
}

function DialogList() {
  const navigate = useNavigate();
  return (
    <section aria-labelledby="dialogs" className="mx-auto max-w-6xl px-6 pb-16">
      <h2 id="dialogs" className="mb-4 text-xl font-semibold">
        Dialogs
      </h2>
      <div className="flex flex-wrap gap-2">
        {dialogs.map((dialog) => (
          <Button
            key={dialog.id}
            variant="outline"
            onClick={() => void navigate({ to: '/gallery', search: { dialog: dialog.id } })}
          >
            {dialog.id}
          </Button>
        ))}
      </div>
    </section>
  );
}

function OpenDialog() {
  const { dialog: wanted } = useSearch({ from: '/gallery' });
  const navigate = useNavigate();
  const dialog = dialogs.find((candidate) => candidate.id === wanted);
  return dialog ? dialog.render(() => void navigate({ to: '/gallery', search: {} })) : null;
}
