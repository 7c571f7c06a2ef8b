import { setTimeout as wait } from 'node:timers/promises';
import type { ImageId } from '@zanga/domain/ids';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Derivatives } from './derivatives.ts';
import type { Format } from './encoding/formats.ts';
import { type SweepTools, sweepPicture, sweepPictures } from './sweep-pictures.ts';

/** Encodes the common sizes of a picture ahead, so that no visitor waits for them. */
export const encodePicture: JobKind<{ id: ImageId }> = jobKind('pictures.encode', {
  retryLimit: 3,
  one: 'waiting',
});

/**
 * Deletes the files of a picture that no row names. A copy of the shop may read the shop's own bucket without knowing
 * all of its pictures, so the job is `outward` and does not run there.
 */
export const sweepPictureJob: JobKind<{ id: ImageId }> = jobKind('pictures.sweep_one', {
  one: 'waiting',
  outward: true,
});
const sweepAllJob = jobKind('pictures.sweep', { retryLimit: 3, outward: true });

const common: { readonly widths: readonly number[]; readonly formats: readonly Format[] } = {
  widths: [160, 240, 320, 360, 480, 640, 800, 960],
  formats: ['avif', 'webp'],
};

/** Encodes pictures one by one, with a rest as long as each took: half a processor at most, and visitors go first. */
const encodeAhead = async (derivatives: Derivatives, id: ImageId): Promise<void> => {
  for (const width of common.widths) {
    for (const format of common.formats) {
      const started = performance.now();
      await derivatives.get({ id, width, format }, 'ahead');
      await wait(performance.now() - started);
    }
  }
};

type JobTools = SweepTools & { readonly jobs: Jobs; readonly derivatives: Derivatives };

export const handlePictureJobs = ({ jobs, derivatives, ...tools }: JobTools): void => {
  jobs.handle(encodePicture, ({ id }) => encodeAhead(derivatives, id));
  jobs.handle(sweepPictureJob, async ({ id }) => void (await sweepPicture(tools, id)));
  jobs.every(sweepAllJob, '40 3 * * *', () => sweepPictures(tools));
};
