import { type BackendUser, texts } from '@loam/contract';
import {
  Avatar,
  Badge,
  Card,
  cn,
  RelativeTime,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@loam/ui';
import { methodName, personName } from '../model/person.ts';
import { userWords } from '../texts.data.ts';

interface UsersTableProps {
  readonly users: readonly BackendUser[];
  readonly isStale: boolean;
  readonly onOpen: (user: BackendUser) => void;
}

export function UsersTable({ users, isStale, onOpen }: UsersTableProps) {
  const { columns } = texts.users;
  return (
    <Card className={cn(isStale && 'opacity-60')}>
      <Table label={userWords.list}>
        <TableHeader>
          <TableRow>
            <TableHead>{columns.name}</TableHead>
            <TableHead>{columns.loginMethods}</TableHead>
            <TableHead>{columns.lastSignedIn}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {users.map((user) => (
            <UserRow key={user.id} user={user} onOpen={onOpen} />
          ))}
        </TableBody>
      </Table>
    </Card>
  );
}

interface UserRowProps {
  readonly user: BackendUser;
  readonly onOpen: (user: BackendUser) => void;
}

function UserRow({ user, onOpen }: UserRowProps) {
  const name = personName(user);
  const address = user.email_data?.email ?? user.phone_data?.phone;
  return (
    <TableRow className="cursor-pointer" onClick={() => onOpen(user)}>
      <TableCell>
        <div className="flex min-w-0 items-center gap-2.5">
          <Avatar person={{ id: user.id, name }} size="sm" decorative />
          <div className="min-w-0">
            <button
              type="button"
              className="block max-w-72 truncate rounded-sm text-start font-medium hover:underline"
              onClick={(event) => {
                event.stopPropagation();
                onOpen(user);
              }}
            >
              {name}
            </button>
            {address === undefined || address === name ? null : (
              <p className="max-w-72 truncate text-xs text-muted-foreground">{address}</p>
            )}
          </div>
          {user.banned_until === null ? null : <Badge tone="danger">{userWords.banned}</Badge>}
        </div>
      </TableCell>
      <TableCell>
        <div className="flex flex-wrap gap-1">
          {user.providers.map((provider) => (
            <Badge key={provider} variant="outline">
              {methodName(provider)}
            </Badge>
          ))}
        </div>
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground">
        {user.last_sign_in_at === null ? texts.users.never : <RelativeTime value={user.last_sign_in_at} />}
      </TableCell>
    </TableRow>
  );
}
