import { answered, withoutWhere } from '../changes/calls.ts';
import { words } from '../changes/conditions.ts';
import { value } from '../changes/values.ts';
import type { Fault } from '../fault.ts';
import { SUITES } from '../suites.ts';

const bulletins = (file: string) => `api/src/modules/office/people/bulletins/${file}.ts`;

export const BULLETINS: readonly Fault[] = [
  {
    name: 'an advertisement is sent after its consent has ended',
    file: 'api/src/integrations/message/delivery.ts',
    at: 'isAgreedTo',
    change: words('and member.agree_marketing_at is not null', ''),
    suites: [SUITES.bulletins],
  },
  {
    name: 'an advertisement is sent to members who never agreed',
    file: bulletins('audience'),
    at: 'isAgreed',
    change: words('and member.agree_marketing_at is not null', ''),
    suites: [SUITES.bulletins],
  },
  {
    name: 'an advertisement is queued at night',
    file: bulletins('bulletinsJob'),
    at: 'bulletinsJob',
    change: answered('isNight', 'false'),
    suites: [SUITES.bulletins],
  },
  {
    name: 'an advertisement does not begin with its mark',
    file: 'api/src/notices/advertisements.ts',
    at: 'MARK',
    change: value(`''`),
    suites: [SUITES.bulletins],
  },
  {
    name: 'the link of an advertisement ends the consent of another member',
    file: 'api/src/modules/user/marketing/refusal.ts',
    at: 'memberOf',
    change: withoutWhere('token_hash'),
    suites: [SUITES.bulletins],
  },
];
