import { AppError } from '@loam/kernel';
import { isIP } from 'node:net';
import { z } from 'zod';

const Settings = z.object({
  LOAM_BRAND: z.string().trim().min(1).max(40).default('Loam'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  LOAM_PUBLIC_URL: z.url().optional(),
  LOAM_PREVIEW_DOMAIN: z.string().optional(),
  LOAM_SITES_DOMAIN: z.string().optional(),
  LOAM_FILES_DOMAIN: z.string().optional(),
  LOAM_CLOUD_DOMAIN: z.string().optional(),
  /** Set by the proxy in front: the visitor's country in two letters. */
  LOAM_COUNTRY_HEADER: z.string().trim().toLowerCase().optional(),
  /** A file in MaxMind's format that knows the countries of addresses. */
  LOAM_GEO_DATABASE: z.string().trim().optional(),
  LOAM_TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  LOAM_ALLOW_PRIVATE: z.string().default(''),
  LOAM_PUBLIC_IP: z.string().default(''),
  LOAM_DNS_SERVERS: z.string().default(''),
  /** The time of day (UTC) at which the databases of clouds are kept, or `off`. */
  LOAM_CLOUD_BACKUPS: z
    .string()
    .trim()
    .regex(/^(off|([01]\d|2[0-3]):[0-5]\d)$/, 'must be HH:MM or off')
    .default('02:30'),
  /** Hours without use after which a cloud pauses itself, or `off`. */
  LOAM_CLOUD_PAUSE_AFTER_HOURS: z
    .union([z.literal('off'), z.coerce.number().int().min(1).max(8_760)])
    .default('off'),
  /** Whether apps may ask the models of this installation and of their workspace. */
  LOAM_CLOUD_AI: z.enum(['on', 'off']).default('on'),
  LOAM_CLOUD_FILE_MB: z.coerce.number().int().min(1).max(1_048_576).default(500),
  LOAM_DISK_RESERVE_MB: z.coerce.number().int().min(0).max(1_048_576).default(256),
  LOAM_PROJECT_MEMORY_MB: z.coerce.number().int().min(256).max(65_536).optional(),
  LOAM_SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  LOAM_LOG_LEVEL: z.enum(['silent', 'debug', 'info', 'warn', 'error']).default('warn'),
  LOAM_SIGN_UP: z.enum(['open', 'invite', 'closed']).default('open'),
  LOAM_DEFAULT_PLAN: z.enum(['free', 'pro', 'biz', 'enterprise']).optional(),
  /** Whether passwords of apps' users may be looked up in a public list of leaks. */
  LOAM_CHECK_LEAKED_PASSWORDS: z.enum(['true', 'false']).default('false'),
  LOAM_PAYMENTS: z.enum(['none', 'manual', 'stripe']).default('none'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_PRICE_PRO: z.string().optional(),
  STRIPE_PRICE_BIZ: z.string().optional(),
  STRIPE_CURRENCY: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z]{3}$/)
    .default('usd'),
  STRIPE_API_URL: z.url().default('https://api.stripe.com'),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Loam <loam@localhost>'),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  XAI_API_KEY: z.string().optional(),
  OPENROUTER_API_KEY: z.string().optional(),
  LOAM_OPENAI_BASE_URL: z.url().optional(),
  LOAM_OPENAI_API_KEY: z.string().optional(),
  LOAM_OPENAI_MODEL: z.string().optional(),
  LOAM_MODEL_SILENCE: z.coerce.number().int().min(10).max(3_600).optional(),
  LOAM_OPENAI_CONTEXT: z.coerce.number().int().min(2_048).max(10_000_000).optional(),
  LOAM_OPENAI_VISION: z.enum(['true', 'false']).optional(),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
});

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly apiUrl: string;
  /** One credit of a top-up costs one of it. */
  readonly currency: string;
  /** The price of each plan's subscription; a plan without one is asked for by hand. */
  readonly prices: Readonly<Partial<Record<'free' | 'pro' | 'biz' | 'enterprise', string | undefined>>>;
}

export interface OAuthClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A provider of models that the operator set up for everyone. */
export interface ModelServer {
  readonly id: 'openai' | 'anthropic' | 'google' | 'xai' | 'openrouter' | 'compatible';
  readonly apiKey: string | undefined;
  readonly baseUrl?: string;
  readonly defaultModel?: string;
  readonly contextTokens?: number;
  readonly seesImages?: boolean;
}

export interface ServerConfig {
  readonly brand: string;
  /** Where the builder is reached, without a trailing slash. */
  readonly publicUrl: string;
  readonly domains: {
    readonly preview: string;
    readonly sites: string;
    readonly files: string;
    readonly cloud: string;
  };
  /** How many proxies in front of us add to X-Forwarded-For. */
  readonly trustedProxies: number;
  /** A header of those proxies with the visitor's country. */
  readonly countryHeader: string | undefined;
  /** A file that knows the countries of addresses. */
  readonly geoDatabase: string | undefined;
  /** The operator's own machines that the server may call although they are not public, as `host:port`. */
  readonly allowPrivate: readonly string[];
  /** The machine's own addresses, for domains that cannot have a CNAME. */
  readonly publicAddresses: readonly string[];
  /** Whom to ask about custom domains; empty: the machine's own name servers. */
  readonly dnsServers: readonly string[];
  /** The most that a preview or a build of a large project may have; by the machine's own memory otherwise. */
  readonly projectMemoryMb: number | undefined;
  /** Of the disk with the data folder: with less than this free, nothing more is taken in. */
  readonly diskReserveMb: number;
  /** Minutes after midnight (UTC) at which the databases of clouds are kept each day; undefined: never. */
  readonly cloudBackupMinute: number | undefined;
  /** How long nobody uses a cloud until it pauses itself; undefined: never. */
  readonly cloudIdleMs: number | undefined;
  /** The largest file that an app may store in its cloud. */
  readonly cloudOffersAi: boolean;
  readonly cloudFileBytes: number;
  /** Opens the secret in the database; a file in the data folder does when absent. */
  readonly secretKey: string | undefined;
  readonly logLevel: z.infer<typeof Settings>['LOAM_LOG_LEVEL'];
  /** The setting of a new installation; the operator can change it afterwards. */
  readonly signUp: 'open' | 'invite' | 'closed';
  readonly defaultPlan: 'free' | 'pro' | 'biz' | 'enterprise';
  /** `none`: nobody is charged and credits never run out. `manual`: the operator grants and bills. */
  readonly payments: 'none' | 'manual' | 'stripe';
  /** Present exactly when Stripe takes the payments. */
  readonly stripe: StripeSettings | undefined;
  readonly smtpUrl: string | undefined;
  /** The first five digits of a password's hash go to api.pwnedpasswords.com, where an app asks for it. */
  readonly checksLeakedPasswords: boolean;
  readonly mailFrom: string;
  readonly modelServers: readonly ModelServer[];
  /** How long a model may say nothing; longer ones of a model itself hold besides. */
  readonly modelSilenceMs: number | undefined;
  readonly github: OAuthClient | undefined;
  readonly google: OAuthClient | undefined;
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = Settings.safeParse(present);
  if (!parsed.success) throw settingFault(parsed.error);
  const settings = parsed.data;
  const publicUrl = (settings.LOAM_PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  const { host } = new URL(publicUrl);
  return {
    brand: settings.LOAM_BRAND,
    publicUrl,
    domains: {
      preview: settings.LOAM_PREVIEW_DOMAIN ?? `preview.${host}`,
      sites: settings.LOAM_SITES_DOMAIN ?? `sites.${host}`,
      files: settings.LOAM_FILES_DOMAIN ?? `files.${host}`,
      cloud: settings.LOAM_CLOUD_DOMAIN ?? `cloud.${host}`,
    },
    trustedProxies: settings.LOAM_TRUSTED_PROXIES,
    countryHeader: settings.LOAM_COUNTRY_HEADER,
    geoDatabase: settings.LOAM_GEO_DATABASE,
    allowPrivate: privateHosts(settings.LOAM_ALLOW_PRIVATE),
    publicAddresses: addresses('LOAM_PUBLIC_IP', settings.LOAM_PUBLIC_IP),
    dnsServers: addresses('LOAM_DNS_SERVERS', settings.LOAM_DNS_SERVERS),
    projectMemoryMb: settings.LOAM_PROJECT_MEMORY_MB,
    diskReserveMb: settings.LOAM_DISK_RESERVE_MB,
    cloudBackupMinute: minuteOf(settings.LOAM_CLOUD_BACKUPS),
    cloudIdleMs: hoursOf(settings.LOAM_CLOUD_PAUSE_AFTER_HOURS),
    cloudOffersAi: settings.LOAM_CLOUD_AI === 'on',
    cloudFileBytes: settings.LOAM_CLOUD_FILE_MB * 1024 * 1024,
    secretKey: settings.LOAM_SECRET_KEY,
    logLevel: settings.LOAM_LOG_LEVEL,
    signUp: settings.LOAM_SIGN_UP,
    defaultPlan: settings.LOAM_DEFAULT_PLAN ?? (settings.LOAM_PAYMENTS === 'none' ? 'enterprise' : 'free'),
    payments: settings.LOAM_PAYMENTS,
    stripe: stripeSettings(settings),
    smtpUrl: settings.SMTP_URL,
    checksLeakedPasswords: settings.LOAM_CHECK_LEAKED_PASSWORDS === 'true',
    mailFrom: settings.MAIL_FROM,
    modelServers: modelServers(settings),
    modelSilenceMs: settings.LOAM_MODEL_SILENCE && settings.LOAM_MODEL_SILENCE * 1000,
    github: oauthClient(settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET),
    google: oauthClient(settings.GOOGLE_CLIENT_ID, settings.GOOGLE_CLIENT_SECRET),
  };
}

/** `02:30`, which the schema accepted; undefined for `off`. */
function minuteOf(time: string): number | undefined {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined ? undefined : hours * 60 + minutes;
}

function hoursOf(hours: 'off' | number): number | undefined {
  return hours === 'off' ? undefined : hours * 3_600_000;
}

function modelServers(settings: z.infer<typeof Settings>): ModelServer[] {
  const keys: readonly ModelServer[] = [
    { id: 'openai', apiKey: settings.OPENAI_API_KEY },
    { id: 'anthropic', apiKey: settings.ANTHROPIC_API_KEY },
    { id: 'google', apiKey: settings.GOOGLE_GENERATIVE_AI_API_KEY },
    { id: 'xai', apiKey: settings.XAI_API_KEY },
    { id: 'openrouter', apiKey: settings.OPENROUTER_API_KEY },
  ];
  const { LOAM_OPENAI_BASE_URL: baseUrl, LOAM_OPENAI_MODEL: defaultModel } = settings;
  const { LOAM_OPENAI_CONTEXT: contextTokens, LOAM_OPENAI_VISION: vision } = settings;
  const own: ModelServer[] =
    baseUrl === undefined
      ? []
      : [
          {
            id: 'compatible',
            apiKey: settings.LOAM_OPENAI_API_KEY,
            baseUrl,
            ...(defaultModel === undefined ? {} : { defaultModel }),
            ...(contextTokens === undefined ? {} : { contextTokens }),
            ...(vision === undefined ? {} : { seesImages: vision === 'true' }),
          },
        ];
  return [...keys.filter(({ apiKey }) => apiKey !== undefined), ...own];
}

function stripeSettings(settings: z.infer<typeof Settings>): StripeSettings | undefined {
  if (settings.LOAM_PAYMENTS !== 'stripe') return undefined;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw invalidSetting('LOAM_PAYMENTS=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  }
  return {
    secretKey,
    webhookSecret,
    apiUrl: settings.STRIPE_API_URL.replace(/\/+$/, ''),
    currency: settings.STRIPE_CURRENCY,
    prices: { pro: settings.STRIPE_PRICE_PRO, biz: settings.STRIPE_PRICE_BIZ },
  };
}

function oauthClient(
  clientId: string | undefined,
  clientSecret: string | undefined,
): OAuthClient | undefined {
  return clientId && clientSecret ? { clientId, clientSecret } : undefined;
}

/** `git.internal:443, [fd00::1]:8443`: without a port a whole machine would be open. */
function privateHosts(text: string): readonly string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');
  for (const host of hosts) {
    const isExact = /^(?:[a-z\d.-]+|\[[\da-f:.]+\]):\d{1,5}$/u.test(host);
    if (!isExact) throw invalidSetting(`LOAM_ALLOW_PRIVATE: ${host} is not host:port`);
  }
  return hosts;
}

/** `203.0.113.7, 2001:db8::7`; name servers may be given with a port: `127.0.0.1:5300`. */
function addresses(setting: string, text: string): readonly string[] {
  const list = text
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  for (const address of list) {
    const bare =
      setting === 'LOAM_DNS_SERVERS' ? address.replace(/^\[?([\d.a-f:]+?)\]?(?::\d+)?$/i, '$1') : address;
    if (isIP(bare) === 0 && isIP(address) === 0) {
      throw invalidSetting(`${setting}: ${address} is not an IP address`);
    }
  }
  return list;
}

function settingFault(error: z.ZodError): AppError {
  const faults = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return invalidSetting(faults.join('; '));
}

function invalidSetting(faults: string): AppError {
  return new AppError({ code: 'invalid_setting', detail: `A setting is not valid. ${faults}` });
}
