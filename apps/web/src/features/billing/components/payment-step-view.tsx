import type { PaymentStep } from '@loam/contract';
import { Button, CopyButton, DialogFooter, DialogHeader, DialogTitle, DialogDescription } from '@loam/ui';
import { topUpTexts } from '../texts.data.ts';

interface PaymentStepViewProps {
  readonly step: PaymentStep;
  readonly onClose: () => void;
}

/** How the payment goes on, inside the dialog that asked for it. */
export function PaymentStepView({ step, onClose }: PaymentStepViewProps) {
  if (step.kind === 'redirect') {
    return (
      <DialogHeader>
        <DialogTitle>{topUpTexts.nextTitle}</DialogTitle>
        <DialogDescription>{topUpTexts.redirecting}</DialogDescription>
      </DialogHeader>
    );
  }
  return (
    <>
      <DialogHeader>
        <DialogTitle>{topUpTexts.nextTitle}</DialogTitle>
      </DialogHeader>
      <div className="flex items-start gap-2 rounded-lg border border-border bg-surface-sunken p-4">
        <DialogDescription className="min-w-0 flex-1 break-words text-foreground">
          {step.text}
        </DialogDescription>
        <CopyButton text={step.text} label={topUpTexts.copy} />
      </div>
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          {topUpTexts.done}
        </Button>
      </DialogFooter>
    </>
  );
}
