import { type Domain, fillText, texts } from '@loam/contract';
import { ConfirmDialog, toast } from '@loam/ui';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useRemoveDomain } from '../domains-api.ts';
import { domainTexts } from '../texts.data.ts';

interface RemoveDomainDialogProps {
  readonly projectId: string;
  readonly domain: Pick<Domain, 'domain' | 'unicode_domain'>;
}

export function RemoveDomainDialog(props: RemoveDomainDialogProps & DialogProps) {
  const { projectId, domain, onClose } = props;
  const { mutateAsync: remove } = useRemoveDomain(projectId);
  const confirm = () => {
    onClose();
    remove(domain.domain).then(
      () => toast.success(texts.domains.removed),
      (error: unknown) => toast.error(domainTexts.removeFailed, { description: shownProblem(error).message }),
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={fillText(domainTexts.removeTitle, { domain: domain.unicode_domain })}
      description={domainTexts.removeText}
      confirmLabel={domainTexts.remove}
      onConfirm={confirm}
      options={{ tone: 'danger' }}
    />
  );
}
