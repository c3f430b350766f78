/** The sounds, synthesised from sines and noise: nothing is loaded. */

/** Where and when a sound is played. */
export interface SoundStage {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  /** In the context's own seconds. */
  readonly at: number;
}

interface Tone {
  readonly from: number;
  /** Where the pitch glides to; the same if omitted. */
  readonly to?: number;
  readonly loud: number;
  readonly seconds: number;
}

/** A gain that starts at once and decays. */
function fading({ context, out, at }: SoundStage, loud: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(out);
  return gain;
}

function tone(stage: SoundStage, { from, to = from, loud, seconds }: Tone): void {
  const sine = stage.context.createOscillator();
  sine.frequency.setValueAtTime(from, stage.at);
  sine.frequency.exponentialRampToValueAtTime(to, stage.at + seconds);
  sine.connect(fading(stage, loud, seconds));
  sine.start(stage.at);
  sine.stop(stage.at + seconds);
}

/** Noise through a sweeping filter. */
function rustle(stage: SoundStage, { from, to = from, loud, seconds }: Tone): void {
  const { context, at } = stage;
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
  noise.connect(filter).connect(fading(stage, loud, seconds));
  noise.start(at);
}

/** Wood on wood. */
function click(stage: SoundStage): void {
  tone(stage, { from: 240, to: 130, loud: 0.5, seconds: 0.09 });
  tone(stage, { from: 690, to: 520, loud: 0.12, seconds: 0.04 });
  rustle(stage, { from: 1900, loud: 0.25, seconds: 0.025 });
}

/** Two coins that touch. */
function coin(stage: SoundStage): void {
  for (const [delay, pitch] of [
    [0, 2350],
    [0.075, 3140],
  ] as const) {
    const then = { ...stage, at: stage.at + delay };
    tone(then, { from: pitch, loud: 0.18, seconds: 0.35 });
    tone(then, { from: pitch * 1.52, loud: 0.07, seconds: 0.2 });
  }
}

/** A small chapel bell: its partials decay one after another, the high ones first. */
function bell(stage: SoundStage): void {
  const partials = [
    [0.5, 0.12, 1.6],
    [1, 0.22, 1.4],
    [1.19, 0.1, 1],
    [2, 0.1, 0.8],
    [2.74, 0.05, 0.45],
  ] as const;
  for (const [ratio, loud, seconds] of partials) tone(stage, { from: 587 * ratio, loud, seconds });
}

/** A page, or a card over the table. */
function page(stage: SoundStage): void {
  rustle(stage, { from: 900, to: 3600, loud: 1.1, seconds: 0.2 });
}

export const VOICES = { click, coin, bell, page } as const;

export type Sound = keyof typeof VOICES;
