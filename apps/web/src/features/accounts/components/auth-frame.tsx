import { SproutMark } from '@loam/ui';
import type { ReactNode } from 'react';
import { useInstallation } from '../api.ts';
import { accountTexts } from '../texts.data.ts';
import { useDocumentTitle } from '../../../shared/use-document-title.ts';
import { SoilPicture } from './soil-picture.tsx';

interface AuthFrameProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

/** The pages before a session: a form at the left, on wide screens a quiet picture beside it. */
export function AuthFrame({ title, subtitle, children, footer }: AuthFrameProps) {
  const { brand } = useInstallation();
  useDocumentTitle(title, brand);
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] bg-background lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <main id="content" className="flex flex-col px-6 py-8 sm:px-12">
        <p className="flex items-center gap-2 text-md font-semibold">
          <SproutMark className="size-6" />
          {brand}
        </p>
        <div className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center gap-6 py-12">
          <header className="flex flex-col gap-2">
            <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
            {subtitle === undefined ? null : <p className="text-pretty text-muted-foreground">{subtitle}</p>}
          </header>
          {children}
          {footer === undefined ? null : <p className="text-sm text-muted-foreground">{footer}</p>}
        </div>
      </main>
      <aside className="relative hidden overflow-hidden lg:block" aria-hidden>
        <SoilPicture />
        <p className="absolute inset-x-12 top-12 max-w-md text-3xl font-semibold tracking-tight text-balance text-[#fbf9f3]">
          {accountTexts.motto}
        </p>
      </aside>
    </div>
  );
}
