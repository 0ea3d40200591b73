import type { ScreenProps } from '../console/screen.ts';
import { FunctionDetail } from './components/function-detail.tsx';
import { FunctionList } from './components/function-list.tsx';

/** All functions of the cloud, or the one that the params name. */
export function FunctionsScreen(props: ScreenProps) {
  const { slug } = props.params;
  return (
    <div className="h-full overflow-y-auto">
      {slug === undefined ? <FunctionList {...props} /> : <FunctionDetail {...props} slug={slug} />}
    </div>
  );
}
