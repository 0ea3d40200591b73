import type { ScreenProps } from '../console/screen.ts';
import { BucketList } from './components/bucket-list.tsx';
import { BucketView } from './components/bucket-view.tsx';

export function StorageScreen(props: ScreenProps) {
  const bucketId = props.params['bucket'];
  return bucketId === undefined ? <BucketList {...props} /> : <BucketView {...props} bucketId={bucketId} />;
}
