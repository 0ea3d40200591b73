import { Code, Eye, Globe, Lock, MessageSquare, Monitor, PencilLine, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';

import { RadioCards } from '../radio-cards.tsx';
import { RadioGroup, RadioOption } from '../radio-group.tsx';
import { SegmentedControl } from '../segmented-control.tsx';
import { Specimen } from './gallery-section.tsx';

const reaches = [
  { value: 'public', title: 'Public', description: 'Anyone can look.', icon: Globe },
  { value: 'private', title: 'Private', description: 'Members only.', icon: Lock },
  {
    value: 'draft',
    title: 'Draft',
    description: 'You and those you invite.',
    icon: PencilLine,
    disabledReason: 'Not part of the current plan.',
  },
] as const;

const views = [
  { value: 'preview', label: 'Preview', icon: Eye },
  { value: 'code', label: 'Code', icon: Code },
  { value: 'chat', label: 'Chat', icon: MessageSquare },
] as const;

const devices = [
  { value: 'desktop', label: 'Desktop', icon: Monitor, iconOnly: true },
  { value: 'tablet', label: 'Tablet', icon: Tablet, iconOnly: true },
  { value: 'phone', label: 'Phone', icon: Smartphone, iconOnly: true },
] as const;

export function GalleryChoices() {
  const [reach, setReach] = useState<(typeof reaches)[number]['value']>('private');
  const [view, setView] = useState<(typeof views)[number]['value']>('preview');
  const [device, setDevice] = useState<(typeof devices)[number]['value']>('desktop');
  return (
    <>
      <Specimen name="Radio group">
        <RadioGroup defaultValue="weekly" aria-label="Frequency">
          <RadioOption value="daily" label="Daily" hint="Every morning at eight" />
          <RadioOption value="weekly" label="Weekly" />
          <RadioOption value="never" label="Never" disabled />
        </RadioGroup>
      </Specimen>
      <Specimen name="Radio cards" className="flex-col flex-nowrap items-stretch gap-5">
        <RadioCards
          label="Who can look, in a row"
          options={reaches}
          value={reach}
          onValueChange={setReach}
          layout="row"
        />
        <RadioCards
          label="Who can look, stacked"
          options={reaches}
          value={reach}
          onValueChange={setReach}
          className="max-w-md"
        />
      </Specimen>
      <Specimen name="Segmented control" className="gap-5">
        <SegmentedControl label="View" segments={views} value={view} onValueChange={setView} />
        <SegmentedControl
          label="Small view"
          segments={views}
          value={view}
          onValueChange={setView}
          size="sm"
        />
        <SegmentedControl label="Device" segments={devices} value={device} onValueChange={setDevice} />
        <SegmentedControl
          label="Full width view"
          segments={views}
          value={view}
          onValueChange={setView}
          fullWidth
          className="max-w-md"
        />
      </Specimen>
    </>
  );
}
