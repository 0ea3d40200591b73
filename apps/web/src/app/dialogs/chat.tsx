import { ConnectProviderDialog } from '../../features/chat/components/connect-provider-dialog.tsx';
import { DisconnectProviderDialog } from '../../features/chat/components/disconnect-provider-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const workspaceId = '00000000-0000-4000-8000-000000000011';

export const chatDialogs: readonly RegisteredDialog[] = [
  {
    id: 'connect-provider',
    render: (onClose) => (
      <ConnectProviderDialog
        workspaceId={workspaceId}
        provider={{ id: 'compatible', label: 'Another server' }}
        saved={null}
        onClose={onClose}
      />
    ),
  },
  {
    id: 'disconnect-provider',
    render: (onClose) => (
      <DisconnectProviderDialog
        workspaceId={workspaceId}
        provider={{ id: 'openai', label: 'OpenAI' }}
        onClose={onClose}
      />
    ),
  },
];
