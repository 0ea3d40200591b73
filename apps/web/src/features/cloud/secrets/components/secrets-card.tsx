import { fillText, texts } from '@loam/contract';
import { Skeleton } from '@loam/ui';
import { CardFailed } from '../../console/card-failed.tsx';
import type { CardProps } from '../../console/screen.ts';
import { useSecrets } from '../api.ts';
import { secretWords } from '../texts.data.ts';

export function SecretsCard({ project }: CardProps) {
  const query = useSecrets(project.id);
  const { data } = query;
  if (data === undefined && query.isError) return <CardFailed query={query} title={texts.secrets.failed} />;
  if (data === undefined) return <Skeleton className="h-5 w-32" />;
  const own = data.filter(({ is_user_secret: isOwn }) => isOwn).length;
  return (
    <p className="text-sm text-muted-foreground">
      {own === 0 ? secretWords.cardNone : fillText(secretWords.cardSome, { n: String(own) })}
    </p>
  );
}
