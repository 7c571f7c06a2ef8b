import { createHash } from 'node:crypto';
import type { ImageId } from '@zanga/domain/ids';
import type { Files } from '../../adapters/files/port.ts';
import { BoundedCache } from './bounded-cache.ts';
import { encode, encoder, recipe } from './encoding/encode.ts';
import { contentTypeOf, type Format } from './encoding/formats.ts';
import { servedWidth } from './encoding/widths.ts';
import type { Urgency } from './gate.ts';

/** A picture in a width and format; the width served is the nearest on offer. */
export type WantedDerivative = { readonly id: ImageId; readonly width: number; readonly format: Format };

/** A picture re-encoded in one size and format. */
export type Derivative = { readonly contentType: string; readonly data: Buffer; readonly etag: string };

export type Derivatives = {
  /** Returns an encoding, made at its first request; undefined for an unknown picture. */
  readonly get: (wanted: WantedDerivative, urgency: Urgency) => Promise<Derivative | undefined>;
};

export type DerivativeSources = {
  readonly files: Files;
  /** Width of a picture; undefined for an unknown one. */
  readonly widthOf: (id: ImageId) => Promise<number | undefined>;
  /** Resolves once carts and orders leave a pause long enough for the encoder. */
  readonly rush?: { readonly calm: (longestMs: number) => Promise<void> };
};

/** Longest wait of a picture for carts and orders. */
const longestRestMs = 500;

/** Thumbnails stand on every page: they are kept in memory, large pictures are read from the store. */
const memory = { total: 48 * 1024 * 1024, largest: 64 * 1024, widths: 20_000 };

export const originalKey = (id: string): string => `pictures/${id}/original`;

const derivativeKey = ({ id, width, format }: WantedDerivative) =>
  `pictures/${id}/${recipe}/${width}.${format}`;

const etagOf = (data: Buffer) => `"${createHash('sha256').update(data).digest('base64url').slice(0, 22)}"`;

export const makeDerivatives = ({ files, widthOf, rush }: DerivativeSources): Derivatives => {
  const widths = new BoundedCache<number>(memory.widths, () => 1);
  const hot = new BoundedCache<Derivative>(memory.total, ({ data }) => data.length);
  const underway = new Map<string, Promise<Derivative | undefined>>();

  const knownWidth = async (id: ImageId) => {
    const width = widths.get(id) ?? (await widthOf(id));
    if (width !== undefined) widths.set(id, width);
    return width;
  };

  const make = async (key: string, { id, width, format }: WantedDerivative, urgency: Urgency) => {
    const original = await files.get(originalKey(id));
    if (!original) return undefined;
    const data = await encoder.pass(urgency, async () => {
      const started = performance.now();
      const encoded = await encode(original.data, format, width);
      await rush?.calm(Math.min(performance.now() - started, longestRestMs));
      return encoded;
    });
    await files.put(key, { contentType: contentTypeOf(format), data });
    return data;
  };

  const find = async (
    key: string,
    wanted: WantedDerivative,
    urgency: Urgency,
  ): Promise<Derivative | undefined> => {
    const data = (await files.get(key))?.data ?? (await make(key, wanted, urgency));
    return data && { contentType: contentTypeOf(wanted.format), data, etag: etagOf(data) };
  };

  /** One encoding for all requests at the same time. */
  const findOnce = (key: string, wanted: WantedDerivative, urgency: Urgency) => {
    const finding = underway.get(key) ?? find(key, wanted, urgency).finally(() => underway.delete(key));
    underway.set(key, finding);
    return finding;
  };

  return {
    get: async (wanted, urgency) => {
      const original = await knownWidth(wanted.id);
      if (original === undefined) return undefined;
      const exact = { ...wanted, width: servedWidth(wanted.width, original) };
      const key = derivativeKey(exact);
      const kept = hot.get(key);
      if (kept) return kept;
      const found = await findOnce(key, exact, urgency);
      // Pictures encoded ahead may never be requested; in memory they would push out requested ones.
      if (found && urgency === 'visitor' && found.data.length <= memory.largest) hot.set(key, found);
      return found;
    },
  };
};
