import * as v from 'valibot';
import { clockTime, dateTime, day, integer } from '../base/fields.ts';
import { endTime } from './offering.ts';

/** Course or exam of a group, for its employer and for invited people. */
export const groupOccasion = {
  /** 1: course, 2: exam. */
  applyType: v.picklist([1, 2]),
  /** One of the two is null. */
  educationNo: v.nullable(integer),
  examinationNo: v.nullable(integer),
  title: v.string(),
  day,
  time: clockTime,
  endTime,
  address: v.string(),
  address2: v.string(),
  businessName: v.string(),
  /** Deadline for naming, replacing and accepting: the end of the third day before it, with at least one day to act. */
  acceptUntil: dateTime,
};
