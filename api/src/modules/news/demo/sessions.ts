import { join } from 'node:path';
import * as v from 'valibot';
import { readData, readProse } from '@portal/shared/prose';
import { articleOf } from '../../../demo/documents/blocks.ts';
import type { DemoDays } from '../../../demo/writing.ts';
import type { Draft } from './dataRoom/draft.ts';

const FOLDER = join(import.meta.dirname, 'sessions');

const sessions = v.array(
  v.strictObject({
    city: v.string(),
    hall: v.string(),
    /** Days from the notice to the session. */
    daysAhead: v.number(),
    seats: v.number(),
  }),
);
const metadata = v.strictObject({ title: v.string(), writer: v.string() });

const MORNING = { half: '오전', hours: '09:30~12:30' };
const AFTERNOON = { half: '오후', hours: '14:00~17:00' };

/** Notices of hygiene education sessions, alternately in the morning and the afternoon. */
export const readSessions = (days: DemoDays): Draft[] =>
  readData(join(FOLDER, 'sessions.json'), sessions).map(({ city, hall, daysAhead, seats }, index) => {
    const daysAgo = 2 + index * 9;
    const heldOn = days.workday(daysAhead - daysAgo);
    const values = { city, hall, seats, heldOn, ...(index % 2 === 0 ? MORNING : AFTERNOON) };
    const { data, blocks } = readProse(join(FOLDER, 'session.md'), metadata, values);
    return { ...data, daysAgo, body: articleOf(blocks) };
  });
