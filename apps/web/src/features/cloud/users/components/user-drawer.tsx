import { type BackendUser, texts } from '@loam/contract';
import {
  Badge,
  Button,
  CodeBlock,
  CopyButton,
  DataList,
  RelativeTime,
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
} from '@loam/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { methodName, personName } from '../model/person.ts';
import { userWords } from '../texts.data.ts';
import { AccountActions } from './account-actions.tsx';
import { DeleteUser } from './delete-user.tsx';

interface UserDrawerProps {
  readonly projectId: string;
  readonly user: BackendUser;
  readonly canEdit: boolean;
  readonly isOutbox: boolean;
  readonly onClose: () => void;
}

export function UserDrawer({ projectId, user, canEdit, isOutbox, onClose }: UserDrawerProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()}>
      <SheetContent className="w-120">
        <div className="min-w-0 pe-8">
          <SheetTitle className="truncate text-md font-semibold">{personName(user)}</SheetTitle>
          <SheetDescription className="flex items-center gap-1 text-xs text-muted-foreground">
            <code className="truncate font-mono">{user.id}</code>
            <CopyButton text={user.id} label={userWords.copyId} />
          </SheetDescription>
        </div>
        <Tabs defaultValue="overview" className="min-h-0 flex-1">
          <TabsList>
            <TabsTrigger value="overview">{texts.users.tabs.overview}</TabsTrigger>
            <TabsTrigger value="json">{texts.users.tabs.rawJson}</TabsTrigger>
          </TabsList>
          <TabsContent value="overview" className="flex flex-col gap-5">
            <Facts user={user} />
            {canEdit ? (
              <AccountActions projectId={projectId} user={user} isOutbox={isOutbox} />
            ) : (
              <p className="text-sm text-muted-foreground">{userWords.viewOnly}</p>
            )}
          </TabsContent>
          <TabsContent value="json">
            <CodeBlock code={JSON.stringify(user, null, 2)} />
          </TabsContent>
        </Tabs>
        {canEdit ? (
          <div className="border-t border-border pt-4">
            <Button variant="danger" onClick={() => setIsDeleting(true)}>
              <Trash2 aria-hidden />
              {texts.users.delete}
            </Button>
          </div>
        ) : null}
        {isDeleting ? (
          <DeleteUser
            projectId={projectId}
            user={user}
            onCancel={() => setIsDeleting(false)}
            onDeleted={onClose}
          />
        ) : null}
      </SheetContent>
    </Sheet>
  );
}

function Facts({ user }: { readonly user: BackendUser }) {
  const { facts, none } = userWords;
  const { email_data: email, phone_data: phone } = user;
  const confirmed = email?.confirmed_at ?? phone?.confirmed_at ?? null;
  return (
    <DataList
      items={[
        { label: facts.name, value: user.display_name ?? none },
        { label: facts.email, value: email?.email ?? none },
        ...(phone === null ? [] : [{ label: facts.phone, value: phone.phone }]),
        {
          label: facts.confirmed,
          value:
            confirmed === null ? (
              <Badge tone="warning">{userWords.unconfirmed}</Badge>
            ) : (
              <RelativeTime value={confirmed} />
            ),
        },
        { label: facts.providers, value: user.providers.map(methodName).join(', ') || none },
        {
          label: facts.lastSignIn,
          value:
            user.last_sign_in_at === null ? texts.users.never : <RelativeTime value={user.last_sign_in_at} />,
        },
        { label: facts.created, value: <RelativeTime value={user.created_at} /> },
        { label: facts.updated, value: <RelativeTime value={user.updated_at} /> },
        ...(user.is_sso_user ? [{ label: facts.sso, value: userWords.yes }] : []),
        ...(user.banned_until === null
          ? []
          : [{ label: facts.banned, value: new Date(user.banned_until).toLocaleString('en') }]),
      ]}
    />
  );
}
