import { Button } from '@zanga/ui/button.tsx';
import { useEffect, useRef, useState } from 'react';
import { texts } from '../../base/texts.ts';
import { torchOf } from './camera.ts';
import { scannerTexts, cameraTexts as t } from './scanner-texts.ts';
import { type Camera, useCamera } from './use-camera.ts';
import { useReading } from './use-reading.ts';

const troubles = {
  denied: { title: t.denied, line: t.deniedLine },
  absent: { title: t.absent, line: t.absentLine },
  busy: { title: t.busy, line: t.busyLine },
} as const;

function NoPicture({ camera, onTurnOn }: { readonly camera: Camera; readonly onTurnOn: () => void }) {
  if (camera.state === 'asking') return <p className="text-lead">{t.asking}</p>;
  if (camera.state !== 'trouble')
    return (
      <>
        <p className="text-balance text-lead">{t.off}</p>
        <Button size="large" onClick={onTurnOn}>
          {t.turnOn}
        </Button>
      </>
    );
  const { title, line } = troubles[camera.trouble];
  return (
    <div role="status" className="flex flex-col items-center gap-3">
      <p className="font-semibold text-h4">{title}</p>
      <p className="text-balance text-ink-soft">{line}</p>
      <Button variant="outline" onClick={onTurnOn}>
        {texts.retry}
      </Button>
    </div>
  );
}

function Torch({ stream }: { readonly stream: MediaStream }) {
  const [lit, setLit] = useState(false);
  const light = torchOf(stream);
  if (!light) return null;
  const toggle = () => {
    light(!lit).then(
      () => setLit(!lit),
      () => undefined, // A light that does not obey stays as it is.
    );
  };
  return (
    <Button variant="lemon" aria-pressed={lit} className="absolute end-4 bottom-4" onClick={toggle}>
      {lit ? t.torchOff : t.torchOn}
    </Button>
  );
}

function LivePicture({
  stream,
  reading,
  onCode,
}: Omit<CameraViewProps, 'looks'> & { readonly stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  useReading(video, reading, onCode);
  return (
    <>
      <video
        ref={video}
        autoPlay
        playsInline
        muted
        aria-label={t.label}
        className="absolute inset-0 size-full object-cover"
      />
      <div
        aria-hidden="true"
        className="absolute inset-[14%] rounded-lg border-4 border-lemon shadow-[0_0_0_100vmax_rgb(0_0_0/0.35)]"
      />
      <p className="absolute inset-x-0 top-4 mx-auto w-fit rounded-full bg-[#000]/70 px-4 py-1.5 font-semibold text-[#fff] text-small">
        {reading ? t.aim : scannerTexts.checking}
      </p>
      <Torch stream={stream} />
    </>
  );
}

type CameraViewProps = {
  /** Whether codes are read now. */
  readonly reading: boolean;
  readonly onCode: (code: string) => void;
};

/** Picture of the camera, or why there is none. */
export function CameraView({ reading, onCode }: CameraViewProps) {
  const { camera, turnOn } = useCamera();
  return (
    <div className="relative grid aspect-square max-h-[60dvh] w-full place-items-center overflow-hidden rounded-lg bg-sunken text-center lg:max-h-none">
      {camera.state === 'on' ? (
        <LivePicture stream={camera.stream} reading={reading} onCode={onCode} />
      ) : (
        <div className="flex flex-col items-center gap-4 p-6">
          <NoPicture camera={camera} onTurnOn={turnOn} />
        </div>
      )}
    </div>
  );
}
