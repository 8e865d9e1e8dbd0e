import { swallowed, withoutCall } from '../changes/calls.ts';
import { decided, words } from '../changes/conditions.ts';
import { withoutEntry } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const notices = (file: string) => `api/src/notices/${file}.ts`;

export const NOTICES: readonly Fault[] = [
  {
    name: 'nobody is told what became of an application',
    file: 'api/src/enrolment/application/move.ts',
    at: 'moveApplication',
    change: withoutCall('notifyOfMove'),
    suites: [SUITES.noticeEvents],
  },
  {
    name: 'notices are marked as sent and put into no outbox',
    file: notices('noticesJob'),
    at: 'queueBatch',
    change: withoutCall('queueMessages'),
    suites: [SUITES.noticesJob],
  },
  {
    name: 'a notice is queued again and again',
    file: notices('noticesJob'),
    at: 'queueBatch',
    change: withoutCall('execute'),
    suites: [SUITES.noticesJob],
  },
  {
    name: 'ordinary notices go out at night',
    file: notices('noticesJob'),
    at: 'queueBatch',
    change: decided('isNight', false),
    suites: [SUITES.noticesJob],
  },
  {
    name: 'a message is sent after it has expired',
    file: 'api/src/integrations/message/delivery.ts',
    at: 'deliverMessages',
    change: words('and expires_at >', "and expires_at + interval '1 year' >"),
    suites: ['api/src/integrations/message/outbox.test.ts', SUITES.noticesJob],
  },
  {
    name: 'what must be told is told to nobody who has switched all off',
    file: notices('channels'),
    at: 'chooseChannels',
    change: decided('mustBeTold', false),
    suites: [SUITES.channels],
  },
  {
    name: 'the former phone is not warned',
    file: notices('noticesJob'),
    at: 'messagesOf',
    change: decided('former_phone', false),
    suites: [SUITES.noticesJob],
  },
  {
    name: 'a message that could not be sent is taken for sent',
    file: 'api/src/integrations/message/delivery.ts',
    at: 'sendRow',
    change: swallowed('handOver'),
    suites: ['api/src/integrations/message/outbox.test.ts'],
  },
  {
    name: 'a message keeps its text after it was sent',
    file: 'api/src/integrations/message/delivery.ts',
    at: 'finish',
    change: withoutEntry('sealed'),
    suites: ['api/src/integrations/message/outbox.test.ts'],
  },
];
