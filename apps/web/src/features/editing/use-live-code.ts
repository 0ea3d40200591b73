import { type CodeMessage, fillText } from '@loam/contract';
import { toast } from '@loam/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../shared/api-context.tsx';
import { logNotice } from '../../shared/log.ts';
import { refreshFiles } from './api.ts';
import { acceptTexts } from './cache.ts';
import type { DeskStore } from './desk-store.ts';
import { fileName } from './model/file-view.ts';
import type { Listing } from './model/listing.ts';
import { emptyOverlay, type LiveOverlay, overlayAfter } from './model/live-overlay.ts';
import { codeTexts } from './texts.data.ts';
import { useCodeSocket } from './use-code-socket.ts';

interface LiveCodeOptions {
  readonly projectId: string;
  readonly listing: Listing;
  readonly store: DeskStore;
  /** What comes now is what this page itself has sent. */
  readonly isSaving: boolean;
}

/** What others save and what the AI writes, as it happens. */
export function useLiveCode({ projectId, listing, store, isSaving }: LiveCodeOptions): LiveOverlay {
  const api = useApi();
  const cache = useQueryClient();
  const [overlay, setOverlay] = useState(emptyOverlay);
  useCodeSocket(projectId, (message) => {
    const accept = async () => {
      const isSaved = message.type === 'init_code' || message.origin.kind === 'commit';
      if (isSaved) {
        const isKnown = message.commit_sha === listing.commitSha;
        const newest = isKnown ? listing : await refreshFiles(cache, api, projectId);
        if (newest.commitSha === message.commit_sha) {
          acceptTexts(cache, projectId, { listing: newest, texts: textsOf(message) });
        }
        if (!isKnown && !isSaving) tellChanged(message, store);
      }
      setOverlay((last) => overlayAfter(last, message));
    };
    accept().catch((error: unknown) => logNotice('the newest files could not be read', error));
  });
  return overlay;
}

function textsOf({ files }: CodeMessage): readonly (readonly [string, string])[] {
  return files.flatMap(({ path, contents }) => (contents === null ? [] : [[path, contents] as const]));
}

/** Only what is open here, and only what a person saved: a turn of the AI is seen in the chat. */
function tellChanged(message: CodeMessage, store: DeskStore): void {
  if (message.type !== 'file_update' || message.origin.kind !== 'commit') return;
  if (message.origin.message_id !== null) return;
  const { tabs, pending } = store.get();
  const open = message.files
    .map(({ path }) => path)
    .filter((path) => tabs.includes(path) && !pending.has(path));
  if (open.length === 0) return;
  toast.info(
    open.length > 3
      ? fillText(codeTexts.updatedMany, { n: open.length })
      : fillText(codeTexts.updated, { files: open.map(fileName).join(', ') }),
  );
}
