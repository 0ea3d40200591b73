import { errorMessage } from '@loam/kernel';
import { createContext, type Context } from './context.ts';
import { authError, AuthError, failure } from './errors.ts';
import {
  changeFactorAsAdmin,
  createUserAsAdmin,
  deleteUserAsAdmin,
  listAllUsers,
  listFactorsAsAdmin,
  showUserAsAdmin,
  updateUserAsAdmin,
} from './handlers/admin-users.ts';
import { authorize, callback, linkIdentity } from './handlers/authorize.ts';
import { challengeFactor, enrollFactor, unenrollFactor, verifyFactor } from './handlers/factors.ts';
import { unlinkIdentity } from './handlers/identities.ts';
import { generateLink, invite } from './handlers/links.ts';
import { sendMagicLink, sendOtp } from './handlers/otp.ts';
import {
  refuseSaml,
  showHealth,
  showJwks,
  showOpenIdConfiguration,
  showSettings,
} from './handlers/public.ts';
import {
  deleteOwnPasskey,
  deletePasskeyAsAdmin,
  finishPasskeyRegistration,
  finishPasskeySignIn,
  listOwnPasskeys,
  listPasskeysAsAdmin,
  startPasskeyRegistration,
  startPasskeySignIn,
  updateOwnPasskey,
} from './handlers/passkeys.ts';
import { reauthenticate, recover, resend } from './handlers/recover.ts';
import { signUp } from './handlers/signup.ts';
import { issueToken } from './handlers/token.ts';
import { logOut, showUser, updateOwnUser } from './handlers/user.ts';
import { verifyCode, verifyLink } from './handlers/verify.ts';
import { errorResponse, type AuthRequest, type AuthResponse } from './http.ts';
import type { AuthDeps } from './ports.ts';

/** GoTrue's protocol for every project. */
export interface Auth {
  /** Answers always; a failure of ours is logged and becomes a 500. */
  handle(request: AuthRequest): Promise<AuthResponse>;
}

export function createAuth(deps: AuthDeps): Auth {
  return {
    handle: async (request) => {
      try {
        const context = await createContext(deps, request);
        return await findHandler(request)(context);
      } catch (error) {
        return answerError(deps, request, error);
      }
    },
  };
}

function answerError(deps: AuthDeps, request: AuthRequest, error: unknown): AuthResponse {
  if (error instanceof AuthError) {
    if (error.status >= 500) logFailure(deps, request, error.cause ?? error);
    return errorResponse(error, request);
  }
  logFailure(deps, request, error);
  const message = 'Unexpected failure, please check server logs for more information';
  return errorResponse(failure(message), request);
}

function logFailure(deps: AuthDeps, request: AuthRequest, error: unknown): void {
  const { ref, method, path } = request;
  deps.logger.error({ ref, method, path, reason: errorMessage(error) }, 'auth could not answer');
}

type Handler = (context: Context) => AuthResponse | Promise<AuthResponse>;

const routes: Readonly<Record<string, Handler>> = {
  'GET /health': showHealth,
  'GET /settings': showSettings,
  'GET /.well-known/jwks.json': showJwks,
  'GET /.well-known/openid-configuration': showOpenIdConfiguration,
  'POST /signup': signUp,
  'POST /token': issueToken,
  'POST /otp': sendOtp,
  'POST /magiclink': sendMagicLink,
  'POST /recover': recover,
  'POST /resend': resend,
  'GET /verify': verifyLink,
  'POST /verify': verifyCode,
  'GET /user': showUser,
  'PUT /user': updateOwnUser,
  'GET /reauthenticate': reauthenticate,
  'POST /logout': logOut,
  'GET /authorize': authorize,
  'GET /callback': callback,
  'POST /callback': callback,
  'GET /user/identities/authorize': linkIdentity,
  'POST /factors': enrollFactor,
  'GET /passkeys': listOwnPasskeys,
  'POST /passkeys/registration/options': startPasskeyRegistration,
  'POST /passkeys/registration/verify': finishPasskeyRegistration,
  'POST /passkeys/authentication/options': startPasskeySignIn,
  'POST /passkeys/authentication/verify': finishPasskeySignIn,
  'POST /sso': refuseSaml,
  'POST /invite': invite,
  'GET /admin/users': listAllUsers,
  'POST /admin/users': createUserAsAdmin,
  'POST /admin/generate_link': generateLink,
};

interface Pattern {
  readonly method: string;
  readonly path: RegExp;
  readonly handle: (context: Context, ids: readonly string[]) => Promise<AuthResponse>;
}

const patterns: readonly Pattern[] = [
  on('DELETE', '/user/identities/:id', (context, [id = '']) => unlinkIdentity(context, id)),
  on('POST', '/factors/:id/challenge', (context, [id = '']) => challengeFactor(context, id)),
  on('POST', '/factors/:id/verify', (context, [id = '']) => verifyFactor(context, id)),
  on('DELETE', '/factors/:id', (context, [id = '']) => unenrollFactor(context, id)),
  on('PATCH', '/passkeys/:id', (context, [id = '']) => updateOwnPasskey(context, id)),
  on('DELETE', '/passkeys/:id', (context, [id = '']) => deleteOwnPasskey(context, id)),
  on('GET', '/admin/users/:id/passkeys', (context, [id = '']) => listPasskeysAsAdmin(context, id)),
  on('DELETE', '/admin/users/:id/passkeys/:id', (context, [userId = '', passkeyId = '']) =>
    deletePasskeyAsAdmin(context, { userId, passkeyId }),
  ),
  on('GET', '/admin/users/:id', (context, [id = '']) => showUserAsAdmin(context, id)),
  on('PUT', '/admin/users/:id', (context, [id = '']) => updateUserAsAdmin(context, id)),
  on('DELETE', '/admin/users/:id', (context, [id = '']) => deleteUserAsAdmin(context, id)),
  on('GET', '/admin/users/:id/factors', (context, [id = '']) => listFactorsAsAdmin(context, id)),
  on('PUT', '/admin/users/:id/factors/:id', (context, [userId = '', factorId = '']) =>
    changeFactorAsAdmin(context, { userId, factorId }),
  ),
  on('DELETE', '/admin/users/:id/factors/:id', (context, [userId = '', factorId = '']) =>
    changeFactorAsAdmin(context, { userId, factorId }),
  ),
];

function on(method: string, path: string, handle: Pattern['handle']): Pattern {
  return { method, path: new RegExp(`^${path.replaceAll(':id', '([^/]+)')}$`), handle };
}

function findHandler(request: AuthRequest): Handler {
  const path = request.path.length > 1 ? request.path.replace(/\/$/, '') : request.path;
  const key = `${request.method} ${path}`;
  const route = Object.hasOwn(routes, key) ? routes[key] : undefined;
  if (route !== undefined) return route;
  for (const pattern of patterns) {
    const match = pattern.method === request.method ? pattern.path.exec(path) : null;
    if (match !== null) return (context) => pattern.handle(context, match.slice(1));
  }
  throw authError(404, 'not_found', 'Not found');
}
