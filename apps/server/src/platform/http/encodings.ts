import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gunzipSync,
  gzip,
  gzipSync,
} from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = (body: Buffer) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
});

const compressors = {
  br: {
    here: (body: Buffer) => brotliCompressSync(body, brotli(body)),
    elsewhere: (body: Buffer) => promisify(brotliCompress)(body, brotli(body)),
    back: (body: Buffer) => brotliDecompressSync(body),
  },
  gzip: {
    here: (body: Buffer) => gzipSync(body, { level: 6 }),
    elsewhere: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
    back: (body: Buffer) => gunzipSync(body),
  },
};

/** Smaller bodies are compressed on this thread, in 0.2 ms at most: handing them over costs as much. */
const smallestHandedOver = 32 * 1024;

/** Smaller bodies stay plain: the header of the encoding costs more than it saves. */
const smallest = 512;

const readAccepted = (accepted: string): Encoding => {
  if (/\bbr\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(accepted) ? 'gzip' : 'identity';
};

/** `accept-encoding` headers already read; browsers send a handful of different ones. */
const acceptedBefore = new Map<string, Encoding>();

/** Best encoding that the caller accepts. */
export const encodingFor = (accepted: string | undefined): Encoding => {
  if (!accepted) return 'identity';
  const known = acceptedBefore.get(accepted);
  if (known) return known;
  const encoding = readAccepted(accepted);
  if (acceptedBefore.size < 100) acceptedBefore.set(accepted, encoding);
  return encoding;
};

/** Copies bytes out of their shared pool (64 KB for texts, 16 KB for compressed bodies), which they would keep alive. */
export const alone = (bytes: Buffer): Buffer => {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** Compresses a body; small ones stay plain. */
export const packed = async (plain: Buffer, encoding: Encoding): Promise<Buffer> => {
  if (encoding === 'identity' || plain.length < smallest) return plain;
  const { here, elsewhere } = compressors[encoding];
  return alone(plain.length < smallestHandedOver ? here(plain) : await elsewhere(plain));
};

/** Decompresses a kept body: half a millisecond for a page. */
export const unpacked = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'identity' ? body : compressors[encoding].back(body);
