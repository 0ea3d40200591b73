import { type Project, texts } from '@loam/contract';
import { Button } from '@loam/ui';
import { Rocket } from 'lucide-react';
import { useOpenPublish } from './open-publish.tsx';

/** For views that need a published site; who may not publish is not offered it. */
export function PublishAction({ project }: { readonly project: Pick<Project, 'permissions'> }) {
  const openPublish = useOpenPublish();
  if (!project.permissions.includes('DeployProject')) return null;
  return (
    <Button variant="primary" onClick={openPublish}>
      <Rocket aria-hidden />
      {texts.publish.button.publish}
    </Button>
  );
}
