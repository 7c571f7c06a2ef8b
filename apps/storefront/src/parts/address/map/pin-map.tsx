import { useQuery } from '@tanstack/react-query';
import { MapTiles } from '@zanga/browser/map/map-tiles.tsx';
import type { Point } from '@zanga/domain/shops/geography';
import { moved, whereabouts } from '@zanga/domain/shops/offset';
import { PinIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { useRef, useState } from 'react';
import { useService } from '../../../base/api/api.tsx';
import { pinTexts as t } from '../address-texts.ts';
import { NudgePad } from './nudge-pad.tsx';
import { SketchMap, sketch } from './sketch-map.tsx';
import { useDraggedPin } from './use-dragged-pin.ts';

/** Metres per unit of the drawing, from the nearest view to the widest. */
const scales = [1, 2.5, 6, 15] as const;

type PinMapProps = {
  readonly pin: Point;
  /** Place that the search found, and its name. */
  readonly origin: Point;
  readonly from: string;
  readonly onMove: (pin: Point) => void;
};

/** Puts a pin on the door: dragged, or nudged by buttons and arrow keys. */
export function PinMap({ pin, origin, from, onMove }: PinMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const metresPerUnit = scales[zoom] ?? scales[0];
  const service = useService();
  const { data } = useQuery(service.query('GET /api/shops', { query: {} }));
  const map = useQuery(service.query('GET /api/places/map')).data;
  const drag = useDraggedPin(pin, { onMove, metresPerUnit, width: sketch.width }, frame);
  return (
    <div className="flex flex-col gap-2">
      <div
        ref={frame}
        {...drag}
        className="relative cursor-grab touch-none select-none overflow-hidden rounded-md border border-line active:cursor-grabbing"
      >
        <SketchMap
          pin={pin}
          origin={origin}
          landmarks={data?.data ?? []}
          metresPerUnit={metresPerUnit}
          {...(map?.tiles && {
            ground: <MapTiles template={map.tiles} center={pin} frame={{ ...sketch, metresPerUnit }} />,
          })}
        />
        <PinIcon
          size={40}
          className="pointer-events-none absolute start-1/2 top-1/2 -translate-x-1/2 -translate-y-[88%] fill-tomato text-on-tomato drop-shadow"
        />
      </div>
      {map?.tiles && <p className="text-caption text-ink-soft">{map.credit}</p>}
      <NudgePad
        stepMetres={10 * metresPerUnit}
        onNudge={(offset) => onMove(moved(pin, offset))}
        onCloser={zoom > 0 ? () => setZoom(zoom - 1) : undefined}
        onFurther={zoom < scales.length - 1 ? () => setZoom(zoom + 1) : undefined}
      />
      <p aria-live="polite" className="text-caption text-ink-soft">
        {t.here(whereabouts(origin, pin), from)}
      </p>
      <p className="text-caption text-ink-soft">{t.howTo}</p>
    </div>
  );
}
