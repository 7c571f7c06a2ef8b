import type { Db } from '../../platform/database/connection.ts';
import type { AdapterSettings } from '../settings.ts';
import { eitherFiles } from './either.ts';
import { embeddedFiles } from './embedded.ts';
import type { Files } from './port.ts';
import { s3Files } from './s3.ts';

export type FileSettings = Pick<
  AdapterSettings,
  | 'FILES'
  | 'S3_ENDPOINT'
  | 'S3_REGION'
  | 'S3_BUCKET'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'S3_PATH_STYLE'
>;

/** The configured bucket. */
export const chooseBucket = (config: FileSettings): Files | undefined => {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_REGION: region, S3_PATH_STYLE: pathStyle } = config;
  return s3Files({ endpoint, region, bucket, accessKeyId, secretAccessKey, pathStyle });
};

/** The configured store; files not yet moved are found in the other one. */
export const chooseFiles = (config: FileSettings, db: Db): Files => {
  const own = embeddedFiles(db);
  const bucket = chooseBucket(config);
  if (!bucket) return own;
  return config.FILES === 's3' ? eitherFiles(bucket, own) : eitherFiles(own, bucket);
};
