import { MessageRefused } from '../sms/protocol/messageSender.ts';

/** A device's address at the push service of its browser, and the keys with which messages to it are encrypted. */
export interface PushSubscription {
  endpoint: string;
  /** Public key of the device on P-256, uncompressed, in base64url. */
  p256dh: string;
  /** Secret of 16 bytes, in base64url. */
  auth: string;
}

/** Content that a device shows, also on its locked screen: it has nothing of a person. */
export interface PushContent {
  title: string;
  text: string;
  /** Page of the portal that opens. */
  path: string;
}

export interface PushMessage extends PushContent {
  /** Equal for each attempt: a device shows it once. */
  key: string;
  subscription: PushSubscription;
  /** Milliseconds for which the push service keeps it for a device that is off. */
  lifetimeMs: number;
  /** Wakes a device that saves its battery. */
  isUrgent: boolean;
}

/** Sends notices to devices by Web Push. */
export interface PushSender {
  /** Key by which browsers subscribe, in base64url. */
  readonly publicKey: string;
  /** True for a subscription with valid keys at a known push service. */
  accepts(subscription: PushSubscription): boolean;
  /** @throws DeviceGone if the subscription has ended; MessageRefused if no retry can succeed; else another error */
  send(message: PushMessage): Promise<void>;
}

/** The device has ended its subscription. */
export class DeviceGone extends MessageRefused {}
