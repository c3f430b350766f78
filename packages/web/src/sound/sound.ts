import { settings } from '../settings.ts';
import { type Sound, VOICES } from './voices.ts';

/** So far apart sounds begin that belong to one moment, in seconds. */
const APART = 0.11;

let context: AudioContext | null = null;

/** Plays sounds one after the other, if the person wants to hear any. */
export function play(...sounds: readonly Sound[]): void {
  const { sound, volume } = settings.get();
  if (sound === 'off' || sounds.length === 0) return;
  context ??= new AudioContext();
  // A browser lets a page sound only after the person has touched it.
  void context.resume();
  const out = context.createGain();
  // Loudness is felt by its square.
  out.gain.value = (volume / 100) ** 2;
  out.connect(context.destination);
  for (const [i, one] of sounds.entries())
    VOICES[one]({ context, out, at: context.currentTime + 0.01 + i * APART });
}
