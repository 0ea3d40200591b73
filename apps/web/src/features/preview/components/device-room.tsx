import { cn } from '@loam/ui';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { useElementSize } from '../../../shared/use-element-size.ts';
import { type Device, deviceSize, scaleToFit, type Size } from '../model/devices.ts';

interface DeviceRoomProps {
  readonly device: Device;
  /** Fills the screen of the device. */
  readonly children: ReactNode;
}

/** The screen of a device, at its real width; made smaller as a whole where it does not fit. */
export function DeviceRoom({ device, children }: DeviceRoomProps) {
  const room = useRef<HTMLDivElement>(null);
  const roomSize = useElementSize(room);
  const size = deviceSize(device);
  return (
    <div
      ref={room}
      className={cn(
        'relative min-h-0 flex-1 overflow-hidden',
        size === undefined ? 'bg-background' : 'bg-surface-sunken',
      )}
    >
      <div
        className={cn(
          'absolute',
          size === undefined
            ? 'inset-0'
            : 'top-1/2 left-1/2 overflow-hidden rounded-xl border border-border bg-background',
        )}
        style={size && screenStyle(size, roomSize)}
      >
        {children}
      </div>
    </div>
  );
}

function screenStyle(size: Size, room: Size): CSSProperties {
  return {
    // The border is drawn around the screen, not on it.
    boxSizing: 'content-box',
    width: size.widthPx,
    height: size.heightPx,
    transform: `translate(-50%, -50%) scale(${scaleToFit(size, room)})`,
  };
}
