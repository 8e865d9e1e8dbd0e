import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import {
  getMapPush,
  postIntPush,
  postIntPushEnd,
  postIntPushTest,
  type PushDevice,
} from '@portal/shared/contract/pushDevice';
import { alert } from '@portal/shared/overlay';
import { toast } from '@portal/shared/ui';
import { subscribeBrowser, unsubscribeBrowser } from './browserSubscription.ts';
import { readPushSupport } from './pushSupport.ts';

const DISMISSED = '알림을 허용하지 않으셔서 켜지 않았습니다. 다시 누르시면 브라우저가 한 번 더 여쭙니다.';
const FAILED = '이 브라우저에서 알림을 켜지 못했습니다. 잠시 뒤에 다시 눌러주세요. 문자와 메일은 그대로 보내드립니다.';

/** Runs a call whose error the client has shown; returns true if it was answered. */
async function isDone(call: Promise<unknown>): Promise<boolean> {
  try {
    await call;
    return true;
  } catch (error) {
    if (error instanceof CallError) return false;
    throw error;
  }
}

/** Begins, tries and ends notices on devices. */
export function useDevices(publicKey: string | null) {
  const [support, setSupport] = useState(readPushSupport);
  const [isAsking, setIsAsking] = useState(false);
  const beginning = useMutation(postIntPush, { invalidates: [getMapPush] });
  const ending = useMutation(postIntPushEnd, { invalidates: [getMapPush] });
  const trying = useMutation(postIntPushTest);

  /** Asks for the permission: browsers let only a press do it. */
  const begin = async () => {
    if (publicKey === null) return;
    setIsAsking(true);
    try {
      const permission = await Notification.requestPermission();
      setSupport(readPushSupport());
      if (permission === 'default') await alert(DISMISSED);
      if (permission !== 'granted') return;
      const subscription = await subscribeBrowser(publicKey).catch(() => null);
      if (!subscription) await alert(FAILED);
      else if (await isDone(beginning.mutate(subscription))) toast('이 기기의 알림을 켰습니다.');
    } finally {
      setIsAsking(false);
    }
  };
  const end = async ({ pushNo, isHere }: PushDevice) => {
    if (!(await isDone(ending.mutate({ pushNo })))) return;
    if (isHere) await unsubscribeBrowser();
    toast('알림을 껐습니다.');
  };
  const tryOut = async ({ pushNo }: PushDevice) => {
    if (await isDone(trying.mutate({ pushNo }))) toast('시험 알림을 보냈습니다. 곧 이 기기에 나타납니다.');
  };

  return {
    support,
    isBeginning: isAsking || beginning.isPending,
    isEnding: ending.isPending,
    isTrying: trying.isPending,
    begin: () => void begin(),
    end: (device: PushDevice) => void end(device),
    tryOut: (device: PushDevice) => void tryOut(device),
  };
}
