import { UserId } from '@loam/contract';
import { CreateTokenDialog } from '../../features/accounts/components/create-token-dialog.tsx';
import { DeleteAccountDialog } from '../../features/accounts/components/delete-account-dialog.tsx';
import { RevokeTokenDialog } from '../../features/accounts/components/revoke-token-dialog.tsx';
import { ErrorDialog } from '../../shared/error-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const sampleTime = '2026-01-15T09:30:00Z';

const sampleMe = {
  id: UserId.parse('00000000-0000-4000-8000-000000000001'),
  name: 'Ada Field',
  username: 'ada',
  bio: '',
  avatar_url: null,
  created_at: sampleTime,
  email: 'ada@example.com',
  email_verified: true,
  role: 'user' as const,
  theme: 'system' as const,
  notifications: { invitations: true, project_activity: true, usage_alerts: true, product_news: false },
  has_password: true,
  providers: [],
};

const sampleToken = {
  id: '00000000-0000-4000-8000-000000000002',
  name: 'Deploy script',
  prefix: 'loam_pat_ab12',
  created_at: sampleTime,
  expires_at: null,
  last_used_at: null,
};

export const accountDialogs: readonly RegisteredDialog[] = [
  {
    id: 'error',
    render: (onClose) => (
      <ErrorDialog
        message="The change could not be saved."
        traceId="5f0c9b1e7a3d42f8"
        retry
        onClose={onClose}
      />
    ),
  },
  { id: 'create-token', render: (onClose) => <CreateTokenDialog onClose={onClose} /> },
  {
    id: 'revoke-token',
    render: (onClose) => <RevokeTokenDialog token={sampleToken} onRevoked={() => {}} onClose={onClose} />,
  },
  { id: 'delete-account', render: (onClose) => <DeleteAccountDialog me={sampleMe} onClose={onClose} /> },
];
