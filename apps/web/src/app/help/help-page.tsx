import { Card, CardContent, CardHeader, CardTitle, Kbd } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useInstallation } from '../../features/accounts/api.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { PageBar } from '../shell/page-bar.tsx';
import { shortcuts } from '../shortcuts.data.ts';

export function HelpPage() {
  const { brand } = useInstallation();
  useDocumentTitle('Help', brand);
  return (
    <>
      <PageBar />
      <main id="content" className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-10 sm:px-6">
        <h1 className="text-2xl font-semibold tracking-tight">Help</h1>
        <HelpCard title="Something went wrong">
          <p>
            Try again first: nothing that was saved is lost. If it happens again, copy the trace id of the
            message and send it to whoever runs this installation. It leads to the exact line in the server’s
            log.
          </p>
        </HelpCard>
        <HelpCard title="You cannot see a project">
          <p>
            A private project is seen by the members of its workspace, a personal one by its creator and the
            people invited to it. Ask the creator, or check with which account you are signed in.
          </p>
        </HelpCard>
        <HelpCard title="A backend for your app" id="cloud">
          <p>
            A project can have its own cloud: a database, sign-in, files, realtime and functions. Enable it in
            the Cloud view, or ask in the chat for accounts, shared data or files. Every change of the
            database is shown to you first, with the exact SQL and what it does in plain words.
          </p>
        </HelpCard>
        <HelpCard title="Keyboard">
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
            {shortcuts.map((shortcut) => (
              <div key={shortcut.keys} className="contents">
                <dt>
                  <Kbd keys={shortcut.keys} />
                </dt>
                <dd>{shortcut.does}</dd>
              </div>
            ))}
          </dl>
        </HelpCard>
        <HelpCard title="For scripts and tools">
          <p>
            Everything here can also be done through the API: see the{' '}
            <a href="/api/docs" className="text-accent underline underline-offset-4">
              API reference
            </a>{' '}
            and create an access token in your{' '}
            <Link
              to="."
              search={(search) => ({ ...search, settings: 'tokens' })}
              className="text-accent underline underline-offset-4"
            >
              settings
            </Link>
            .
          </p>
        </HelpCard>
      </main>
    </>
  );
}

interface HelpCardProps {
  readonly title: string;
  /** For links that lead to it. */
  readonly id?: string;
  readonly children: ReactNode;
}

function HelpCard({ title, id, children }: HelpCardProps) {
  return (
    <Card id={id}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent className="text-pretty">{children}</CardContent>
    </Card>
  );
}
