import type { Api } from '@loam/client';
import { routes } from '@loam/contract';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { installationQuery, meQuery } from '../features/accounts/api.ts';
import { previewQuery } from '../features/preview/api.ts';
import { projectQuery } from '../features/projects/api.ts';
import { RootSearch } from './settings-search.ts';
import { NotFoundPage } from './shell/not-found-page.tsx';
import { RootErrorPage } from './shell/root-error-page.tsx';
import { RootLayout } from './shell/root-layout.tsx';
import { RootPending } from './shell/root-pending.tsx';

export interface RouterContext {
  readonly api: Api;
  readonly queryClient: QueryClient;
}

const Text = z.string().optional().catch(undefined);

const rootRoute = createRootRouteWithContext<RouterContext>()({
  validateSearch: RootSearch,
  async beforeLoad({ context, location }) {
    const [installation, me] = await Promise.all([
      context.queryClient.ensureQueryData(installationQuery(context.api)),
      context.queryClient.ensureQueryData(meQuery(context.api)),
    ]);
    // A new installation belongs to whoever opens it first.
    if (installation.needs_owner && !openBeforeOwner.has(location.pathname))
      redirect({ to: '/sign-up', throw: true });
    return { installation, me };
  },
  component: RootLayout,
  pendingComponent: RootPending,
  errorComponent: RootErrorPage,
  notFoundComponent: NotFoundPage,
});

const openBeforeOwner: ReadonlySet<string> = new Set(['/sign-up', '/gallery', '/help']);

/** Pages that make no sense without a session. The address is kept for after signing in. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad({ context, location }) {
    if (!context.me) redirect({ to: '/sign-in', search: { next: location.href }, throw: true });
  },
});

const homeRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/',
  validateSearch: z.object({ q: Text, sort: Text, visibility: Text, prompt: Text }),
  component: lazyRouteComponent(() => import('./home/home-page.tsx'), 'HomePage'),
});

const adminRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin',
  beforeLoad: () => {
    redirect({ to: '/admin/$section', params: { section: 'accounts' }, replace: true, throw: true });
  },
});

const adminSectionRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/admin/$section',
  component: lazyRouteComponent(() => import('../features/admin/components/admin-page.tsx'), 'AdminPage'),
});

const AfterSignIn = z.object({ next: Text });

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: AfterSignIn,
  component: lazyRouteComponent(
    () => import('../features/accounts/components/sign-in-page.tsx'),
    'SignInPage',
  ),
});

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-up',
  validateSearch: AfterSignIn.extend({ email: Text }),
  component: lazyRouteComponent(
    () => import('../features/accounts/components/sign-up-page.tsx'),
    'SignUpPage',
  ),
});

const forgotPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(
    () => import('../features/accounts/components/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
});

const Token = z.object({ token: Text });

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: Token,
  component: lazyRouteComponent(
    () => import('../features/accounts/components/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
});

const confirmEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-email',
  validateSearch: Token,
  component: lazyRouteComponent(
    () => import('../features/accounts/components/confirm-email-page.tsx'),
    'ConfirmEmailPage',
  ),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitations/$token',
  component: lazyRouteComponent(
    () => import('../features/workspaces/components/invitation-page.tsx'),
    'InvitationPage',
  ),
});

const projectRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/projects/$projectId',
  validateSearch: z.object({
    [routes.search.magicLink]: Text,
    [routes.search.messageId]: Text,
    view: Text,
    edit: Text,
    error: Text,
    diagram: Text,
    file: Text,
  }),
  // Asked for while the code of the page is on its way; the page waits for it and tells what goes wrong.
  loader: ({ context: { api, queryClient }, params: { projectId } }) => {
    void queryClient.prefetchQuery(projectQuery(api, projectId));
    void queryClient.prefetchQuery(previewQuery(api, projectId));
  },
  component: lazyRouteComponent(() => import('./project/project-page.tsx'), 'ProjectPage'),
});

const profileByIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/@{$userId}',
  component: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfileByIdPage'),
});

const profileByNameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/user/$username',
  component: lazyRouteComponent(() => import('./profile/profile-page.tsx'), 'ProfileByNamePage'),
});

const helpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help',
  component: lazyRouteComponent(() => import('./help/help-page.tsx'), 'HelpPage'),
});

const galleryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/gallery',
  validateSearch: z.object({ dialog: Text }),
  component: lazyRouteComponent(() => import('./gallery/gallery-page.tsx'), 'GalleryPage'),
});

const routeTree = rootRoute.addChildren([
  signedInRoute.addChildren([homeRoute, adminRoute, adminSectionRoute]),
  signInRoute,
  signUpRoute,
  forgotPasswordRoute,
  resetPasswordRoute,
  confirmEmailRoute,
  invitationRoute,
  projectRoute,
  profileByIdRoute,
  profileByNameRoute,
  helpRoute,
  galleryRoute,
]);

export function createAppRouter(context: RouterContext) {
  return createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPendingMs: 150,
    trailingSlash: 'never',
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
