import { officeResource } from './resource.ts';

/** Advertising messages to members who agreed to them. */
export const bulletinResource = officeResource({
  name: '광고 메시지',
  permission: 'members',
  path: '/office/bulletins',
  objects: {
    bulletin: '광고 메시지',
  },
  acts: {
    'send bulletin': '광고 메시지 보내기',
    'call bulletin off': '광고 메시지 거두기',
  },
});
