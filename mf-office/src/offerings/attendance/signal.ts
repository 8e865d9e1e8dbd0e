import type { EntryOutcome } from '@portal/shared/contract/office';

/** Sound and vibration for an employee who watches people and not the phone; different for each outcome. */
interface Signal {
  /** Hertz, played in sequence. */
  tones: readonly number[];
  /** Milliseconds, as `navigator.vibrate` takes them. */
  vibration: number[];
}

const SIGNALS: Record<EntryOutcome, Signal> = {
  taken: { tones: [880], vibration: [80] },
  already: { tones: [660, 660], vibration: [60, 80, 60] },
  refused: { tones: [330, 220, 220], vibration: [300, 100, 300] },
};

const TONE_SECONDS = 0.12;
const VOLUME = 0.2;

let audio: AudioContext | undefined;

export function signal(outcome: EntryOutcome): void {
  const { tones, vibration } = SIGNALS[outcome];
  if ('vibrate' in navigator) navigator.vibrate(vibration);
  if (!('AudioContext' in globalThis)) return;
  audio ??= new AudioContext();
  for (const [index, frequency] of tones.entries()) {
    const begin = audio.currentTime + index * TONE_SECONDS * 1.5;
    const oscillator = new OscillatorNode(audio, { frequency });
    oscillator.connect(new GainNode(audio, { gain: VOLUME })).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + TONE_SECONDS);
  }
}
