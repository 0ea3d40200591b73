import { type BackendKey, fillText } from '@loam/contract';
import {
  Badge,
  CopyButton,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  IconButton,
  RelativeTime,
  TableCell,
  TableRow,
  useIsPhone,
} from '@loam/ui';
import { Eye, EyeOff, MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import { keyWords } from './texts.data.ts';

interface KeyLineProps {
  readonly apiKey: BackendKey;
  readonly onRotate: (key: BackendKey) => void;
  readonly onRevoke: (key: BackendKey) => void;
}

export function KeyLine({ apiKey, onRotate, onRevoke }: KeyLineProps) {
  const { name, kind, api_key: value, created_at: created } = apiKey;
  const isPhone = useIsPhone();
  const [isShown, setIsShown] = useState(kind === 'publishable');
  const Icon = isShown ? EyeOff : Eye;
  // A publishable and a secret key may be called the same.
  const called = fillText(keyWords.called, { name, kind: keyWords.kinds[kind] });
  const keyValue = (
    <div className="flex items-center gap-0.5">
      <code className="max-w-56 min-w-40 truncate font-mono text-xs">
        {isShown ? value : `${value.slice(0, 10)}••••••••••••`}
      </code>
      <IconButton
        label={fillText(isShown ? keyWords.hide : keyWords.show, { name: called })}
        size="sm"
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon aria-hidden />
      </IconButton>
      <CopyButton text={value} label={fillText(keyWords.copy, { name: called })} />
    </div>
  );
  return (
    <TableRow>
      <TableCell>
        <div className="flex flex-wrap items-center gap-1.5">
          <span className="font-medium">{name}</span>
          <Badge tone={kind === 'secret' ? 'warning' : 'neutral'}>{keyWords.kinds[kind]}</Badge>
        </div>
        <p className="min-w-48 text-xs text-muted-foreground">
          {keyWords.details[kind]}
          {kind === 'legacy' && name === 'service_role' ? ` ${keyWords.passesAll}` : null}
        </p>
        {isPhone ? keyValue : null}
      </TableCell>
      <TableCell className="max-md:hidden">{isPhone ? null : keyValue}</TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground max-md:hidden">
        <RelativeTime value={created} />
      </TableCell>
      <TableCell className="text-right">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton label={fillText(keyWords.more, { name: called })} size="sm">
              <MoreHorizontal aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {kind === 'legacy' ? null : (
              <DropdownMenuItem onSelect={() => onRotate(apiKey)}>{keyWords.rotate}</DropdownMenuItem>
            )}
            <DropdownMenuItem onSelect={() => onRevoke(apiKey)}>{keyWords.revoke}</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </TableCell>
    </TableRow>
  );
}
