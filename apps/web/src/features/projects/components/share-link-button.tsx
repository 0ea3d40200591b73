import { fillText, type Project, texts } from '@loam/contract';
import { Button, toast, Tooltip } from '@loam/ui';
import { Link as LinkIcon } from 'lucide-react';
import { projectTexts } from '../texts.data.ts';

/** The project's address, with a word on whom it opens for. */
export function ShareLinkButton({ project }: { readonly project: Project }) {
  const { share } = projectTexts;
  const audience = fillText(share.audience[project.visibility], { workspace: project.workspace.name });
  const copy = () => {
    copyText(`${location.origin}/projects/${project.id}`).then(
      () => toast.success(share.copied, { description: audience }),
      () => toast.error(texts.sharing.copyFailed),
    );
  };
  return (
    <Tooltip label={audience} side="bottom">
      <Button variant="outline" size="sm" onClick={copy} aria-label={share.copy}>
        <LinkIcon aria-hidden />
        <span className="max-md:hidden">{share.copy}</span>
      </Button>
    </Tooltip>
  );
}

// The clipboard is missing, not refused, on plain http addresses other than localhost.
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
