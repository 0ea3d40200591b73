import type { Preview } from '@loam/contract';
import { Button, CodeBlock, ErrorState, Progress } from '@loam/ui';
import { RotateCw } from 'lucide-react';
import { placeOf } from '../model/panel-view.ts';
import { previewTexts } from '../texts.data.ts';
import { PreviewLog } from './preview-log.tsx';

export function PreviewStarting({ preview }: { readonly preview: Preview }) {
  return (
    <Centered>
      <Progress label={previewTexts.starting} value={null} className="w-40" />
      <div role="status" className="flex flex-col gap-1">
        <p className="text-md font-semibold">{previewTexts.starting}</p>
        <p className="text-balance text-muted-foreground">{preview.reason ?? previewTexts.startingDetail}</p>
      </div>
      <PreviewLog lines={preview.boot_log} />
    </Centered>
  );
}

interface PreviewStoppedProps {
  readonly preview: Preview;
  /** Absent for those who may only look. */
  readonly onRestart?: (() => void) | undefined;
  readonly isRestarting: boolean;
}

export function PreviewStopped({ preview, onRestart, isRestarting }: PreviewStoppedProps) {
  const isOff = preview.state === 'unavailable';
  return (
    <Centered>
      <ErrorState
        className="py-0"
        title={isOff ? previewTexts.unavailable : previewTexts.crashed}
        detail={preview.reason ?? previewTexts.crashedDetail}
        action={
          isOff || onRestart === undefined ? undefined : (
            <Button variant="outline" loading={isRestarting} onClick={onRestart}>
              <RotateCw aria-hidden />
              {previewTexts.restart}
            </Button>
          )
        }
      />
      {preview.error === null ? null : <PreviewFaultBlock fault={preview.error} />}
      <PreviewLog lines={preview.boot_log} />
    </Centered>
  );
}

export function PreviewFaultBlock({ fault }: { readonly fault: NonNullable<Preview['error']> }) {
  const code = fault.frame === undefined ? fault.message : `${fault.message}\n\n${fault.frame}`;
  return <CodeBlock code={code} title={placeOf(fault) || undefined} wrap className="w-full text-left" />;
}

function Centered({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="grid h-full grid-cols-1 place-items-center overflow-y-auto bg-surface-sunken p-6">
      <div className="flex w-full max-w-lg flex-col items-center gap-5 text-center">{children}</div>
    </div>
  );
}
