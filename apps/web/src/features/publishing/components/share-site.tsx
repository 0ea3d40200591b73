import { fillText, limits, texts } from '@loam/contract';
import { Button, toast, useCopied } from '@loam/ui';
import { Check, Code, Copy } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { type SharedSite, shareLinks } from '../model/share-links.ts';
import { publishTexts } from '../texts.data.ts';
import { EmbedDialog } from './embed-dialog.tsx';

const words = publishTexts.success;
const { success } = texts.publish;

/** The address with a button that copies it. */
export function SiteLink({ site }: { readonly site: SharedSite }) {
  const { state, copy } = useCopied(limits.feedback.copiedShortMs);
  return (
    <div className="flex items-center gap-2 rounded-lg border border-border bg-surface-sunken py-1.5 pr-1.5 pl-3">
      <span className="min-w-0 flex-1 truncate text-base">{site.url}</span>
      <Button size="sm" variant="outline" onClick={() => copy(site.url)}>
        {state === 'copied' ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
        {state === 'copied' ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' ? words.copied : ''}
        {state === 'failed' ? texts.sharing.copyFailed : ''}
      </span>
    </div>
  );
}

const networks = ['x', 'linkedin', 'reddit'] as const;

export function ShareRow({ site }: { readonly site: SharedSite }) {
  const copyForDiscord = () => {
    copyText(`${site.title} ${site.url}`).then(
      () => toast.success(success.discordCopied),
      () => toast.error(texts.sharing.copyFailed),
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{words.shareTitle}</p>
      <div className="grid grid-cols-4 gap-2 max-sm:grid-cols-2">
        {networks.map((network) => (
          <Button key={network} asChild size="sm" variant="secondary">
            <a
              href={shareLinks[network](site)}
              target="_blank"
              rel="noreferrer"
              aria-label={fillText(words.share, { network: success.shareTargets[network] })}
            >
              {success.shareTargets[network]}
            </a>
          </Button>
        ))}
        <Button
          size="sm"
          variant="secondary"
          aria-label={fillText(words.share, { network: success.shareTargets.discord })}
          onClick={copyForDiscord}
        >
          {success.shareTargets.discord}
        </Button>
      </div>
    </div>
  );
}

export function EmbedButton({ site }: { readonly site: SharedSite }) {
  const dialogs = useDialogs();
  return (
    <Button variant="outline" onClick={() => dialogs.open(EmbedDialog, { site })}>
      <Code aria-hidden />
      {words.embed}
    </Button>
  );
}
