import { limits, texts, type Project } from '@loam/contract';
import { Button, toast } from '@loam/ui';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useLocalValue } from '../../../shared/local-value.ts';
import { useSendMessage } from '../../chat/use-send-message.ts';
import { fixAttempts } from '../fix-attempts.ts';
import { fixRequest, type CategoryView } from '../model/speed-rules.ts';
import { speedTexts } from '../texts.data.ts';

interface FixButtonProps {
  readonly project: Project;
  readonly view: CategoryView;
  readonly url: string;
  /** Of the analysis that found the issues: another one may be fixed again. */
  readonly analysedAt: string;
}

export function FixButton({ project, view, url, analysedAt }: FixButtonProps) {
  const { send } = useSendMessage(project);
  const [attempts, setAttempts] = useLocalValue(fixAttempts);
  const [isFixing, setFixing] = useState(false);
  const key = `${project.id} ${view.id} ${analysedAt}`;
  if (attempts.includes(key) && !isFixing) {
    return (
      <Button size="sm" variant="outline" disabled>
        {texts.speed.fixAttempted}
      </Button>
    );
  }
  const fix = async () => {
    setFixing(true);
    setTimeout(() => setFixing(false), limits.speed.fixingMs);
    const result = await send(fixRequest(view, url)).catch(() => 'refused' as const);
    if (result === 'refused') return void toast.error(texts.speed.fixFailed);
    setAttempts([...fixAttempts.get(), key]);
    toast.success(texts.speed.fixStarted);
  };
  return (
    <Button size="sm" variant="primary" loading={isFixing} onClick={() => void fix()}>
      <Sparkles aria-hidden />
      {isFixing ? speedTexts.fixing : speedTexts.fix}
    </Button>
  );
}
