/** Finds a QR code in the present picture of a camera. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | undefined>;

type Detector = {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
};

/** Browsers that read codes themselves, mostly on telephones; the types of the standard library do not know them yet. */
declare const BarcodeDetector:
  | undefined
  | {
      new (options: { formats: readonly string[] }): Detector;
      getSupportedFormats: () => Promise<readonly string[]>;
    };

/** Enough for a code that fills a third of the view, and little enough for an old tablet. */
const longestSide = 800;

const frameOf = (video: HTMLVideoElement, canvas: HTMLCanvasElement) => {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight, 1));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing || canvas.width === 0 || canvas.height === 0) return undefined;
  drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
  return drawing.getImageData(0, 0, canvas.width, canvas.height);
};

const ownReader = async (): Promise<CodeReader> => {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  return async (video) => {
    const frame = frameOf(video, canvas);
    try {
      return frame && decodeQR(frame);
    } catch {
      return undefined; // It throws where there is no code to be seen.
    }
  };
};

const browsersReader = async (): Promise<CodeReader | undefined> => {
  if (typeof BarcodeDetector === 'undefined') return undefined;
  // A browser that cannot say its formats gets our own reader.
  const formats = await BarcodeDetector.getSupportedFormats().catch((): readonly string[] => []);
  if (!formats.includes('qr_code')) return undefined;
  const detector = new BarcodeDetector({ formats: ['qr_code'] });
  return async (video) => (await detector.detect(video))[0]?.rawValue;
};

/** The browser's own code reader; ours when it has none, or when its own fails. */
export const openReader = async (): Promise<CodeReader> => {
  const native = await browsersReader();
  if (!native) return ownReader();
  let reader = native;
  return async (video) => {
    try {
      return await reader(video);
    } catch {
      if (reader !== native) return undefined;
      reader = await ownReader();
      return reader(video);
    }
  };
};
