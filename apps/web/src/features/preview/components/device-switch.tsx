import { IconButton, SegmentedControl } from '@loam/ui';
import { Monitor, RectangleHorizontal, RectangleVertical, Smartphone, Tablet } from 'lucide-react';
import type { Device } from '../model/devices.ts';
import { previewTexts } from '../texts.data.ts';

interface DeviceSwitchProps {
  readonly device: Device;
  readonly onChange: (device: Device) => void;
}

const words = previewTexts.devices;

export function DeviceSwitch({ device, onChange }: DeviceSwitchProps) {
  return (
    <span className="flex shrink-0 items-center gap-0.5 max-md:hidden">
      {device.name === 'desktop' ? null : (
        <IconButton
          label={previewTexts.rotate}
          side="bottom"
          size="sm"
          aria-pressed={device.isRotated}
          onClick={() => onChange({ ...device, isRotated: !device.isRotated })}
        >
          {device.isRotated ? <RectangleHorizontal aria-hidden /> : <RectangleVertical aria-hidden />}
        </IconButton>
      )}
      <SegmentedControl
        size="sm"
        label={words.label}
        value={device.name}
        onValueChange={(name) => onChange({ ...device, name })}
        segments={[
          { value: 'desktop', label: words.desktop, icon: Monitor, iconOnly: true },
          { value: 'tablet', label: words.tablet, icon: Tablet, iconOnly: true },
          { value: 'phone', label: words.phone, icon: Smartphone, iconOnly: true },
        ]}
      />
    </span>
  );
}
