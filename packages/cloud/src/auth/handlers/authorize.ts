import { checkedChallenge } from '../accounts.ts';
import { limitRequests, type Context } from '../context.ts';
import { authError, AuthError } from '../errors.ts';
import { isUuid, json, redirect, type AuthResponse } from '../http.ts';
import { authorizeAddress, exchangeForUser, findProvider, type ExternalUser } from '../oauth/provider.ts';
import { errorRedirect, redirectTarget, withFragment, withQuery } from '../redirects.ts';
import { issueSession } from '../session.ts';
import type { Sql } from '../store/database.ts';
import {
  deleteFlowState,
  finishFlowState,
  insertFlowState,
  isFlowExpired,
  lockFlowState,
  type FlowState,
} from '../store/flow-states.ts';
import { ownerOfToken } from '../store/one-time-tokens.ts';
import { requireUser } from '../who.ts';
import { acceptInvite, linkExternal, signInExternal, type ExternalSignIn } from './external-account.ts';
import { fragmentOf } from './verify.ts';

export async function authorize(context: Context): Promise<AuthResponse> {
  return redirect(302, await startFlow(context, undefined));
}

export async function linkIdentity(context: Context): Promise<AuthResponse> {
  const { user } = await requireUser(context);
  requireManualLinking(context);
  const url = await startFlow(context, user.id);
  return context.request.query.get('skip_http_redirect') === 'true' ? json(200, { url }) : redirect(302, url);
}

export function requireManualLinking(context: Context): void {
  if (context.settings.security_manual_linking_enabled) return;
  throw authError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}

async function startFlow(context: Context, linkingTargetId: string | undefined): Promise<string> {
  const { query } = context.request;
  const provider = findProvider(context, (query.get('provider') ?? '').toLowerCase());
  const challenge = checkedChallenge(
    query.get('code_challenge') ?? '',
    query.get('code_challenge_method') ?? '',
  );
  const inviteToken = query.get('invite_token') ?? '';
  await limitRequests(context, 'token');
  const state = await context.transaction(async (sql) => {
    if (inviteToken !== '' && (await ownerOfToken(sql, inviteToken, ['confirmation_token'])) === undefined) {
      throw authError(404, 'user_not_found', 'User identified by token not found');
    }
    const flow = {
      provider: provider.name,
      method: 'oauth',
      challenge,
      referrer: redirectTarget(context.request, context.settings),
      ...(inviteToken === '' ? {} : { inviteToken }),
      ...(linkingTargetId === undefined ? {} : { linkingTargetId }),
    };
    return insertFlowState(sql, flow, context.now());
  });
  return authorizeAddress(provider, state, query);
}

/** Back from the provider. Errors travel on to the app, which is what the person looks at. */
export async function callback(context: Context): Promise<AuthResponse> {
  const values =
    context.request.method === 'POST' ? new URLSearchParams(context.request.body) : context.request.query;
  let target = context.settings.site_url;
  let isPkce = false;
  try {
    const flow = await usableFlow(context, values.get('state') ?? '');
    target = flow.referrer ?? target;
    isPkce = flow.code_challenge !== null;
    const external = await externalUser(context, flow, values);
    return redirect(302, await finish(context, { flow, external, target }));
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    if (error.status >= 500)
      context.deps.logger.warn({ ref: context.request.ref, error }, 'a provider sign-in failed');
    return redirect(302, errorRedirect(withQueryOf(target, error), error, isPkce));
  }
}

/** The library looks for OAuth errors in the query as well as behind the `#`. */
function withQueryOf(target: string, error: AuthError): string {
  const shown = { error: error.status >= 500 ? 'server_error' : 'invalid_request', error_code: error.code };
  return withQuery(target, { ...shown, error_description: error.detail });
}

async function usableFlow(context: Context, state: string): Promise<FlowState> {
  if (state === '') throw authError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
  if (!isUuid(state)) throw authError(400, 'bad_oauth_state', 'OAuth state parameter is invalid');
  const flow = await context.transaction((sql) => lockFlowState(sql, state));
  return checkFlow(context, flow);
}

function checkFlow(context: Context, flow: FlowState | undefined): FlowState {
  if (flow === undefined) throw authError(400, 'bad_oauth_state', 'OAuth state not found or expired');
  if (isFlowExpired(flow, context.now())) throw authError(400, 'bad_oauth_state', 'OAuth state has expired');
  if (flow.user_id !== null) throw authError(400, 'flow_state_already_used', 'State has already been used');
  return flow;
}

async function externalUser(
  context: Context,
  flow: FlowState,
  values: URLSearchParams,
): Promise<ExternalUser> {
  const refusal = values.get('error');
  if (refusal !== null && refusal !== '') {
    throw authError(400, 'bad_oauth_callback', values.get('error_description') ?? refusal);
  }
  const code = values.get('code') ?? '';
  if (code === '') {
    throw authError(400, 'bad_oauth_callback', 'OAuth callback with missing authorization code missing');
  }
  const external = await exchangeForUser(context, findProvider(context, flow.provider_type), code);
  if (external.email === '')
    throw authError(500, 'unexpected_failure', 'Error getting user email from external provider');
  return external;
}

interface Finishing {
  readonly flow: FlowState;
  readonly external: ExternalUser;
  readonly target: string;
}

async function finish(context: Context, what: Finishing): Promise<string> {
  const { target, external } = what;
  const outcome = await context.transaction(async (sql) => {
    // Again behind the lock: one state leads to one session, however often the browser comes back.
    const flow = checkFlow(context, await lockFlowState(sql, what.flow.id));
    const signIn = await signInBy(context, sql, { flow, external });
    if (signIn.kind === 'unproven') {
      await deleteFlowState(sql, flow.id);
      return signIn;
    }
    const userId = signIn.user.id;
    if (flow.auth_code !== null) {
      const { accessToken, refreshToken } = external;
      await finishFlowState(sql, flow.id, { userId, accessToken, refreshToken, now: context.now() });
      return { kind: 'code', code: flow.auth_code } as const;
    }
    await deleteFlowState(sql, flow.id);
    return {
      kind: 'session',
      session: await issueSession(context, sql, { userId, method: 'oauth' }),
    } as const;
  });
  switch (outcome.kind) {
    case 'unproven':
      throw outcome.error;
    case 'code':
      return withQuery(target, { code: outcome.code });
    case 'session': {
      const refreshToken =
        external.refreshToken === '' ? {} : { provider_refresh_token: external.refreshToken };
      const provider = { provider_token: external.accessToken, ...refreshToken };
      return withFragment(target, { ...fragmentOf(outcome.session), ...provider });
    }
  }
}

function signInBy(
  context: Context,
  sql: Sql,
  what: { flow: FlowState; external: ExternalUser },
): Promise<ExternalSignIn> {
  const { flow, external } = what;
  if (flow.linking_target_id !== null) {
    return linkExternal(context, sql, { userId: flow.linking_target_id, external });
  }
  if (flow.invite_token !== null) return acceptInvite(context, sql, { token: flow.invite_token, external });
  return signInExternal(context, sql, external);
}
