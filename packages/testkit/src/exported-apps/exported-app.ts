/** An app as another builder exports it, in the shape that such exports have. */
export interface ExportedApp {
  readonly name: string;
  /** The project of its old backend. */
  readonly ref: string;
  /** Texts by path. */
  readonly files: Readonly<Record<string, string>>;
}

interface Parts {
  readonly files: Readonly<Record<string, string>>;
  /** The address and key stand in the client's file, as older exports have them. */
  readonly isHardCoded?: boolean;
  readonly config?: string;
}

/** The files that every such export has, and the app's own. */
export function exportedApp(
  name: string,
  ref: string,
  { files, isHardCoded = false, config }: Parts,
): ExportedApp {
  const url = `https://${ref}.supabase.co`;
  const key = visitorsKey(ref);
  return {
    name,
    ref,
    files: {
      'package.json': `${JSON.stringify(
        {
          name,
          private: true,
          type: 'module',
          scripts: { dev: 'vite', build: 'vite build' },
          dependencies: { '@supabase/supabase-js': '^2.50.0', react: '^18.3.1', 'react-dom': '^18.3.1' },
          devDependencies: { vite: '^5.4.1' },
        },
        null,
        2,
      )}\n`,
      'index.html': `<!doctype html>\n<html lang="en">\n  <head>\n    <title>${name}</title>\n    <link rel="preconnect" href="${url}" />\n  </head>\n  <body>\n    <div id="root"></div>\n    <script type="module" src="/src/main.tsx"></script>\n  </body>\n</html>\n`,
      'src/main.tsx': `import { supabase } from './integrations/supabase/client';\n\nvoid supabase.auth.getSession();\n`,
      'src/integrations/supabase/client.ts': isHardCoded
        ? `import { createClient } from '@supabase/supabase-js';\n\nconst SUPABASE_URL = "${url}";\nconst SUPABASE_PUBLISHABLE_KEY = "${key}";\n\nexport const supabase = createClient(SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY);\n`
        : `import { createClient } from '@supabase/supabase-js';\n\nexport const supabase = createClient(import.meta.env.VITE_SUPABASE_URL, import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY);\n`,
      ...(isHardCoded
        ? {}
        : {
            '.env': `VITE_SUPABASE_PROJECT_ID="${ref}"\nVITE_SUPABASE_PUBLISHABLE_KEY="${key}"\nVITE_SUPABASE_URL="${url}"\n`,
          }),
      'supabase/config.toml': `project_id = "${ref}"\n${config ?? ''}`,
      ...files,
    },
  };
}

/** The key for pages of a project of Supabase, as a token; nobody has signed it. */
export function visitorsKey(ref: string, role = 'anon'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'supabase', ref, role, iat: 1_730_000_000, exp: 2_045_000_000 };
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.c2lnbmVkLWJ5LW5vYm9keQ`;
}
