import { settings } from '../settings.ts';
import { type Sound, VOICES } from './voices.ts';

/** The time between sounds that belong to one moment, in seconds. */
const APART = 0.11;

let context: AudioContext | null = null;

/** Plays sounds one after another, if the user wants to hear any. */
export function playSounds(...sounds: readonly Sound[]): void {
  const { sound, volume } = settings.get();
  if (sound === 'off' || sounds.length === 0) return;
  context ??= new AudioContext();
  // Browsers allow sound only after the user has interacted with the page.
  void context.resume();
  const out = context.createGain();
  // Perceived loudness is quadratic.
  out.gain.value = (volume / 100) ** 2;
  out.connect(context.destination);
  for (const [i, one] of sounds.entries())
    VOICES[one]({ context, out, at: context.currentTime + 0.01 + i * APART });
}
