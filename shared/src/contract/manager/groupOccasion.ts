import * as v from 'valibot';
import { clockTime, dateTime, day, integer } from '../base/fields.ts';
import { endTime } from './offering.ts';

/** Of what course or exam a group is, and whose: for its employer, and for who is invited. */
export const groupOccasion = {
  /** 1 course, 2 exam. */
  applyType: v.picklist([1, 2]),
  /** One of the two; the other one is null. */
  educationNo: v.nullable(integer),
  examinationNo: v.nullable(integer),
  title: v.string(),
  day,
  time: clockTime,
  endTime,
  address: v.string(),
  address2: v.string(),
  businessName: v.string(),
  /** Until when people are named, replaced and accept: the end of the third day before it, at least a day to do it. */
  acceptUntil: dateTime,
};
