import { DAY_MS } from '../../../clock/durations.ts';
import type { Configuration } from '../../../configuration/configuration.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { consumeQuota, readQuota } from '../../../pipeline/rateLimit.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';

/** Links to one phone in a day from all employers: its owner has not requested them. */
const MAX_OF_PHONE = 5;
/** Links from one employer in a day: four full groups. */
const MAX_OF_EMPLOYER = 200;

interface Link {
  /** Member number of the employer. */
  memberNo: number;
  /** Digits only. */
  userPhone: string;
}

interface LinkContext {
  db: Queries;
  now: Date;
  configuration: Pick<Configuration, 'encryptionKeys'>;
}

/** Time at which the daily limits restart. */
export const nextLinksAt = (now: Date): Date => new Date((Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS);

// Hashed: the table of limits stores no phone numbers.
const limitsOf = ({ memberNo, userPhone }: Link, { configuration }: LinkContext) => [
  {
    subject: `group-link-phone:${keyedHash(configuration.encryptionKeys, 'group links', userPhone).toString('base64url')}`,
    maximum: MAX_OF_PHONE,
    refusal: 'GROUP_LINKS_EXCEEDED' as const,
  },
  {
    subject: `group-link-employer:${memberNo}`,
    maximum: MAX_OF_EMPLOYER,
    refusal: 'GROUP_LINKS_OF_EMPLOYER_EXCEEDED' as const,
  },
];

/** @throws BusinessError if no further link may be sent to a phone, or for an employer, today */
export async function requireLinkLeft(link: Link, context: LinkContext): Promise<void> {
  const refusal = await refusalToSend(link, context);
  if (refusal) throw new BusinessError(refusal);
}

/** Counts a link to be sent; false if it may not be sent today. For the job, which runs once at a time. */
export async function takeLink(link: Link, context: LinkContext): Promise<boolean> {
  if (await refusalToSend(link, context)) return false;
  for (const { subject } of limitsOf(link, context)) await consumeQuota(context.db, subject, 1, context.now, DAY_MS);
  return true;
}

async function refusalToSend(link: Link, context: LinkContext) {
  for (const { subject, maximum, refusal } of limitsOf(link, context))
    if ((await readQuota(context.db, subject, context.now, DAY_MS)) >= maximum) return refusal;
  return null;
}
