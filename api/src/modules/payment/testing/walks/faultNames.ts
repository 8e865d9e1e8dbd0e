import {
  CANCEL_LATER,
  LASTING_FAULT,
  refundIs,
  rejectedBy,
} from '../../../../integrations/gateway/sandbox/tossBook.ts';
import { nameOf, REJECTIONS } from '../../../../integrations/gateway/sandbox/trouble.ts';
import { HAPPENINGS } from './troubleCommands.ts';

const ACCIDENTS = [
  'death before',
  'death after',
  'disconnection before',
  'disconnection after',
  'timeout before',
  'pause before',
];

/** Every fault that walks must hit, under the name used for counting it. */
export const FAULT_NAMES: readonly string[] = [
  ...Object.entries(HAPPENINGS).flatMap(([at, happenings]) => happenings.map((one) => `${at}: ${nameOf(one)}`)),
  ...REJECTIONS.map(rejectedBy),
  ...['PENDING', 'FAILED'].map(refundIs),
  ...ACCIDENTS.map((name) => `${name} a statement`),
  CANCEL_LATER,
  LASTING_FAULT,
  'cancel carried out later',
  'cancel aborted later',
  'deposit gone back later',
  'deposit bounced later',
  'deposit taken back',
  'deposit late',
  'deposit of another amount',
  'carried out late',
  'console, a part',
  'console, all of it',
  'page forgotten',
  'return doubled',
  'webhook doubled',
  'webhook before an older one',
  'webhook lost',
  'line down',
  'line lost',
];
