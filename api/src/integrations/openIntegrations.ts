import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/types/tables.ts';
import { openAddresses } from './addresses/openAddresses.ts';
import type { FileStore } from './files/fileStore.ts';
import { createLocalFileStore } from './files/localFileStore.ts';
import { createS3FileStore } from './files/s3FileStore.ts';
import { openFoodNews } from './foodNews/openFoodNews.ts';
import { openGateway } from './gateway/openGateway.ts';
import { openIdentity } from './identity/openIdentity.ts';
import type { Integrations } from './integrations.ts';
import { openLicences } from './licences/openLicences.ts';
import { openMail } from './message/mail/openMail.ts';
import { openPush } from './message/push/openPush.ts';
import { openMessages } from './message/sms/openMessages.ts';

/**
 * Opens each integration by configuration: the real service if its URL is set, in a demo otherwise its sandbox, which
 * responds with a delay.
 */
export function openIntegrations(
  configuration: Configuration,
  db: Queries,
  now: () => Date,
  sandboxDelayMs?: number,
): Integrations {
  return {
    files: openFiles(configuration),
    foodNews: openFoodNews(configuration.integrations.FOOD_NEWS_URL, configuration.demo),
    message: openMessages(configuration, sandboxDelayMs),
    mail: openMail(configuration, sandboxDelayMs),
    push: openPush(configuration, now, sandboxDelayMs),
    identity: openIdentity(configuration),
    licences: openLicences(configuration, sandboxDelayMs),
    addresses: openAddresses(configuration, sandboxDelayMs),
    gateway: openGateway(configuration, db, now),
  };
}

function openFiles({ dataFolder, integrations }: Configuration): FileStore {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = integrations;
  if (!S3_ENDPOINT) return createLocalFileStore(join(dataFolder, 'files'));
  return createS3FileStore({
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET ?? '',
    region: S3_REGION ?? 'auto',
    accessKeyId: S3_ACCESS_KEY ?? '',
    secretAccessKey: S3_SECRET_KEY ?? '',
  });
}
