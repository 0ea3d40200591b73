import type { PublishingContext } from './context.ts';

/** One statement whatever the name: who asks for one that is unknown learns nothing by the time it takes. */
export async function mayHaveCertificate(
  { db, domains, config }: Pick<PublishingContext, 'db' | 'domains' | 'config'>,
  name: string,
): Promise<boolean> {
  const domain = name.toLowerCase().replace(/\.$/, '');
  const base = `.${config.domains.sites.replace(/:\d+$/, '')}`;
  const slug = domain.endsWith(base) ? domain.slice(0, -base.length) : '';
  return domains.isServed(db, { domain, slug });
}
