import { ApiProblem } from '@loam/client';
import type { PublicProfile } from '@loam/contract';
import { Avatar, Button, Skeleton } from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { profileQuery, useInstallation, useMe } from '../../features/accounts/api.ts';
import { UserProjects } from '../../features/projects/components/user-projects.tsx';
import { useApi } from '../../shared/api-context.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';
import { NotFoundPage } from '../shell/not-found-page.tsx';
import { PageBar } from '../shell/page-bar.tsx';

export function ProfileByIdPage() {
  const { userId } = useParams({ from: '/@{$userId}' });
  return <ProfilePage handle={userId} />;
}

export function ProfileByNamePage() {
  const { username } = useParams({ from: '/user/$username' });
  return <ProfilePage handle={username} />;
}

function ProfilePage({ handle }: { readonly handle: string }) {
  const profile = useQuery(profileQuery(useApi(), handle));
  const { brand } = useInstallation();
  useDocumentTitle(profile.data?.name ?? 'Profile', brand);
  if (profile.error instanceof ApiProblem && profile.error.code === 'not_found') return <NotFoundPage />;
  return (
    <>
      <PageBar />
      <main id="content" className="mx-auto flex w-full max-w-5xl flex-col gap-10 px-4 py-10 sm:px-6">
        {profile.isPending ? <ProfileSkeleton /> : null}
        {profile.isError ? (
          <QueryError
            title="This profile could not be loaded"
            error={profile.error}
            onRetry={profile.refetch}
          />
        ) : null}
        {profile.data ? <ProfileContent profile={profile.data} /> : null}
      </main>
    </>
  );
}

function ProfileSkeleton() {
  return (
    <div className="flex items-center gap-5" role="status" aria-label="Loading">
      <Skeleton className="size-20 rounded-full" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-6 w-48" />
        <Skeleton className="h-4 w-32" />
      </div>
    </div>
  );
}

function ProfileContent({ profile }: { readonly profile: PublicProfile }) {
  const me = useMe();
  return (
    <>
      <section className="flex flex-wrap items-start gap-5">
        <Avatar
          person={{ id: profile.id, name: profile.name, imageUrl: profile.avatar_url ?? undefined }}
          size="lg"
          className="size-20 text-2xl"
          decorative
        />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <h1 className="truncate text-2xl font-semibold tracking-tight">{profile.name}</h1>
          <p className="text-muted-foreground">
            @{profile.username} · here since {joinedIn(profile.created_at)}
          </p>
          {profile.bio === '' ? null : (
            <p className="mt-2 max-w-prose text-pretty whitespace-pre-line">{profile.bio}</p>
          )}
        </div>
        {me?.id === profile.id ? (
          <Button asChild variant="outline">
            <Link to="." search={(search) => ({ ...search, settings: 'profile' })}>
              Edit profile
            </Link>
          </Button>
        ) : null}
      </section>
      <UserProjects userId={profile.id} />
    </>
  );
}

function joinedIn(createdAt: string): string {
  return new Date(createdAt).toLocaleDateString(undefined, { year: 'numeric', month: 'long' });
}
